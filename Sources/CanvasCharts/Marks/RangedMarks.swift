extension BarMark {
  /// A vertical bar at a place, from a value to another. `width` is its width.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    marks = [PlottedMark(.bar, x: x, yStart: yStart, yEnd: yEnd).sized(width: width)]
  }

  /// A horizontal bar at a place, from a value to another, such as a task in a schedule. `height` is its height.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    marks = [PlottedMark(.bar, xStart: xStart, xEnd: xEnd, y: y).sized(height: height)]
  }
}

extension AreaMark {
  /// The lower and the upper edge of an area at a place.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    marks = [PlottedMark(.area, x: x, yStart: yStart, yEnd: yEnd)]
  }

  /// The left and the right edge of an area at a place along y.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    marks = [PlottedMark(.area, xStart: xStart, xEnd: xEnd, y: y)]
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
    marks = [PlottedMark(.rule, xStart: xStart, xEnd: xEnd, y: y, label: y.label)]
  }

  /// A vertical line at a place along x, from a value to another along y.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    marks = [PlottedMark(.rule, x: x, yStart: yStart, yEnd: yEnd, label: x.label)]
  }
}

extension PlottedMark {
  /// A mark between two values of y.
  init<X: Plottable, Y: Plottable>(
    _ kind: Kind, x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, label: String = ""
  ) {
    self.init(kind: kind, x: x.plotted, y: yStart.plotted, unit: x.unit, label: label, yEnd: yEnd.plotted)
  }

  /// A mark between two values of x.
  init<X: Plottable, Y: Plottable>(
    _ kind: Kind, xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, label: String = ""
  ) {
    self.init(kind: kind, x: xStart.plotted, y: y.plotted, label: label, xEnd: xEnd.plotted, yUnit: y.unit)
  }

  /// The mark with sizes of its own.
  func sized(width: MarkDimension = .automatic, height: MarkDimension = .automatic) -> PlottedMark {
    var mark = self
    if width != .automatic { mark.look.width = width }
    if height != .automatic { mark.look.height = height }
    return mark
  }
}
