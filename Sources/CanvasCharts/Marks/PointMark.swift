/// A point at a value.
public struct PointMark: ChartContent, Sendable, Hashable {
  /// The mark as data.
  public let marks: [PlottedMark]

  /// A point at a place, with a value.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    marks = [PlottedMark(kind: .point, x: x.value.plottedValue, y: y.value.plottedValue, unit: x.unit)]
  }
}
