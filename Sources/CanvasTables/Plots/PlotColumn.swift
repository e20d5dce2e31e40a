/// A column of a plot: what its values are, and how they are read.
package struct PlotColumn: Sendable {
  /// The name in the table.
  package let name: String
  /// The kind of the values.
  package let kind: Column.Kind
  /// The unit with which the numbers are written.
  package let unit: ValueUnit
  /// The unit in the header or below it, or empty.
  package let headerUnit: String
  /// Whether the numbers are years.
  package let holdsYears: Bool
  /// The locale in which the table was read.
  package let locale: LocaleFormat

  init(_ column: Column, of table: Table) {
    (name, kind, unit, headerUnit) = (column.name, column.kind, column.unit, table.headerUnit(column))
    holdsYears = column.kind == .number && column.holdsYears && (NameWords(column.name).sayYear || column.isInOrder)
    locale = table.detectedLocale ?? table.locale
  }

  /// A side or the values of the cells of a wide table.
  init(_ name: String, _ kind: Column.Kind, of wide: ChartTable, _ table: Table) {
    (self.name, self.kind, unit, headerUnit, holdsYears) = (name, kind, wide.unit, wide.headerUnit, false)
    locale = table.detectedLocale ?? table.locale
  }

  /// Whether the values are dates or times. They are milliseconds since 1970-01-01 00:00 in the plot's rows.
  package var isTemporal: Bool { kind.isTemporal }

  /// Whether the values have a place on a continuous axis.
  package var isContinuous: Bool { kind == .number || isTemporal }

  /// The name with spaces in place of underscores.
  package var title: String { name.replacing("_", with: " ") }

  /// The natural places of names, such as weekdays, from 0. Nil if they have none.
  package func naturalPlaces(of names: [String]) -> [Int]? {
    CategoryOrder.places(of: names, in: name, locale: locale)
  }

  /// Whether numbers are names along a side of cells, not in ranges: a few, or whole ones such as hours and days.
  package static func areNames(_ numbers: some Collection<Double>) -> Bool {
    numbers.count <= 12 || numbers.count <= 31 && numbers.allSatisfy { $0 == $0.rounded() }
  }

  /// The place of a text on an axis of the column: a number, or the milliseconds of a date or a time since 1970. Nil if
  /// it is none.
  package func place(of text: String) -> Double? {
    if kind == .number { return NumberReader(locale).number(text)?.value }
    if kind == .timeOfDay { return ClockReader.reading(text).map { Double($0.second) * 1000 } }
    guard isTemporal else { return nil }
    switch DateReader(locale).reading(text) {
    case .date(let date, _): return Double(date.dayNumber) * 86_400_000
    case .time(let time, _): return Double(time.seconds) * 1000
    case .impossible, .none: break
    }
    // A year alone is a number in tables.
    return Int(text).flatMap { CalendarDate(year: $0, month: 1, day: 1) }.map { Double($0.dayNumber) * 86_400_000 }
  }
}

extension Column {
  /// The values of some rows. Dates and times are milliseconds since 1970-01-01 00:00; a missing cell is null.
  func values(_ rows: [Int]) -> DataColumn {
    switch cells {
    case .texts(let ids, let pool):
      return DataColumn(rows.map { ids[$0] < 0 ? .null : .text(pool[Int(ids[$0])]) })
    case .numbers(let numbers): return Self.column(rows.map { numbers[$0] })
    case .days(let days):
      return Self.column(rows.map { days[$0] == .min ? .nan : Double(days[$0]) * 86_400_000 })
    case .times(let times): return Self.column(rows.map { times[$0] == .min ? .nan : Double(times[$0]) * 1000 })
    case .empty: return .values(rows.map { _ in .null })
    }
  }

  private static func column(_ numbers: [Double]) -> DataColumn {
    numbers.allSatisfy(\.isFinite)
      ? .numbers(numbers) : .values(numbers.map { $0.isFinite ? .number($0) : .null })
  }

  /// The name that a cell is, in a locale. Nil for a missing one.
  func name(_ row: Int, locale: LocaleFormat) -> String? {
    switch cells {
    case .texts: text(row)
    case .numbers: number(row).map { DecimalDigits($0).shortest }
    case .times where kind == .timeOfDay: time(row)?.clock()
    case .times where kind != .date(.day): time(row).map { locale.calendar.label(of: $0) }
    case .days, .times: date(row).map { locale.calendar.label(of: $0, period: period) }
    case .empty: nil
    }
  }

  /// The period of the dates, which are otherwise days.
  var period: CalendarPeriod { if case .date(let period) = kind { period } else { .day } }
}
