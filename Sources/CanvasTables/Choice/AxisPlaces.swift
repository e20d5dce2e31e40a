/// The places along an axis, and the place of each row.
struct AxisPlaces {
  private(set) var places: ChartTable.Places
  private(set) var hasNaturalOrder = false

  /// The place of each row, or -1 for a row without one.
  private(set) var indices: [Int32]

  /// The last day with a row, if the last period is incomplete: the earlier ones have rows up to later days of the
  /// period.
  private(set) var partialEnd: CalendarDate?

  /// The number of rows that weren't filtered out but have no place.
  private(set) var leftOut = 0

  /// The maximum number of places of an axis with missing places filled in.
  private static let maximumFilled = 1 << 20

  /// The places of a column's cells, or of the rows if there is no column. With a period, dates and times are grouped.
  init(
    _ column: Column?, isYears: Bool, rows: [Bool], period: CalendarPeriod?, clock: ClockPeriod? = nil,
    locale: LocaleFormat
  ) throws(DataError) {
    places = .names([])
    indices = [Int32](repeating: -1, count: rows.count)
    switch column?.cells {
    case nil: numberRows(rows)
    case .empty: takeNames([Int32](repeating: -1, count: rows.count), TextPool(), rows, "", locale)
    case .texts(let ids, let pool): takeNames(ids, pool, rows, column?.name ?? "", locale)
    case .times(let times):
      if clock == nil, let period {
        guard column?.kind != .timeOfDay else {
          throw Self.refusal(of: period.rawValue, column, allowed: "hour or minute")
        }
        takeDates(Self.days(of: times), rows, period, step: 1)
      } else if clock == nil, column?.kind == .date(.day) {
        takeDates(Self.days(of: times), rows, nil)
      } else {
        takeTimes(times, rows, by: clock)
      }
    case .days(let days):
      let own: CalendarPeriod = if case .date(let period)? = column?.kind { period } else { .day }
      let wanted = period ?? own
      guard clock == nil, wanted.isAtLeast(own) else {
        throw Self.refusal(of: clock?.rawValue ?? wanted.rawValue, column, allowed: "\(own) or longer")
      }
      // The step of longer periods than those of the cells is one period.
      takeDates(days, rows, period == nil && own == .day ? nil : wanted, step: wanted == own ? nil : 1)
    case .numbers(let numbers):
      if isYears { takeDates(numbers.map(Self.day), rows, .year) } else { takeNumbers(numbers, rows) }
    }
    if let name = period?.rawValue ?? clock?.rawValue, !areSums(by: name, column) {
      throw .choice(
        .grouping,
        found: "\(DataError.quoted(column?.name ?? "")), a column of kind \(column?.kind ?? .empty)",
        allowed: "a column of dates")
    }
  }

  /// The number of the first day of a year.
  private static func day(ofYear year: Double) -> Int32 {
    Int(exactly: year).flatMap { CalendarDate(year: $0, month: 1, day: 1) }.map { Int32($0.dayNumber) } ?? .min
  }

  private static func refusal(of period: String, _ column: Column?, allowed: String) -> DataError {
    .choice(
      .grouping,
      found: "\(period) of \(DataError.quoted(column?.name ?? "")), whose cells are each a \(column?.kind ?? .empty)",
      allowed: allowed)
  }

  /// Whether the places are dates or times, or the numbers of a column that has the period's name.
  private func areSums(by period: String, _ column: Column?) -> Bool {
    switch places {
    case .dates, .times: true
    case .numbers: column?.name.lowercased() == period
    case .names: false
    }
  }

  private mutating func numberRows(_ rows: [Bool]) {
    var count: Int32 = 0
    for row in rows.indices where rows[row] {
      indices[row] = count
      count += 1
    }
    places = .numbers((0..<Int(count)).map { Double($0 + 1) })
  }

  /// Takes names in the order of their first rows, or in their natural order.
  private mutating func takeNames(
    _ ids: [Int32], _ pool: TextPool, _ rows: [Bool], _ column: String, _ locale: LocaleFormat
  ) {
    var indexOfID = [Int32](repeating: -1, count: pool.count + 1)
    var names: [String] = []
    for row in rows.indices where rows[row] {
      let id = Int(ids[row])
      // A missing name has the last slot.
      let slot = id < 0 ? pool.count : id
      if indexOfID[slot] < 0 {
        indexOfID[slot] = Int32(names.count)
        names.append(id < 0 ? "" : pool[id])
      }
      indices[row] = indexOfID[slot]
    }
    if let order = CategoryOrder.places(of: names, in: column, locale: locale) {
      hasNaturalOrder = true
      let sorted = names.indices.sorted { (order[$0], $0) < (order[$1], $1) }
      var newIndex = [Int32](repeating: 0, count: names.count)
      for (new, old) in sorted.enumerated() { newIndex[old] = Int32(new) }
      names = sorted.map { names[$0] }
      for row in indices.indices where indices[row] >= 0 { indices[row] = newIndex[Int(indices[row])] }
    }
    places = .names(names)
  }

  /// Takes the periods of dates in ascending order, including weeks, months, quarters and years that are missing
  /// between them. If no period is given, it is determined from the dates, and so is the step.
  private mutating func takeDates(_ days: [Int32], _ rows: [Bool], _ given: CalendarPeriod?, step: Int? = nil) {
    var least = Int32.max
    var greatest = Int32.min
    for row in rows.indices where rows[row] && days[row] != .min {
      least = min(least, days[row])
      greatest = max(greatest, days[row])
    }
    leftOut = rows.indices.count { rows[$0] && days[$0] == .min }
    guard least <= greatest else {
      places = .dates([], given ?? .day)
      return
    }
    // One element for each day of the span, which is at most ten thousand years.
    var isUsed = [Bool](repeating: false, count: Int(greatest) - Int(least) + 1)
    for row in rows.indices where rows[row] && days[row] != .min { isUsed[Int(days[row]) - Int(least)] = true }
    let used = isUsed.indices.lazy.filter { isUsed[$0] }
    let period =
      given ?? CalendarPeriod(spacingOf: used.compactMap { CalendarDate(dayNumber: Int(least) + $0) })
    var placeOfDay = [Int32](repeating: -1, count: isUsed.count)
    var dates: [CalendarDate] = []
    for offset in isUsed.indices where isUsed[offset] {
      guard let date = CalendarDate(dayNumber: Int(least) + offset) else { continue }
      let start = period.start(of: date)
      if dates.last != start { dates.append(start) }
      placeOfDay[offset] = Int32(dates.count - 1)
    }
    if period != .day {
      let spacing = PlaceSpacing(dates.map(period.number), step: step, limit: Self.maximumFilled)
      var newIndex = [Int32](repeating: 0, count: dates.count)
      for (index, source) in spacing.sources.enumerated() where source >= 0 { newIndex[source] = Int32(index) }
      for offset in placeOfDay.indices where placeOfDay[offset] >= 0 {
        placeOfDay[offset] = newIndex[Int(placeOfDay[offset])]
      }
      places = ChartTable.Places.dates(dates, period).filled(with: spacing)
    } else {
      places = .dates(dates, period)
    }
    for row in rows.indices where rows[row] && days[row] != .min {
      indices[row] = placeOfDay[Int(days[row]) - Int(least)]
    }
    if given != nil, period != .day, let last = CalendarDate(dayNumber: Int(greatest)) {
      checkEnd(last, isUsed, from: Int(least), period)
    }
  }

  /// Checks whether the last period ends earlier within itself than every period before.
  private mutating func checkEnd(_ last: CalendarDate, _ isUsed: [Bool], from least: Int, _ period: CalendarPeriod) {
    var lastDays: [Int: Int] = [:]
    for offset in isUsed.indices where isUsed[offset] {
      guard let date = CalendarDate(dayNumber: least + offset) else { continue }
      let start = period.start(of: date).dayNumber
      lastDays[start] = date.dayNumber - start
    }
    let start = period.start(of: last).dayNumber
    let before = lastDays.filter { $0.key != start }.values
    // A few rows aren't enough: at least two periods must extend nearly to their ends.
    let reach: [CalendarPeriod: Int] = [.week: 4, .month: 20, .quarter: 60, .halfYear: 120, .year: 240]
    guard before.count > 1, let earliest = before.min(), earliest >= reach[period] ?? .max else { return }
    if last.dayNumber - start < earliest { partialEnd = last }
  }

  private static func days(of times: [Int]) -> [Int32] {
    times.map { $0 == .min ? .min : Int32(clamping: CalendarTime.dayNumber(ofSecond: $0)) }
  }

  /// Takes times in ascending order. If they are grouped, also those without rows.
  private mutating func takeTimes(_ times: [Int], _ rows: [Bool], by period: ClockPeriod?) {
    let length = period?.seconds ?? 1
    func start(_ second: Int) -> Int { second - (second % length + length) % length }
    let used = rows.indices.compactMap { rows[$0] && times[$0] != .min ? start(times[$0]) : nil }
    leftOut = rows.count(where: \.self) - used.count
    var sorted: [Int] = []
    for second in used.sorted() where sorted.last != second { sorted.append(second) }
    let spacing = PlaceSpacing(sorted, step: length, limit: period == nil ? 0 : Self.maximumFilled)
    var index: [Int: Int32] = [:]
    for (place, source) in spacing.sources.enumerated() where source >= 0 { index[sorted[source]] = Int32(place) }
    for row in rows.indices where rows[row] && times[row] != .min { indices[row] = index[start(times[row])] ?? -1 }
    places = ChartTable.Places.times(sorted.compactMap { CalendarTime(seconds: $0) }).filled(with: spacing)
  }

  private mutating func takeNumbers(_ numbers: [Double], _ rows: [Bool]) {
    // -0 and 0 are the same place.
    let used = rows.indices.compactMap { rows[$0] && !numbers[$0].isNaN ? numbers[$0] + 0 : nil }
    leftOut = rows.count(where: \.self) - used.count
    var sorted: [Double] = []
    for number in used.sorted() where sorted.last != number { sorted.append(number) }
    let index = Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1, Int32($0)) })
    for row in rows.indices where rows[row] && !numbers[row].isNaN { indices[row] = index[numbers[row] + 0] ?? -1 }
    places = .numbers(sorted)
  }
}

extension CalendarPeriod {
  /// Whether periods of this kind can group those of another. Weeks aren't parts of months.
  fileprivate func isAtLeast(_ other: CalendarPeriod) -> Bool {
    switch other {
    case .day: true
    case .week: self == .week || self == .year
    case .month: ![.day, .week].contains(self)
    case .quarter: [.quarter, .halfYear, .year].contains(self)
    case .halfYear: [.halfYear, .year].contains(self)
    case .year: self == .year
    }
  }
}
