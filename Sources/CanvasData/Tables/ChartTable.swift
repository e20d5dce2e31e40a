/// The part of a table that a chart shows: places along an axis, series, and a value or a gap for each pair of them.
///
///     let table = try ChartTable(contents: bytes, choice: ColumnChoice(period: .month))
///     table.x                // .dates([2026-01-01, 2026-02-01, …], .month)
///     table.series           // ["Cola", "Water"]
///     table.values[0][1]     // what Cola sold in February, nil if no row says it
///
/// `values` has one list for each series, and each list has one element for each place of `x`.
public struct ChartTable: Sendable, Hashable {
  /// What stands along the axis.
  public enum Places: Sendable, Hashable {
    /// Names in the order of the data; in their own order where `ChartTable.hasNaturalOrder` is true.
    case names([String])

    /// The first days of periods, rising, each once.
    case dates([CalendarDate], CalendarPeriod)

    /// Numbers, rising, each once.
    case numbers([Double])

    /// How many there are.
    public var count: Int {
      switch self {
      case .names(let names): names.count
      case .dates(let dates, _): dates.count
      case .numbers(let numbers): numbers.count
      }
    }
  }

  /// The places along the axis.
  public var x: Places

  /// The names of the series in the order of the data; one empty name where the table has no series.
  public var series: [String]

  /// The values by series, then by place. Nil is a missing value; all others are finite.
  public var values: [[Double?]]

  /// Whether the names of `x` are weekdays, months or sizes, which stand in their own order and not by value.
  public var hasNaturalOrder: Bool

  /// What the values are written with in the table: a percent sign (5 % is 0.05), a currency's sign, or nothing.
  public var unit: ValueUnit

  /// CSS colours from a column `color`: of the series where there are several, otherwise of the places. Nil if a row
  /// has none; empty if the table has no such column.
  public var colors: [String?]

  /// The column that `x` is from; nil if the rows are only numbered.
  public var xName: String?

  /// The column that the values are from; nil if each series is a column.
  public var valueName: String?

  /// The column that the series are from; nil if there is none.
  public var seriesName: String?

  /// What was chosen and summed where nobody asked for it: one sentence each, for standard error.
  public var notes: [String]

  /// A table from its parts, for tests and for callers that have no file. Lists of values that are too short are filled
  /// with missing values, what is too long is cut, and values that are not finite are missing.
  public init(
    x: Places, series: [String] = [""], values: [[Double?]], hasNaturalOrder: Bool = false, unit: ValueUnit = .none,
    colors: [String?] = [], xName: String? = nil, valueName: String? = nil, seriesName: String? = nil,
    notes: [String] = []
  ) {
    self.x = x
    self.series = series
    self.values = series.indices.map { row in
      let given = row < values.count ? values[row].prefix(x.count) : []
      let finite = given.map { value in value.flatMap { $0.isFinite ? $0 : nil } }
      return finite + [Double?](repeating: nil, count: x.count - finite.count)
    }
    self.hasNaturalOrder = hasNaturalOrder
    self.unit = unit
    self.colors = colors
    self.xName = xName
    self.valueName = valueName
    self.seriesName = seriesName
    self.notes = notes
  }
}

extension ChartTable {
  /// The places along the axis as texts: names as they are, dates and numbers as a locale writes them. A pie takes
  /// these as the names of its slices.
  public func placeNames(locale: LocaleFormat = .english) -> [String] {
    switch x {
    case .names(let names): names
    case .dates(let dates, let period): dates.map { locale.calendar.label(of: $0, period: period) }
    case .numbers(let numbers): numbers.map { ValueFormatter(locale: locale).text($0) }
    }
  }
}
