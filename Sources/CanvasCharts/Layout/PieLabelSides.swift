internal import CanvasMath

/// The labels of slices, distributed to both sides of a pie.
///
/// A label is on the side of its slice. If the labels of a side don't fit, or small slices are crowded near the top
/// or the bottom, some labels move to the other side. All round the pie they stay in the order of the slices, so
/// their lines need not cross.
struct PieLabelSides {
  /// A label of a side.
  struct Member {
    let slice: Int
    /// The angle from 12 o'clock towards the side. Below 0 or above π, the slice is on the other side.
    let angle: Double
  }

  // The labels of each side, from the top.
  private(set) var right: [Member] = []
  private(set) var left: [Member] = []

  /// - Parameter radius: The approximate radius of the pie.
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
    let pitch = blocks.minimumHeight(onOneLine: onOneLine)
    // The last label needs no gap below it.
    let height = heights.upperBound - heights.lowerBound + blocks.gap(onOneLine: onOneLine)
    makeRoom(count: Int(saturating: height / pitch))
    shortenLines(radius: radius, pitch: pitch, height: height)
  }

  /// The range of the labels, a little higher and lower than the pie, so that the lowest letters end at its bottom.
  static func heights(in content: Rect) -> ClosedRange<Double> {
    let top = content.minY - 2
    return top...max(top, content.maxY + 8)
  }

  /// Moves labels from a side that is too full over the top or the bottom, whichever is nearer.
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

  /// Moves labels to the other side if that brings labels nearer to their slices.
  private mutating func shortenLines(radius: Double, pitch: Double, height: Double) {
    let middle = (height - pitch) / 2
    // The sum of the squared distances of labels from their slices; for slices on the other side, along the rim.
    func cost(_ side: [Member]) -> Double? {
      let wanted = side.map { member in
        let inside = min(max(member.angle, 0), Double.pi)
        return middle + radius * (member.angle - inside - Trigonometry.sineAndCosine(inside).cosine)
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
