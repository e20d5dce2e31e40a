internal import Canvas

/// The slices' labels, shared out to both sides of a pie.
///
/// A label stands on the side of its slice. Where a side has no room for all of its labels, or small slices bunch near
/// the top or the bottom, some go over to the other side; all round the pie they stay in the order of the slices, so
/// their lines need not cross.
struct PieLabelSides {
  struct Member {
    var slice: Int
    /// From 12 o'clock towards the side; beyond 0 and π the slice is on the other side.
    var angle: Double
  }

  // Each from the top.
  private(set) var right: [Member] = []
  private(set) var left: [Member] = []

  /// - Parameter radius: What the pie has about.
  init(_ slices: [PieSlice], _ blocks: LabelBlocks, content: Rect, onOneLine: Bool, radius: Double) {
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
    let heights = Self.heights(in: content)
    let pitch = blocks.leastHeight(onOneLine: onOneLine)
    // The last one needs no room below it.
    let height = heights.upperBound - heights.lowerBound + blocks.gap(onOneLine: onOneLine)
    makeRoom(count: Int(saturating: height / pitch))
    shortenLines(radius: radius, pitch: pitch, height: height)
  }

  /// Where labels may stand: a little higher and lower than the pie, since the lowest letters then end where it does.
  static func heights(in content: Rect) -> ClosedRange<Double> {
    let top = content.minY - 2
    return top...max(top, content.maxY + 8)
  }

  /// Hands labels of a side that is too full over the top or the bottom to the other, whichever is nearer.
  private mutating func makeRoom(count most: Int) {
    while right.count > most, left.count < most { Self.move(from: &right, to: &left, overTop: Self.isNearTop(right)) }
    while left.count > most, right.count < most { Self.move(from: &left, to: &right, overTop: Self.isNearTop(left)) }
  }

  private static func isNearTop(_ side: [Member]) -> Bool {
    guard let first = side.first, let last = side.last else { return true }
    return first.angle < Double.pi - last.angle
  }

  private static func move(from full: inout [Member], to other: inout [Member], overTop: Bool) {
    guard let member = overTop ? full.first : full.last else { return }
    if overTop {
      full.removeFirst()
      other.insert(Member(slice: member.slice, angle: -member.angle), at: 0)
    } else {
      full.removeLast()
      other.append(Member(slice: member.slice, angle: 2 * Double.pi - member.angle))
    }
  }

  /// Hands over what brings labels nearer to their slices.
  private mutating func shortenLines(radius: Double, pitch: Double, height: Double) {
    let middle = (height - pitch) / 2
    // The sum of the squares of the ways that labels stand from their slices; of those on the other side, along the rim.
    func cost(_ side: [Member]) -> Double? {
      let wanted = side.map { member in
        let inside = min(max(member.angle, 0), Double.pi)
        return middle + radius * (member.angle - inside - Angle.sineAndCosine(inside).cosine)
      }
      let lengths = Array(repeating: pitch, count: side.count)
      guard let placed = LabelPlacement.starts(wanted: wanted, lengths: lengths, in: 0...height) else { return nil }
      return zip(wanted, placed).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    let least = (pitch * PieMetrics.crossingCost) * (pitch * PieMetrics.crossingCost)
    for (fromRight, overTop) in [(false, true), (true, true), (false, false), (true, false)] {
      while var best = cost(right).flatMap({ right in cost(left).map { right + $0 } }) {
        var moved = self
        if fromRight {
          Self.move(from: &moved.right, to: &moved.left, overTop: overTop)
        } else {
          Self.move(from: &moved.left, to: &moved.right, overTop: overTop)
        }
        best -= least
        guard let onRight = cost(moved.right), let onLeft = cost(moved.left), onRight + onLeft < best else { break }
        self = moved
      }
    }
  }
}
