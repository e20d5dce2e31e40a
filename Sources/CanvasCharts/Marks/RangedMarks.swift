extension BarMark {
  /// A vertical bar at a place, from a value to another. `width` is its width.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    var mark = PlottedMark(
      kind: .bar, x: x.plotted, y: yStart.plotted, unit: x.unit, yEnd: yEnd.plotted)
    mark.look.setSizes(width, .automatic)
    marks = [mark]
  }

  /// A horizontal bar at a place, from a value to another, such as a task in a schedule. `height` is its height.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    var mark = PlottedMark(
      kind: .bar, x: xStart.plotted, y: y.plotted, xEnd: xEnd.plotted, yUnit: y.unit)
    mark.look.setSizes(.automatic, height)
    marks = [mark]
  }
}

extension AreaMark {
  /// The lower and the upper edge of an area at a place.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    marks = [
      PlottedMark(
        kind: .area, x: x.plotted, y: yStart.plotted, unit: x.unit,
        yEnd: yEnd.plotted)
    ]
  }

  /// The left and the right edge of an area at a place along y.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    marks = [
      PlottedMark(
        kind: .area, x: xStart.plotted, y: y.plotted, xEnd: xEnd.plotted,
        yUnit: y.unit)
    ]
  }

  /// A point of the area of a series without a colour of its own.
  ///
  /// - Parameters:
  ///   - x: The place.
  ///   - y: The value.
  ///   - series: The value that divides marks into areas.
  ///   - stacking: How areas share a place.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    marks = [
      PlottedMark(
        kind: .area, x: x.plotted, y: y.plotted, unit: x.unit, stacking: stacking,
        style: series.value.plottedValue.text, detail: series.value.plottedValue.text)
    ]
  }
}

extension RuleMark {
  /// A horizontal line at a place or a value along y, from a value to another along x.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    marks = [
      PlottedMark(
        kind: .rule, x: xStart.plotted, y: y.plotted, label: y.label,
        xEnd: xEnd.plotted, yUnit: y.unit)
    ]
  }

  /// A vertical line at a place along x, from a value to another along y.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    marks = [
      PlottedMark(
        kind: .rule, x: x.plotted, y: yStart.plotted, unit: x.unit, label: x.label,
        yEnd: yEnd.plotted)
    ]
  }
}
