/// The data of a chart: places along an axis, series, and a value or a gap for each pair of them.
///
///     let table = try ChartTable(contents: bytes, choice: ColumnChoice(period: .month))
///     table.x                // .dates([2026-01-01, 2026-02-01, …], .month)
///     table.series           // ["Cola", "Water"]
///     table.values[0][1]     // the sales of Cola in February, nil if no row has them
///
/// `values` has one list for each series. Each list has one element for each place of `x`.
public struct ChartTable: Sendable, Hashable {
  /// The places along the axis.
  public enum Places: Sendable, Hashable {
    /// Names in the order of the data, or in their natural order if `ChartTable.hasNaturalOrder` is true.
    case names([String])

    /// The first days of periods, ascending and unique.
    case dates([CalendarDate], CalendarPeriod)

    /// Times, ascending and unique. Times of day without a date are on 1970-01-01.
    case times([CalendarTime])

    /// Numbers, ascending and unique.
    case numbers([Double])

    /// The number of places.
    public var count: Int {
      switch self {
      case .names(let names): names.count
      case .dates(let dates, _): dates.count
      case .times(let times): times.count
      case .numbers(let numbers): numbers.count
      }
    }
  }

  /// The places along the axis.
  public var x: Places

  /// The names of the series in the order of the data, or one empty name if the table has no series.
  public var series: [String]

  /// The values by series, then by place. Nil is a missing value. All others are finite.
  public var values: [[Double?]]

  /// Whether a series has no row at a place, by series and place, so that nothing is missing there. Empty if each row
  /// has a value of all series.
  package var absences: [[Bool]] = []

  /// Whether the table says that its places are the parts of one whole: a row that was left out has their sum.
  package var isWhole = false

  /// The sum of the places that were removed because others are larger: shares are those of all.
  package var rest = 0.0

  /// Whether the rows are single events, of which those of a period are combined.
  package var isOfEvents = false

  /// Whether the rows are measurements that neither a name nor a time tells apart, and the numbers along the axis aren't
  /// in order: points show them, and a line through them nothing.
  package var areMeasurements = false
  /// Whether the names along the axis are steps in time that lines connect: months by their numbers, or the periods since
  /// each cohort began.
  package var areSteps = false

  /// How values of the same place were combined, or nil if none were.
  package var combined: Aggregate?

  /// The unit that the names of the columns of values have, such as `km²`, or the line below them. Empty without one.
  package var headerUnit = ""

  /// The roles of the table's columns, from which those of the chart are chosen.
  public var meanings: [ColumnMeaning] = []

  /// The reason why the series aren't parts of one whole, which bars are stacked to; nil if they are.
  package var reasonAgainstStack: String?

  /// Whether the names of `x` are weekdays, months or sizes, which keep their natural order instead of being sorted
  /// by value.
  public var hasNaturalOrder: Bool

  /// The unit of the values in the table: percent (5 % is 0.05), a currency, or none.
  public var unit: ValueUnit

  /// The units of the series, if they are columns of different units. Otherwise empty.
  public var seriesUnits: [ValueUnit] = []

  /// Whether the sum of values means something: not for temperatures, prices, rates, means of anything, and what nothing
  /// tells to add up. The role of a column decides.
  public var addsUp = true

  /// The CSS colours from a column `color`: of the series if there are several, otherwise of the places. Nil for a
  /// row without a colour; empty if the table has no such column.
  public var colors: [String?]

  /// The name of the column of `x`, or nil if the rows are numbered.
  public var xName: String?

  /// The name of the column of the values, or nil if each series is a column.
  public var valueName: String?

  /// The name of the column of the series, or nil if there is none.
  public var seriesName: String?

  /// Notes about automatic choices and sums, one line each, for standard error.
  public var notes: [TableNote]

  /// The locale to write the chart in, if it was detected from the table's numbers and dates. Nil if it was given or
  /// is English.
  public var locale: LocaleFormat?

  /// A table from its parts, for tests and for data that isn't from a file. Lists of values that are too short are
  /// filled with missing values, and those that are too long are truncated. Non-finite values are missing.
  public init(
    x: Places, series: [String] = [""], values: [[Double?]], hasNaturalOrder: Bool = false, unit: ValueUnit = .none,
    colors: [String?] = [], xName: String? = nil, valueName: String? = nil, seriesName: String? = nil,
    notes: [TableNote] = []
  ) {
    self.x = x
    self.series = series
    self.values = series.indices.map { row in
      let given = row < values.count ? values[row].prefix(x.count) : []
      let finite = given.map { value in value.flatMap { $0.isFinite ? $0 : nil } }
      return finite + [Double?](repeating: nil, count: x.count - finite.count)
    }
    (self.hasNaturalOrder, self.unit, self.colors, self.xName) = (hasNaturalOrder, unit, colors, xName)
    (self.valueName, self.seriesName, self.notes) = (valueName, seriesName, notes)
  }
}

extension ChartTable {
  /// The places along the axis as texts. Dates, times and numbers are formatted in a locale. A pie uses these as the names
  /// of its slices.
  public func placeNames(locale: LocaleFormat = .english) -> [String] {
    switch x {
    case .names(let names): names
    case .dates(let dates, let period): dates.map { locale.calendar.label(of: $0, period: period) }
    case .times(let times):
      CalendarTime.areTimesOfDay(times) ? times.map { $0.clock() } : times.map { locale.calendar.label(of: $0) }
    case .numbers(let numbers): numbers.map { ValueFormatter(locale: locale).text($0) }
    }
  }
}

extension ChartTable.Places {
  /// The dates or times with those that are missing between them. Names and numbers stay as they are.
  package func filled(with spacing: PlaceSpacing) -> ChartTable.Places {
    let step = spacing.step ?? 1
    switch self {
    case .names, .numbers: return self
    case .dates(let dates, let period):
      return .dates(
        spacing.places.map { place in
          let date = dates[place.source]
          return place.steps > 0 ? period.start(place.steps * step, after: date) ?? date : date
        }, period)
    case .times(let times):
      return .times(
        spacing.places.map { place in
          CalendarTime(seconds: times[place.source].seconds + place.steps * step) ?? times[place.source]
        })
    }
  }
}
