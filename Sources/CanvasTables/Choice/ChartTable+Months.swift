extension ChartTable {
  /// The table with the twelve months that are its series one after the other along the axis, if its places are years. Nil
  /// for other tables. Months before the first value and after the last one have no place.
  func withMonthsAlongAxis(locale: LocaleFormat) -> ChartTable? {
    guard case .dates(let years, .year) = x, series.count == 12, seriesUnits.isEmpty else { return nil }
    let reader = DateReader(locale)
    // A month becomes a date beside any year.
    let months = series.compactMap { reader.period("\($0) 2024") }.filter { $0.period == .month }.map(\.date.month)
    guard Set(months).count == series.count else { return nil }
    let order = months.indices.sorted { months[$0] < months[$1] }
    let found = years.indices.flatMap { year in order.map { values[$0][year] } }
    let dates = years.flatMap { year in (1...12).compactMap { CalendarDate(year: year.year, month: $0, day: 1) } }
    guard let first = found.firstIndex(where: { $0 != nil }), let last = found.lastIndex(where: { $0 != nil }),
      dates.count == found.count
    else { return nil }
    var table = self
    table.x = .dates(Array(dates[first...last]), .month)
    (table.series, table.values) = ([""], [Array(found[first...last])])
    (table.colors, table.absences) = ([], [])
    return table
  }
}
