/// A line across the plot at a value, named by the value's label: `RuleMark(y: .value("Goal", 500))`.
public struct RuleMark: ChartContent, Sendable, Hashable {
  /// The mark as data.
  public let marks: [PlottedMark]

  /// A level line, in charts whose values go up.
  public init<Y: Plottable>(y: PlottableValue<Y>) {
    marks = [PlottedMark(kind: .rule, y: y.value.plottedValue, label: y.label)]
  }

  /// An upright line, in charts whose values go to the right.
  public init<X: Plottable>(x: PlottableValue<X>) {
    marks = [PlottedMark(kind: .rule, x: x.value.plottedValue, label: x.label)]
  }
}
