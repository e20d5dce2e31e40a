/// The area of the app's pie graph.
struct PieGraphArea: Sendable, Hashable {
  /// The rectangle of the view. It is filled with the background and clips the graph, as a whole or as the disc in
  /// its middle.
  var view: Rect
  var isDisc: Bool
  /// The length of 1 point of a view of 400.
  var unit: Double
  /// The room between the graph and the view's edge, in points of a view of 400.
  private var margin = PieGraphMetrics.margin

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
      if options.state != .initial { margin = PieGraphMetrics.touchedMargin }
      let side = 2 * (radius + margin) * unit
      view = Rect(center: rect.center, size: Size(width: side, height: side))
    } else {
      view = rect
    }
  }

  var center: Point { view.center }

  /// The graph's radius. The margin is reserved for its outline.
  var radius: Double { max(0, min(view.width, view.height) / 2 - margin * unit) }

  /// The view's shape.
  var path: Path {
    guard isDisc else { return Path(rect: view) }
    let side = min(view.width, view.height)
    return Path(ovalIn: Rect(center: center, size: Size(width: side, height: side)))
  }
}
