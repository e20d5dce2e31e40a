/// A point of the upper edge of an area. Areas of different colours are stacked.
public struct AreaMark: ChartContent, Sendable, Hashable {
  /// The mark as data.
  public let marks: [PlottedMark]

  /// A point at a place, with a value. `stacking` sets how areas of different colours share a place.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    marks = [PlottedMark(kind: .area, x: x.plotted, y: y.plotted, unit: x.unit, stacking: stacking)]
  }
}

/// A bar from zero to a value. It is horizontal if x is the value and y a name or a date, and vertical otherwise.
public struct BarMark: ChartContent, Sendable, Hashable {
  /// The mark as data.
  public let marks: [PlottedMark]

  /// A bar at a place, with a value.
  ///
  /// - Parameters:
  ///   - x: The place, or the value of a horizontal bar.
  ///   - y: The value, or the place of a horizontal bar.
  ///   - width: The width of a vertical bar.
  ///   - height: The height of a horizontal bar.
  ///   - stacking: How bars of different colours share a place.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    let mark = PlottedMark(kind: .bar, x: x.plotted, y: y.plotted, unit: x.unit ?? y.unit, stacking: stacking)
    marks = [mark.sized(width: width, height: height)]
  }
}

/// A point of a line. Marks of the same colour form one line; a missing value is a gap in it.
public struct LineMark: ChartContent, Sendable, Hashable {
  /// The mark as data.
  public let marks: [PlottedMark]

  /// A point of a line, at a place and with a value.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    marks = [PlottedMark(kind: .line, x: x.plotted, y: y.plotted, unit: x.unit)]
  }

  /// A point of the line of a series without a colour of its own or an entry in the legend.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    marks = [
      PlottedMark(
        kind: .line, x: x.plotted, y: y.plotted, unit: x.unit,
        style: series.value.plottedValue.text, detail: series.value.plottedValue.text)
    ]
  }
}

/// A point at a value.
public struct PointMark: ChartContent, Sendable, Hashable {
  /// The mark as data.
  public let marks: [PlottedMark]

  /// A point at a place, with a value.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    marks = [PlottedMark(kind: .point, x: x.plotted, y: y.plotted, unit: x.unit)]
  }
}

/// A line across the plot at a value or a place, named by the value's label: `RuleMark(y: .value("Goal", 500))`.
public struct RuleMark: ChartContent, Sendable, Hashable {
  /// The mark as data.
  public let marks: [PlottedMark]

  /// A horizontal line: at a value, or among horizontal bars at the place of one.
  public init<Y: Plottable>(y: PlottableValue<Y>) {
    marks = [PlottedMark(kind: .rule, y: y.plotted, label: y.label, spanning: .x)]
  }

  /// A vertical line: at a place along the axis, such as a day or a name, or among horizontal bars at a value.
  public init<X: Plottable>(x: PlottableValue<X>) {
    marks = [PlottedMark(kind: .rule, x: x.plotted, unit: x.unit, label: x.label, spanning: .y)]
  }
}
