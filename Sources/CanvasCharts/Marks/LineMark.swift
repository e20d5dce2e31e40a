/// A point of a line. Marks with the same colour are one line; a missing value is a gap in it.
public struct LineMark: ChartContent, Sendable, Hashable {
  /// The mark as data.
  public let marks: [PlottedMark]

  /// A point of a line, at a place and with a value.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    marks = [PlottedMark(kind: .line, x: x.value.plottedValue, y: y.value.plottedValue, unit: x.unit)]
  }

  /// A point of the line of a series, which has no entry in the legend of colours of its own.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    marks = [
      PlottedMark(
        kind: .line, x: x.value.plottedValue, y: y.value.plottedValue, unit: x.unit,
        style: series.value.plottedValue.text)
    ]
  }
}
