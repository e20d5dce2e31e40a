/// Places the texts of notes in a plot, each near to what it is about, and none on a mark or on another text.
struct NotePlacer {
  /// What a note is about.
  struct Target {
    /// Where the line to it ends, in points.
    var point: Point
    /// Whether it is a point of a line or an area.
    var isPoint = false
    /// Whether the line goes through the plot to the axis, so that the text is best above.
    var isAxis = false
    /// The side of the line that the text is best on: −1 for the left, 1 for the right, and 0 for its middle.
    var side = 0.0
  }

  /// The rectangle for the texts: the plot and what is above it.
  let room: Rect
  let style: ChartTextStyle
  let measurer: TextMeasurer
  /// The marks and the texts.
  var ink: InkMap
  /// The texts, which lines to places don't cross.
  var texts: InkMap
  /// The lines of the axis's ticks, which texts keep clear of if they can.
  var grid: [Double] = []

  /// The widths at which texts break, the usual one first, in points.
  private static let widths = [130.0, 90, 200]
  private static let maximumLines = 4
  /// The least distances from a text to what it is about, and to all else.
  private static let gap = 16.0
  private static let clearance = 5.0
  private static let pitch = 3.0

  init(in room: Rect, style: ChartTextStyle, measurer: TextMeasurer) {
    (self.room, self.style, self.measurer) = (room, style, measurer)
    ink = InkMap(of: room)
    texts = ink
  }

  /// A text as broken into lines.
  private struct Block {
    let fitted: FittedText
    let size: Size
    let cost: Double
  }

  private func blocks(_ text: String) -> [Block] {
    Self.widths.enumerated().compactMap { index, width in
      var fitted = measurer.fit(text, style, width: min(width, room.width), lineCount: Self.maximumLines)
      guard !fitted.isCut, !fitted.breaksWords else { return nil }
      // Lines of about equal length, without a single short word on the last one.
      for width in stride(from: fitted.width - 4, through: fitted.width / 2, by: -4) where fitted.lines.count > 1 {
        let narrower = measurer.fit(text, style, width: width, lineCount: fitted.lines.count)
        if narrower.isCut || narrower.breaksWords { break }
        fitted = narrower
      }
      let size = Size(width: fitted.width, height: style.lineHeight * Double(fitted.lines.count))
      return Block(fitted: fitted, size: size, cost: Double(index) * 8)
    }
  }

  /// The height of a text above the plot.
  func height(of text: String) -> Double { (blocks(text).first?.size.height ?? 0) + 2 * Self.clearance }

  /// The places of notes, in their order. Nil for those whose text fits nowhere.
  func placed(_ notes: [(text: String, target: Target)]) -> [NoteLayout?] {
    var placer = self
    var tops: [Double: Double] = [:]
    return notes.map { text, target in
      var target = target
      // A further note about the same place is above the text of the one before.
      if let top = tops[target.point.x] {
        (target.point.y, target.isPoint, target.isAxis) = (top - 2, false, false)
      }
      let note = placer.place(text, at: target)
      if let note, let box = note.lines.first?.box, box.minY < target.point.y { tops[target.point.x] = box.minY }
      return note
    }
  }

  /// The same with texts that lean outwards, the outermost first, so that the lines of those between have room.
  func placedOutwards(_ notes: [(text: String, target: Target)]) -> [NoteLayout?] {
    let places = notes.map(\.target.point.x).sorted()
    let sides = notes.map { 2 * (places.firstIndex(of: $0.target.point.x) ?? 0) - places.count + 1 }
    let order = notes.indices.sorted { (-abs(sides[$0]), $0) < (-abs(sides[$1]), $1) }
    let placed = placed(
      order.map { index in
        changing(notes[index]) { $0.target.side = Double(sides[index].signum()) }
      })
    return notes.indices.map { index in order.firstIndex(of: index).flatMap { placed[$0] } }
  }

  private mutating func place(_ text: String, at target: Target) -> NoteLayout? {
    guard let best = best(text, at: target, clearOf: grid) ?? best(text, at: target, clearOf: []) else { return nil }
    let isAbove = best.box.maxY <= target.point.y
    var note = NoteLayout(
      from: Point(x: target.point.x, y: isAbove ? best.box.maxY + 2 : best.box.minY - 2), to: target.point,
      hasDot: target.isPoint)
    let align = min(max((target.point.x - best.box.minX) / max(best.box.width, 1), 0), 1)
    for (row, line) in best.block.fitted.lines.enumerated() {
      let width = measurer.width(of: line, style)
      let baseline = best.box.minY + style.ascent + style.lineHeight * Double(row)
      note.lines.append(
        PlacedText(
          line, style, origin: Point(x: best.box.minX + (best.box.width - width) * align, y: baseline), width: width
        ).among(best.block.fitted.surroundings(ofLine: row)))
    }
    for box in [best.box, Self.box(ofLineFrom: note.from, to: note.to)] { ink.add(box) }
    texts.add(best.box)
    return note
  }

  /// The free box of the least cost.
  private func best(
    _ text: String, at target: Target, clearOf grid: [Double]
  ) -> (cost: Double, block: Block, box: Rect)? {
    let found = blocks(text).flatMap { block in
      boxes(of: block, at: target, clearOf: grid).map { (cost: block.cost + $0, block: block, box: $1) }
    }
    return found.min { $0.cost < $1.cost }
  }

  /// The best free boxes for a block above and below its place, with their costs.
  private func boxes(of block: Block, at target: Target, clearOf grid: [Double]) -> [(Double, Rect)] {
    let size = block.size
    let middle = min(max(target.point.x - size.width / 2, room.minX), room.maxX - size.width)
    let lefts = [(0.0, middle), (1, target.point.x), (-1, target.point.x - size.width)].map { side, left in
      (abs(side - target.side) * (target.side == 0 ? 4 : 30), left)
    }
    return lefts.flatMap { cost, left -> [(Double, Rect)] in
      guard left >= room.minX - 0.01, left + size.width <= room.maxX + 0.01 else { return [] }
      func first(_ tops: StrideThrough<Double>, _ cost: Double) -> (Double, Rect)? {
        let boxes = tops.lazy.map { Rect(x: left, y: $0, width: size.width, height: size.height) }
        return boxes.first { box in
          !grid.contains { box.minY + 1 < $0 && $0 < box.maxY - 1 } && isFree(box, at: target)
        }.map { box in
          (cost + abs((target.isAxis ? room.minY - box.minY : target.point.y - box.midY)), box)
        }
      }
      let lowest = target.point.y - Self.gap - size.height
      if target.isAxis {
        return [first(stride(from: room.minY, through: lowest, by: Self.pitch), cost)].compactMap(\.self)
      }
      return [
        first(stride(from: lowest, through: room.minY, by: -Self.pitch), cost),
        target.isPoint
          ? first(
            stride(from: target.point.y + Self.gap, through: room.maxY - size.height - 4, by: Self.pitch), cost + 12)
          : nil,
      ].compactMap(\.self)
    }
  }

  private func isFree(_ box: Rect, at target: Target) -> Bool {
    guard ink.isFree(box.insetBy(dx: -Self.clearance, dy: -Self.clearance)) else { return false }
    let end = Point(x: target.point.x, y: box.maxY <= target.point.y ? box.maxY : box.minY)
    return texts.isFree(Self.box(ofLineFrom: end, to: target.point))
  }

  static func box(ofLineFrom start: Point, to end: Point) -> Rect {
    Rect(x: start.x - 1.5, y: min(start.y, end.y), width: 3, height: abs(end.y - start.y))
  }
}
