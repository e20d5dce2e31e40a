/// A bar from zero to a value. It lies where the value is along x and a name or a date along y, and stands otherwise.
public struct BarMark: ChartContent, Sendable, Hashable {
  /// The mark as data.
  public let marks: [PlottedMark]

  /// A bar at a place and with a value. The stacking says how bars of different colours share a place.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    marks = [
      PlottedMark(
        kind: .bar, x: x.value.plottedValue, y: y.value.plottedValue, unit: x.unit ?? y.unit, stacking: stacking)
    ]
  }
}
