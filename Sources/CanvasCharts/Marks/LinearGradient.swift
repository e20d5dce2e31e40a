/// A gradient across the box of a mark.
///
///     AreaMark(x: .value("Day", day), y: .value("Sales", sales))
///       .foregroundStyle(
///         .linearGradient(colors: [.blue, .blue.withAlpha(0)], startPoint: .top, endPoint: .bottom))
public struct LinearGradient: Sendable, Hashable {
  /// The colours.
  public var gradient: Gradient
  /// The side or corner of the box where it starts.
  public var startPoint: AnnotationPosition
  /// The side or corner of the box where it ends.
  public var endPoint: AnnotationPosition

  /// A gradient from a side or a corner of a mark's box to another.
  public init(gradient: Gradient, startPoint: AnnotationPosition, endPoint: AnnotationPosition) {
    (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
  }

  /// A gradient of colours at equal distances, from a side or a corner of a mark's box to another.
  public init(colors: [Color], startPoint: AnnotationPosition, endPoint: AnnotationPosition) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of colours at equal distances, from a side or a corner of a mark's box to another.
  public static func linearGradient(
    colors: [Color], startPoint: AnnotationPosition, endPoint: AnnotationPosition
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient from a side or a corner of a mark's box to another.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: AnnotationPosition, endPoint: AnnotationPosition
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// The gradient as the paint of a plot's mark.
  var paint: PlotPaint {
    func part(_ place: AnnotationPosition) -> Point {
      Point(x: (place.direction.x + 1) / 2, y: (place.direction.y + 1) / 2)
    }
    let stops = gradient.stops.map { Gradient.Stop(location: $0.location, color: $0.color.asCSS) }
    return .linear(Gradient(stops: stops), from: part(startPoint), to: part(endPoint))
  }
}
