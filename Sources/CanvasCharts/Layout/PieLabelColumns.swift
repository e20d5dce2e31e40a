internal import Canvas

/// A pie with its labels in two columns beside it.
struct PieLabelColumns {
  struct Label {
    var slice: Int
    var box: Rect
    var texts: [PlacedText]
    var leader: [Point]
  }

  let center: Point
  /// Of the pie, exploded slices included.
  let radius: Double
  let labels: [Label]
  /// Whether a name is cut.
  let isCut: Bool

  /// What is tried, in this order: one line of names, then two, then a smaller pie, then an ellipsis.
  private struct Attempt {
    var nameLines: Int
    var radius: Double
    var mayCut = false
  }

  /// The first way that has room for all labels; nil where none has.
  ///
  /// - Parameters:
  ///   - fullRadius: What the pie would have without labels.
  ///   - smallest: The part of that which it keeps.
  static func arrange(
    _ slices: [PieSlice], _ blocks: LabelBlocks, in content: Rect, fullRadius: Double, smallest: [Double]
  ) -> PieLabelColumns? {
    let usual = fullRadius * PieMetrics.labelledPart
    for onOneLine in [false, true] {
      var attempts = [Attempt(nameLines: 1, radius: usual * 0.85), Attempt(nameLines: 2, radius: usual * 0.85)]
      for part in smallest {
        let radius = fullRadius * part
        attempts += [
          Attempt(nameLines: 1, radius: radius), Attempt(nameLines: 2, radius: radius),
          Attempt(nameLines: 2, radius: radius, mayCut: true), Attempt(nameLines: 1, radius: radius, mayCut: true),
        ]
      }
      for attempt in attempts where !onOneLine || attempt.nameLines == 1 {
        let sides = PieLabelSides(
          slices, blocks, content: content, onOneLine: onOneLine, fullRadius: fullRadius)
        if let result = sides.columns(
          nameLines: attempt.nameLines, smallest: attempt.radius, largest: usual, mayCut: attempt.mayCut)
        {
          return result
        }
      }
    }
    return nil
  }
}

/// The lengths of pies, in points or as parts of each other.
enum PieMetrics {
  /// Of the largest pie that the room holds, the part that one with labels beside it has: 118 of 160 points.
  static let labelledPart = 0.7375
  /// The part of it that a pie keeps beside labels.
  static let smallestPart = 0.6
  /// That part in pictures too narrow for labels beside such a pie.
  static let leastPart = 0.4
  /// How far a slice stands out, of the radius.
  static let explosion = 0.08
  /// Between slices.
  static let gap = 1.5
  /// Of a slice's arc, the most that a gap takes.
  static let gapPart = 0.25
  /// From one label to the next, with values below names and on one line with them.
  static let labelGaps = (tall: 3.4, flat: 4.1)
  /// How far lines to labels are apart at least: where they begin, and a little further out.
  static let lineStarts = 0.02
  static let lineDistance = 2.0
  /// More slices than these have a table of names.
  static let mostLabels = 24
}

/// The slices' labels, shared out to both sides of a pie.
struct PieLabelSides {
  private struct Member {
    var slice: Int
    /// From 12 o'clock towards the side.
    var angle: Double
    /// Where its line begins, and where it is apart from others.
    var start = 0.0
    var spread = 0.0
    var block: LabelBlock?
  }

  private let slices: [PieSlice]
  private let blocks: LabelBlocks
  private let content: Rect
  private let onOneLine: Bool
  private let reach: LeaderRoutes.Reach
  private let hasExploded: Bool
  // Each from the top.
  private var right: [Member] = []
  private var left: [Member] = []

  init(_ slices: [PieSlice], _ blocks: LabelBlocks, content: Rect, onOneLine: Bool, fullRadius: Double) {
    self.slices = slices
    self.blocks = blocks
    self.content = content
    self.onOneLine = onOneLine
    hasExploded = slices.contains(where: \.isExploded)
    reach = LeaderRoutes.Reach(scale: min(1, max(0.4, fullRadius / 150)))
    let turn = 2 * Double.pi
    for (place, slice) in slices.enumerated() {
      // From 12 o'clock.
      var angle = (slice.middleAngle + Double.pi / 2).truncatingRemainder(dividingBy: turn)
      if angle < 0 { angle += turn }
      if angle < Double.pi {
        right.append(Member(slice: place, angle: angle))
      } else {
        left.append(Member(slice: place, angle: turn - angle))
      }
    }
    right.sort { ($0.angle, $0.slice) < ($1.angle, $1.slice) }
    left.sort { ($0.angle, -$0.slice) < ($1.angle, -$1.slice) }
    balance()
  }

  private var gap: Double { onOneLine ? PieMetrics.labelGaps.flat : PieMetrics.labelGaps.tall }
  private var heights: ClosedRange<Double> {
    // Labels may stand a little higher than the pie: their lowest letters then end where it does.
    let top = content.minY - 2
    return top...max(top, content.maxY + 8)
  }

  private var leastHeight: Double {
    let (name, value) = (blocks.name, blocks.value)
    let hasBoth = blocks.texts.contains { !$0.name.isEmpty && !$0.value.isEmpty }
    return name.ascent + (hasBoth && !onOneLine ? name.size * LabelBlock.lineStep : 0) + value.descent + gap
  }

  /// Hands labels of a side that is too full over the top or the bottom to the other.
  private mutating func balance() {
    let most = Int(saturating: (heights.upperBound - heights.lowerBound + gap) / leastHeight)
    while right.count > most, left.count < most { Self.move(from: &right, to: &left) }
    while left.count > most, right.count < most { Self.move(from: &left, to: &right) }
  }

  private static func move(from full: inout [Member], to other: inout [Member]) {
    guard let first = full.first, let last = full.last else { return }
    if first.angle < Double.pi - last.angle {
      full.removeFirst()
      other.insert(Member(slice: first.slice, angle: -first.angle), at: 0)
    } else {
      full.removeLast()
      other.append(Member(slice: last.slice, angle: 2 * Double.pi - last.angle))
    }
  }

  // MARK: One attempt

  func columns(nameLines: Int, smallest: Double, largest: Double, mayCut: Bool) -> PieLabelColumns? {
    var copy = self
    let room = content.width - 2 * smallest - 2 * reach.total
    let natural = (left: width(of: left), right: width(of: right))
    if nameLines == 1, !mayCut {
      guard natural.left + natural.right <= room + 1e-9 else { return nil }
    }
    let half = room / 2
    let leftRoom = natural.left < half ? natural.left : natural.right < half ? room - natural.right : half
    guard copy.fit(nameLines: nameLines, left: leftRoom, right: room - leftRoom, mayCut: mayCut) else { return nil }
    return copy.placed(largest: largest)
  }

  private func width(of side: [Member]) -> Double {
    side.reduce(0) { max($0, blocks.width($1.slice, onOneLine: onOneLine)) }
  }

  private mutating func fit(nameLines: Int, left leftRoom: Double, right rightRoom: Double, mayCut: Bool) -> Bool {
    func fit(_ side: inout [Member], _ width: Double) -> Bool {
      for i in side.indices {
        let block = blocks.block(side[i].slice, onOneLine: onOneLine, nameLines: nameLines, width: width)
        guard let block, mayCut || !block.isCut else { return false }
        side[i].block = block
      }
      return true
    }
    return fit(&left, leftRoom) && fit(&right, rightRoom)
  }

  private func placed(largest: Double) -> PieLabelColumns? {
    func width(_ side: [Member]) -> Double { side.reduce(0) { max($0, $1.block?.width ?? 0) } }
    let (leftWidth, rightWidth) = (width(left), width(right))
    let radius = min(largest, (content.width - leftWidth - rightWidth) / 2 - reach.total)
    guard radius > 0 else { return nil }
    let low = content.minX + leftWidth + reach.total + radius
    let high = content.maxX - rightWidth - reach.total - radius
    // The bottom margin is narrower than the others: labels end there, and the pie stands in the middle.
    let center = Point(
      x: low <= high ? min(max(content.midX, low), high) : (low + high) / 2,
      y: (content.minY + content.maxY + 10) / 2)
    let (right, left) = spread(radius: radius)
    for isNested in [false, true] {
      guard
        let onRight = labels(of: right, center: center, radius: radius, sign: 1, isNested: isNested),
        let onLeft = labels(of: left, center: center, radius: radius, sign: -1, isNested: isNested)
      else { return nil }
      let labels = onRight + onLeft
      guard LeaderCheck.areClear(labels.map(\.leader), labels: labels.map(\.box)) else { continue }
      return PieLabelColumns(
        center: center, radius: radius, labels: labels.sorted { $0.slice < $1.slice },
        isCut: (left + right).contains { $0.block?.isCut == true })
    }
    return nil
  }

  /// The members with lines that stand apart: all round the pie in one order, from the left at the bottom clockwise.
  private func spread(radius: Double) -> (right: [Member], left: [Member]) {
    let wanted = left.reversed().map { -$0.angle } + right.map(\.angle)
    guard let first = wanted.first, let last = wanted.last else { return (right, left) }
    let middle = (first + last) / 2
    func apart(_ points: Double) -> [Double] {
      LabelPlacement.starts(
        wanted: wanted, lengths: Array(repeating: points / radius, count: wanted.count),
        in: (middle - Double.pi)...(middle + Double.pi)) ?? wanted
    }
    let (starts, spreads) = (apart(PieMetrics.lineStarts), apart(PieMetrics.lineDistance))
    var (right, left) = (right, left)
    for i in left.indices {
      left[i].start = -starts[left.count - 1 - i]
      left[i].spread = -spreads[left.count - 1 - i]
    }
    for i in right.indices {
      right[i].start = starts[left.count + i]
      right[i].spread = spreads[left.count + i]
    }
    return (right, left)
  }

  /// The labels of one side in their places; nil where they are too high.
  private func labels(
    of side: [Member], center: Point, radius: Double, sign: Double, isNested: Bool
  ) -> [PieLabelColumns.Label]? {
    let members = side.compactMap { member in member.block.map { (member, $0) } }.filter { !$0.1.lines.isEmpty }
    let wanted = members.map { member, block in
      center.y - (radius + reach.elbow + 2) * Angle.sineAndCosine(member.spread).cosine - block.anchor
    }
    // The last one needs no room below it.
    let range = heights.lowerBound...(heights.upperBound + gap)
    guard let tops = LabelPlacement.starts(wanted: wanted, lengths: members.map { $0.1.height + gap }, in: range) else {
      return nil
    }
    let inner = hasExploded ? radius / (1 + PieMetrics.explosion) : radius
    let routes = LeaderRoutes(
      lines: zip(members, tops).map { member, top in
        LeaderRoutes.Line(
          start: member.0.start, angle: member.0.spread, rim: slices[member.0.slice].isExploded ? radius : inner,
          y: top + member.1.anchor - center.y)
      }, radius: radius, reach: reach)
    let edge = radius + reach.total
    return zip(zip(members, tops), routes.routes(isNested: isNested)).map { placed, line in
      let ((member, block), top) = placed
      let x = center.x + sign * edge
      return PieLabelColumns.Label(
        slice: member.slice,
        box: Rect(x: sign > 0 ? x : x - block.width, y: top, width: block.width, height: block.height),
        texts: block.placed(at: Point(x: x, y: top), isRightAligned: sign < 0),
        leader: line.map { Point(x: center.x + sign * $0.x, y: center.y + $0.y) })
    }
  }
}
