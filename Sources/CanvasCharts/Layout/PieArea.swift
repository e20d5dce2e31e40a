internal import Canvas

/// What of the view a pie may use: a rectangle, or the disc in its middle.
struct PieArea: Sendable, Hashable {
  var frame: Rect
  var isDisc: Bool
  /// How long 1 point of a view of 400 is.
  var unit: Double

  /// The graph's radius where no label needs room: 6 points of a view of 400 are left for its outline.
  var radius: Double { max(0, min(frame.width, frame.height) / 2 - PieMetrics.margin * unit) }

  /// The clip: the frame, or the disc of its shorter side.
  var path: Path {
    let side = min(frame.width, frame.height)
    return isDisc
      ? Path(ovalIn: Rect(center: frame.center, size: Size(width: side, height: side))) : Path(rect: frame)
  }

  /// How far a pie may move from the middle to either side.
  func shiftRoom(radius: Double) -> Double {
    isDisc ? 0 : max(0, frame.width / 2 - PieMetrics.margin * unit - radius)
  }

  /// How far a box, given about the middle, may move to the right (or, negative, to the left) and stay inside with a
  /// margin; nil where it can't be inside.
  func horizontalShift(of box: Rect, margin: Double) -> ClosedRange<Double>? {
    // A hair for rounding: a box that was placed against the edge is inside.
    let tolerance = 1e-9 * unit
    let halfWidth: Double
    if isDisc {
      let radius = min(frame.width, frame.height) / 2 - margin
      let farthest = max(abs(box.minY), abs(box.maxY))
      guard farthest < radius else { return nil }
      halfWidth = (radius * radius - farthest * farthest).squareRoot()
    } else {
      halfWidth = frame.width / 2 - margin
    }
    let low = -halfWidth - box.minX - tolerance
    let high = halfWidth - box.maxX + tolerance
    return low <= high ? low...high : nil
  }
}
