/// A line across the plot at a value, named by the value's label: `RuleMark(y: .value("Goal", 500))`.
public struct RuleMark: ChartContent, Sendable, Hashable {
  /// The mark as data.
  public let marks: [PlottedMark]

  /// A horizontal line, in charts with vertical values.
  public init<Y: Plottable>(y: PlottableValue<Y>) {
    marks = [PlottedMark(kind: .rule, y: y.value.plottedValue, label: y.label)]
  }

  /// A vertical line, in charts with horizontal values.
  public init<X: Plottable>(x: PlottableValue<X>) {
    marks = [PlottedMark(kind: .rule, x: x.value.plottedValue, label: x.label)]
  }
}
