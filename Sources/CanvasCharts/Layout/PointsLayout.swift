public import Canvas

/// Values as dots.
public struct PointsLayout: Sendable, Hashable {
  public struct Dot: Sendable, Hashable {
    public var center: Point
    public var role: ColorRole
    public var series: Int
    public var place: Int
    public var value: Double
  }

  public var dots: [Dot] = []
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
  }
}
