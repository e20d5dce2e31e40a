internal import Canvas

/// The area of the app's pie graph.
struct PieGraphArea: Sendable, Hashable {
  /// The rectangle of the view. It is filled with the background and clips the graph, as a whole or as the disc in
  /// its middle.
  var view: Rect
  var isDisc: Bool
  /// The length of 1 point of a view of 400.
  var unit: Double

  init(view: Rect, isDisc: Bool, unit: Double) {
    (self.view, self.isDisc, self.unit) = (view, isDisc, unit)
  }

  /// Creates the area for options in a rectangle. Returns nil if the area has no size.
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

  /// The graph's radius. 6 points of a view of 400 are reserved for its outline.
  var radius: Double { max(0, min(view.width, view.height) / 2 - PieGraphMetrics.margin * unit) }

  /// The view's shape.
  var path: Path {
    guard isDisc else { return Path(rect: view) }
    let side = min(view.width, view.height)
    return Path(ovalIn: Rect(center: center, size: Size(width: side, height: side)))
  }
}
