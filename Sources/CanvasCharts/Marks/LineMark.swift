/// A point of a line. Marks of the same colour form one line; a missing value is a gap in it.
public struct LineMark: ChartContent, Sendable, Hashable {
  /// The mark as data.
  public let marks: [PlottedMark]

  /// A point of a line, at a place and with a value.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    marks = [PlottedMark(kind: .line, x: x.value.plottedValue, y: y.value.plottedValue, unit: x.unit)]
  }

  /// A point of the line of a series without a colour of its own or an entry in the legend.
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
