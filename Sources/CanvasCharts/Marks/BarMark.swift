/// A bar from zero to a value. It is horizontal if x is the value and y a name or a date, and vertical otherwise.
public struct BarMark: ChartContent, Sendable, Hashable {
  /// The mark as data.
  public let marks: [PlottedMark]

  /// A bar at a place, with a value. `stacking` sets how bars of different colours share a place.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    marks = [
      PlottedMark(
        kind: .bar, x: x.value.plottedValue, y: y.value.plottedValue, unit: x.unit ?? y.unit, stacking: stacking)
    ]
  }
}
