/// A line across the plot at a value or a place, named by the value's label: `RuleMark(y: .value("Goal", 500))`.
public struct RuleMark: ChartContent, Sendable, Hashable {
  /// The mark as data.
  public let marks: [PlottedMark]

  /// A horizontal line: at a value, or among horizontal bars at the place of one.
  public init<Y: Plottable>(y: PlottableValue<Y>) {
    marks = [PlottedMark(kind: .rule, y: y.value.plottedValue, label: y.label)]
  }

  /// A vertical line: at a place along the axis, such as a day or a name, or among horizontal bars at a value.
  public init<X: Plottable>(x: PlottableValue<X>) {
    marks = [PlottedMark(kind: .rule, x: x.value.plottedValue, label: x.label)]
  }
}
