/// A point of the upper edge of an area. Areas of different colours stand on top of each other.
public struct AreaMark: ChartContent, Sendable, Hashable {
  public let marks: [PlottedMark]

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    marks = [
      PlottedMark(kind: .area, x: x.value.plottedValue, y: y.value.plottedValue, unit: x.unit, stacking: stacking)
    ]
  }
}
