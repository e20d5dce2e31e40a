/// Which columns and rows of a table a chart shows. What is nil is chosen by name and kind.
public struct ColumnChoice: Sendable {
  /// Where the series come from.
  public enum Series: Sendable, Hashable {
    /// The first column of texts that is left, where it has few names.
    case automatic
    /// One series.
    case none
    /// The texts of a column, by its name.
    case column(String)
  }

  /// What rows are gathered by.
  public enum Grouping: Sendable, Hashable {
    /// Dates by the period that they lie in.
    case period(CalendarPeriod)
    /// Rows by a column's cells, which then stand along the axis.
    case column(String)
  }

  /// What stands in place of a missing value.
  public enum Missing: String, Sendable, Hashable, CaseIterable {
    /// Nothing: lines have a gap.
    case gap
    /// A zero.
    case zero
    /// Nothing, and lines go on to the next value.
    case connect
  }

  /// The column along the axis.
  public var x: String?

  /// The column of values; several are a series each.
  public var y: [String] = []

  /// Where the series come from.
  public var series = Series.automatic

  /// What an error calls the choice of series.
  public var seriesOption = "--by"

  /// Nil leaves dates as they are.
  public var grouping: Grouping?

  /// Conditions as `RowFilter` reads them. A row must meet all.
  public var conditions: [String] = []

  /// What replaces a missing value.
  public var missing = Missing.gap

  /// How the values of conditions are written, and which language's weekdays and months have their own order.
  public var locale: LocaleFormat

  /// The least value that a chart can draw, and what an error then says is allowed; nil allows all. Sums are what
  /// counts: a refund among sales is no error where the sum is large enough.
  public var least: (value: Double, allowed: String)?

  /// Whether a text of the column `color` is a colour; nil takes all texts, and does not look.
  public var isColor: (@Sendable (String) -> Bool)?

  /// What an error says is allowed as a colour.
  public var allowedColors = "a colour of CSS"

  /// The choice that a chart makes by itself: all columns by name and kind, and all rows.
  public init(locale: LocaleFormat = .english) { self.locale = locale }
}
