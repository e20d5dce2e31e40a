/// The kind of a plot: a picture of the rows of a table themselves, not of sums.
public enum PlotKind: String, Sendable, Hashable, CaseIterable {
  /// A mark at two numbers of each row.
  case scatter
  /// Bars with the number of rows in each range of a number.
  case histogram
  /// Cells of two columns, coloured by the number of their rows or by a value.
  case heatmap
  /// The quartiles and outliers of a number, for each name.
  case box
  /// A dot at a number of each row, for each name.
  case dots
}

/// The columns of a plot. Those that are nil are chosen by name and kind, if the plot needs them.
public struct PlotColumns: Sendable, Hashable {
  /// The column along x: names of boxes and of rows of dots, otherwise numbers or dates.
  public var x: String?
  /// The column along y: the numbers of boxes and dots. Boxes and dots lie if x has the numbers and y the names.
  public var y: String?
  /// The column of colours.
  public var series: String?
  /// The column of sizes, for points.
  public var size: String?
  /// The column of names beside points.
  public var label: String?
  /// The column of the values of cells. Without one, rows are counted.
  public var value: String?

  /// All columns are chosen.
  public init() {}

  package init(
    x: String? = nil, y: String? = nil, series: String? = nil, size: String? = nil, label: String? = nil,
    value: String? = nil
  ) {
    (self.x, self.y, self.series, self.size, self.label, self.value) = (x, y, series, size, label, value)
  }
}

/// The part of a column in a plot. The raw value is the name of its column in the plot's rows.
package enum PlotRole: String, Sendable, Hashable, CaseIterable {
  case x, y, series, size, label, value

  /// The part of the choice that an error is about.
  var part: ChoicePart {
    switch self {
    case .x: .x
    case .y: .y
    case .series: .series
    case .size: .sizes
    case .label: .labels
    case .value: .cells
    }
  }
}

/// The part of a date or a time that is along a side of a heat map.
public enum PlotPeriod: String, Sendable, Hashable, CaseIterable {
  /// The hour of the day.
  case hour
  /// The weekday, from Monday.
  case weekday
  /// The day of the month.
  case day
  /// The month, of all years together.
  case month
  /// The year.
  case year
}
