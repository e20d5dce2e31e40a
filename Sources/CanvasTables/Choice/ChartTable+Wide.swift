extension ChartTable {
  /// The largest number of rows whose columns of periods are places along the axis.
  private static let maximumNames = 5000
  /// The largest number of dates that are series.
  private static let maximumCohorts = 12

  /// The table with the periods in the names of its series along the axis, and its places as series. Nil if not all
  /// series are periods of one kind, or the places aren't a few names. Periods without a year, such as months, are names
  /// in their order.
  ///
  /// - Parameter datesAreNames: Whether any number of dates are names, because they were asked for.
  func withPeriodsAlongAxis(_ least: Int, locale: LocaleFormat, datesAreNames: Bool = false) -> ChartTable? {
    let names: [String]
    switch x {
    case .names(let found): names = found
    // Cohorts have columns for the months since each began.
    case .dates(let starts, let period)
    where series.count > 2 && (datesAreNames || starts.count <= Self.maximumCohorts):
      names = starts.map { locale.calendar.label(of: $0, period: period) }
    case .dates, .numbers, .times: return nil
    }
    guard series.count >= least, !names.isEmpty, names.count <= Self.maximumNames, Set(names).count == names.count,
      seriesUnits.isEmpty
    else { return nil }
    if case .names = x, let (dates, order) = datesOfSeries(locale) {
      return transposed(x: dates, series: names, order: order)
    }
    // In the order of the months, quarters or weeks.
    guard let order = NumberedNames(series, locale: locale)?.order else { return nil }
    var table = transposed(x: .names(order.map { series[$0] }), series: names, order: order)
    table.hasNaturalOrder = true
    if case .dates = x { table.areSteps = true }
    return table
  }

  /// The table with the names of its places as series, and its series as places.
  ///
  /// - Parameter order: The series of each place, or −1 for one that is missing.
  func transposed(x places: Places, series names: [String], order: [Int]) -> ChartTable {
    var table = self
    (table.x, table.series) = (places, names)
    table.values = names.indices.map { name in
      order.map { $0 >= 0 && values[$0].indices.contains(name) ? values[$0][name] : nil }
    }
    table.hasNaturalOrder = false
    (table.colors, table.seriesUnits) = ([], [])
    (table.xName, table.seriesName) = (seriesName, xName)
    return table
  }

  /// The dates that the names of the series are, and the series of each, or −1 for one that is missing.
  private func datesOfSeries(_ locale: LocaleFormat) -> (Places, [Int])? {
    let reader = DateReader(locale)
    guard let found = series.mapAll({ reader.period($0) }), let period = found.first?.period,
      found.allSatisfy({ $0.period == period })
    else { return nil }
    let dates = found.map(\.date)
    guard Set(dates).count == dates.count else { return nil }
    let order = dates.indices.sorted { dates[$0] < dates[$1] }
    let sorted = order.map { dates[$0] }
    let spacing =
      period == .day
      ? PlaceSpacing(sorted.indices.map { $0 }, limit: 0) : PlaceSpacing(sorted.map(period.number), limit: 10_000)
    return (Places.dates(sorted, period).filled(with: spacing), spacing.sources.map { $0 < 0 ? -1 : order[$0] })
  }
}
