internal import Canvas

/// What a pie may use: the view that shows it, and the room for labels outside of it.
struct PieArea: Sendable, Hashable {
  /// What is filled with the background and clips the graph: this rectangle, or the disc in its middle.
  var view: Rect
  var isDisc: Bool
  /// Where labels may stand, and whether only in the disc in its middle.
  var room: Rect
  var isRoomDisc: Bool
  /// Whether the graph may give way to its labels: not where a radius was asked for.
  var isFlexible: Bool
  /// How long 1 point of a view of 400 is.
  var unit: Double

  /// The area for options in a rectangle; nil where that has no size.
  init?(_ options: PieOptions, in rect: Rect) {
    let rect = rect.standardized
    unit = min(rect.width, rect.height) / PieMetrics.side
    guard rect.isFinite, unit > 0 else { return nil }
    isDisc = options.isDisc || options.state != .initial
    room = rect
    if let radius = options.radius, !radius.isNaN, options.state != .began {
      let radius = min(max(radius, PieMetrics.smallestRadius), PieMetrics.radius)
      let side = 2 * (radius + PieMetrics.margin) * unit
      view = Rect(center: rect.center, size: Size(width: side, height: side))
      isFlexible = false
      isRoomDisc = false
    } else {
      view = rect
      isFlexible = true
      isRoomDisc = isDisc
    }
  }

  var center: Point { view.center }

  /// The graph's radius where no label needs room: 6 points of a view of 400 are left for its outline.
  var radius: Double { max(0, min(view.width, view.height) / 2 - PieMetrics.margin * unit) }

  /// The view's shape.
  var path: Path {
    guard isDisc else { return Path(rect: view) }
    let side = min(view.width, view.height)
    return Path(ovalIn: Rect(center: center, size: Size(width: side, height: side)))
  }

  /// How far a pie may move from the middle to either side.
  func shiftRoom(radius: Double) -> Double {
    isDisc || !isFlexible ? 0 : max(0, view.width / 2 - PieMetrics.margin * unit - radius)
  }

  /// How far a box, given about the middle, may move to the right (or, negative, to the left) and stay in the room with a
  /// margin; nil where it can't.
  func horizontalShift(of box: Rect, margin: Double) -> ClosedRange<Double>? {
    // A hair for rounding: a box that was placed against the edge is inside.
    let tolerance = 1e-9 * unit
    let halfWidth: Double
    if isRoomDisc {
      let radius = min(room.width, room.height) / 2 - margin
      let farthest = max(abs(box.minY), abs(box.maxY))
      guard farthest < radius else { return nil }
      halfWidth = (radius * radius - farthest * farthest).squareRoot()
    } else {
      halfWidth = room.width / 2 - margin
    }
    let low = -halfWidth - box.minX - tolerance
    let high = halfWidth - box.maxX + tolerance
    return low <= high ? low...high : nil
  }
}
