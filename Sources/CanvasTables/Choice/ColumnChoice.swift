/// The columns and rows of a table that a chart shows. Columns that are nil are chosen by name and kind.
public struct ColumnChoice: Sendable {
  /// The source of the series.
  public enum Series: Sendable, Hashable {
    /// The first remaining text column, if it has few names.
    case automatic
    /// One series.
    case none
    /// The texts of the column with this name.
    case column(String)
  }

  /// The grouping of rows.
  public enum Grouping: Sendable, Hashable {
    /// Groups dates and times by period.
    case period(CalendarPeriod)
    /// Groups times by minute or hour.
    case clock(ClockPeriod)
    /// Groups rows by the cells of a column, which become the axis.
    case column(String)

    var period: CalendarPeriod? { if case .period(let period) = self { period } else { nil } }
    var clock: ClockPeriod? { if case .clock(let clock) = self { clock } else { nil } }
  }

  /// The column along the axis.
  public var x: String?

  /// The columns of values. With several, each column is a series.
  public var y: [String] = []

  /// The source of the series.
  public var series = Series.automatic

  /// The column whose names have a panel each, which is chosen for nothing else.
  var facet: String?

  /// The grouping of rows. If nil, dates are unchanged.
  public var grouping: Grouping?

  /// The number of columns from which periods that are their names, `2021, 2022, 2023, 2024`, are the places along the
  /// axis, and the rows the series. If nil, the columns are the series, and the rows the places.
  public var periodsAlongAxis: Int?

  /// Whether the rows of the column along the axis are the series, beside periods that are columns.
  var rowsAreSeries = false

  /// The way in which values of the same place and series are combined. If nil, what adds up is summed, and prices,
  /// rates, temperatures and what nothing tells to add up are averaged.
  public var aggregate: Aggregate?

  /// The treatment of rows and columns of totals.
  public var totals = TableTotals.automatic

  /// The conditions, in the syntax of `RowFilter`. A row must meet all of them.
  public var conditions: [String] = []

  /// The treatment of missing values.
  public var missing = MissingValues.gap

  /// The locale of the values in conditions, and of the names of weekdays and months with a natural order.
  public var locale: LocaleFormat

  /// The smallest value that the chart can draw, and the description of valid values for the error. If nil, all
  /// values are valid. The check applies to sums: a refund among sales is valid if the sum is large enough.
  public var minimum: (value: Double, allowed: String)?

  /// Whether a text in the column `color` is a colour. If nil, colours aren't checked.
  public var isColor: (@Sendable (String) -> Bool)?

  /// The description of valid colours for the error.
  public var allowedColors = "a CSS colour"

  /// The automatic choice: all columns by name and kind, and all rows.
  public init(locale: LocaleFormat = .english) { self.locale = locale }
}

/// The treatment of missing values in lines and areas. Bars show nothing. In a stack of areas, a missing value counts as
/// 0 where another series has a value, unless it is connected.
public enum MissingValues: String, Sendable, Hashable, CaseIterable {
  /// A gap.
  case gap
  /// A value of 0.
  case zero
  /// A line to the next value.
  case connect
}
