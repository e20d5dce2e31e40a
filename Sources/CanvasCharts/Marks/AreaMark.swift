/// A point of the upper edge of an area. Areas of different colours are stacked.
public struct AreaMark: ChartContent, Sendable, Hashable {
  /// The mark as data.
  public let marks: [PlottedMark]

  /// A point at a place, with a value. `stacking` sets how areas of different colours share a place.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    marks = [
      PlottedMark(kind: .area, x: x.value.plottedValue, y: y.value.plottedValue, unit: x.unit, stacking: stacking)
    ]
  }
}
