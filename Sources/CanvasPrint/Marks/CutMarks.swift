internal import CanvasMath

/// The lines along which cards are cut. They are only where nothing else is printed.
struct CutMarks {
  /// The width of the lines, in points.
  static let width = 0.25
  /// The distance from what is printed to a line.
  private static let clearance = Double.millimetres(1)
  /// The length of a line at a corner.
  private static let length = Double.millimetres(4)
  /// A shorter line is left out.
  private static let shortest = Double.millimetres(0.5)

  let cuts: [Rect]
  let printed: [Rect]
  /// The rectangles of other marks.
  let taken: [Rect]
  let paper: Size

  /// The lines; nil if there are none.
  func path(_ marks: PrintLayout.Marks) -> Path? {
    guard marks != .none else { return nil }
    var path = Path()
    for x in Self.distinct(cuts.flatMap { [$0.minX, $0.maxX] }) {
      add(marks, at: x, isVertical: true, between: printed, besides: taken, to: &path)
    }
    for y in Self.distinct(cuts.flatMap { [$0.minY, $0.maxY] }) {
      add(marks, at: y, isVertical: false, between: printed, besides: taken, to: &path)
    }
    return path
  }

  /// The line along which a sheet is folded, outside of the cards.
  func foldPath(isVertical: Bool) -> Path {
    var path = Path()
    let middle = isVertical ? paper.width / 2 : paper.height / 2
    add(.full, at: middle, isVertical: isVertical, between: printed + taken, besides: [], to: &path)
    return path
  }

  /// Adds the lines across the paper at a position, as far as nothing else is there.
  private func add(
    _ marks: PrintLayout.Marks, at position: Double, isVertical: Bool, between cards: [Rect], besides others: [Rect],
    to path: inout Path
  ) {
    /// The parts of a line across rectangles that are taken, in order and without overlaps.
    func blocks(_ boxes: [Rect]) -> [ClosedRange<Double>] {
      boxes.compactMap { box in
        let (columns, rows) = (box.minX...box.maxX, box.minY...box.maxY)
        let (across, along) = isVertical ? (columns, rows) : (rows, columns)
        guard across.lowerBound - Self.width <= position, position <= across.upperBound + Self.width else { return nil }
        return along.lowerBound - Self.clearance...along.upperBound + Self.clearance
      }.merged()
    }
    let end = isVertical ? paper.height : paper.width
    for line in Self.lines(between: blocks(cards), besides: blocks(others), to: end, marks) {
      path.addLines(
        between: [line.lowerBound, line.upperBound].map {
          isVertical ? Point(x: position, y: $0) : Point(x: $0, y: position)
        })
    }
  }

  private static func distinct(_ values: [Double]) -> [Double] {
    values.sorted().reduce(into: []) { result, value in
      if value - (result.last ?? -.infinity) > 0.01 { result.append(value) }
    }
  }

  /// The lines between cards, from 0 to the end of the paper.
  private static func lines(
    between cards: [ClosedRange<Double>], besides others: [ClosedRange<Double>], to end: Double,
    _ marks: PrintLayout.Marks
  ) -> [ClosedRange<Double>] {
    var lines: [ClosedRange<Double>] = []
    var start = 0.0
    for (index, card) in (cards + [end...end]).enumerated() {
      let (isFirst, isLast) = (index == 0, index == cards.count)
      if card.lowerBound > start {
        if marks == .full || card.lowerBound - start <= (isFirst || isLast ? 1 : 2) * length {
          lines.append(start...card.lowerBound)
        } else {
          if !isFirst { lines.append(start...start + length) }
          if !isLast { lines.append(card.lowerBound - length...card.lowerBound) }
        }
      }
      start = max(start, card.upperBound)
    }
    return lines.flatMap { remainders(of: $0, without: others) }.filter { $0.upperBound - $0.lowerBound >= shortest }
  }

  private static func remainders(
    of line: ClosedRange<Double>, without others: [ClosedRange<Double>]
  ) -> [ClosedRange<Double>] {
    var (result, start): ([ClosedRange<Double>], Double) = ([], line.lowerBound)
    for other in others where other.upperBound > line.lowerBound && other.lowerBound < line.upperBound {
      if other.lowerBound > start { result.append(start...other.lowerBound) }
      start = max(start, other.upperBound)
    }
    if start < line.upperBound { result.append(start...line.upperBound) }
    return result
  }
}
