/// Values as point marks.
public struct PointsLayout: Sendable, Equatable {
  /// The mark of one value.
  public struct Dot: Sendable, Equatable {
    /// The centre, in points.
    public var center: Point
    /// The source of the colour and the shape.
    public var role: ColorRole
    /// The index of the series.
    public var series: Int
    /// The index of the place on the axis.
    public var place: Int
    /// The value.
    public var value: Double
  }

  /// The marks of all values.
  public var dots: [Dot] = []
  /// The radius of a mark, in points.
  public static let radius = 3.5

  init(_ layer: PreparedLayer, in space: PlotSpace) {
    for series in layer.series.indices {
      for (place, center) in space.centers.enumerated() {
        guard let value = layer.value(series, place) else { continue }
        dots.append(
          Dot(
            center: space.point(place: center, value: space.values.position(of: value)),
            role: layer.role(series, place), series: series, place: place, value: value))
      }
    }
    for value in layer.repeats where space.centers.indices.contains(value.place) {
      dots.append(
        Dot(
          center: space.point(place: space.centers[value.place], value: space.values.position(of: value.value)),
          role: layer.role(value), series: value.series, place: value.place, value: value.value))
    }
  }
}
