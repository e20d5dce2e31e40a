/// A rectangle: of a place along each axis, or from a value to another.
///
///     Chart(cells) { cell in
///       RectangleMark(x: .value("Hour", cell.hour), y: .value("Day", cell.day))
///         .foregroundStyle(by: .value("Visits", cell.visits))
///     }
public struct RectangleMark: ChartContent, Sendable, Hashable {
  /// The mark as data.
  public let marks: [PlottedMark]

  /// A rectangle that fills a place along each axis, such as the cell of a heat map.
  ///
  /// - Parameters:
  ///   - x: The place along x.
  ///   - y: The place along y.
  ///   - width: The width. The default is that of the place.
  ///   - height: The height. The default is that of the place.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    let mark = PlottedMark(kind: .rectangle, x: x.plotted, y: y.plotted, unit: x.unit, yUnit: y.unit)
    marks = [mark.sized(width: width, height: height)]
  }

  /// A rectangle from a value to another along both axes.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    marks = [
      PlottedMark(
        kind: .rectangle, x: xStart.plotted, y: yStart.plotted, xEnd: xEnd.plotted,
        yEnd: yEnd.plotted)
    ]
  }

  /// A rectangle at a place along x, from a value to another along y. `width` is its width.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    marks = [PlottedMark(.rectangle, x: x, yStart: yStart, yEnd: yEnd).sized(width: width)]
  }

  /// A rectangle at a place along y, from a value to another along x. `height` is its height.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    marks = [PlottedMark(.rectangle, xStart: xStart, xEnd: xEnd, y: y).sized(height: height)]
  }

  /// A rectangle from a value to another along x, over the whole height of the plot.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    marks = [PlottedMark(kind: .rectangle, x: xStart.plotted, xEnd: xEnd.plotted, spanning: .y)]
  }

  /// A rectangle from a value to another along y, over the whole width of the plot.
  public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    marks = [PlottedMark(kind: .rectangle, y: yStart.plotted, yEnd: yEnd.plotted, spanning: .x)]
  }
}
