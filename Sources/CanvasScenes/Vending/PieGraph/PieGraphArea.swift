internal import Canvas

/// What the app's pie graph may use.
struct PieGraphArea: Sendable, Hashable {
  /// What is filled with the background and clips the graph: this rectangle, or the disc in its middle.
  var view: Rect
  var isDisc: Bool
  /// How long 1 point of a view of 400 is.
  var unit: Double

  init(view: Rect, isDisc: Bool, unit: Double) {
    (self.view, self.isDisc, self.unit) = (view, isDisc, unit)
  }

  /// The area for options in a rectangle; nil where that has no size.
  init?(_ options: PieGraphOptions, in rect: Rect) {
    let rect = rect.standardized
    unit = min(rect.width, rect.height) / PieGraphMetrics.side
    guard rect.isFinite, unit > 0 else { return nil }
    isDisc = options.isDisc || options.state != .initial
    if let radius = options.radius, !radius.isNaN, options.state != .began {
      let radius = min(max(radius, PieGraphMetrics.smallestRadius), PieGraphMetrics.radius)
      let side = 2 * (radius + PieGraphMetrics.margin) * unit
      view = Rect(center: rect.center, size: Size(width: side, height: side))
    } else {
      view = rect
    }
  }

  var center: Point { view.center }

  /// The graph's radius: 6 points of a view of 400 are left for its outline.
  var radius: Double { max(0, min(view.width, view.height) / 2 - PieGraphMetrics.margin * unit) }

  /// The view's shape.
  var path: Path {
    guard isDisc else { return Path(rect: view) }
    let side = min(view.width, view.height)
    return Path(ovalIn: Rect(center: center, size: Size(width: side, height: side)))
  }
}
