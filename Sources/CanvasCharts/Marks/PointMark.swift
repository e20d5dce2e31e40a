/// A dot at a value.
public struct PointMark: ChartContent, Sendable, Hashable {
  public let marks: [PlottedMark]

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    marks = [PlottedMark(kind: .point, x: x.value.plottedValue, y: y.value.plottedValue, unit: x.unit)]
  }
}
