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
  private static let mostFilled = 1 << 20

  /// The places of a column's cells, or of the rows if there is no column. With a period, dates are grouped.
  init(_ column: Column?, isYears: Bool, rows: [Bool], period: CalendarPeriod?, locale: LocaleFormat) throws(DataError)
  {
    places = .names([])
    indices = [Int32](repeating: -1, count: rows.count)
    switch column?.cells {
    case nil: numberRows(rows)
    case .empty: takeNames([Int32](repeating: -1, count: rows.count), TextPool(), rows, locale)
    case .texts(let ids, let pool): takeNames(ids, pool, rows, locale)
    case .days(let days):
      let own: CalendarPeriod = if case .date(let period)? = column?.kind { period } else { .day }
      let wanted = period ?? own
      guard wanted.isAtLeast(own) else {
        throw .choice(
          option: "--sum-by",
          found: "\(wanted) of \(DataError.quoted(column?.name ?? "")), whose cells are each a \(own)",
          allowed: "\(own) or longer")
      }
      // The step of longer periods than those of the cells is one period.
      takeDates(days, rows, period == nil && own == .day ? nil : wanted, step: wanted == own ? nil : 1)
    case .numbers(let numbers):
      if isYears {
        let days = numbers.map { number in
          Int(exactly: number).flatMap { CalendarDate(year: $0, month: 1, day: 1) }.map { Int32($0.dayNumber) } ?? .min
        }
        takeDates(days, rows, .year)
      } else {
        takeNumbers(numbers, rows)
      }
    }
    if let period, !areSums(by: period, column) {
      throw .choice(
        option: "--sum-by",
        found: "\(DataError.quoted(column?.name ?? "")), a column of kind \(column?.kind ?? .empty)",
        allowed: "a column of dates")
    }
  }

  /// Whether the places are dates, or the numbers of a column that has the period's name.
  private func areSums(by period: CalendarPeriod, _ column: Column?) -> Bool {
    switch places {
    case .dates: true
    case .numbers: column?.name.lowercased() == period.rawValue
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
  private mutating func takeNames(_ ids: [Int32], _ pool: TextPool, _ rows: [Bool], _ locale: LocaleFormat) {
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
    if let order = CategoryOrder.places(of: names, locale: locale) {
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
      let spacing = PlaceSpacing(dates.map(period.number), step: step, limit: Self.mostFilled)
      let filled = period.filled(dates, with: spacing)
      var newIndex = [Int32](repeating: 0, count: dates.count)
      for (index, source) in filled.sources.enumerated() where source >= 0 { newIndex[source] = Int32(index) }
      for offset in placeOfDay.indices where placeOfDay[offset] >= 0 {
        placeOfDay[offset] = newIndex[Int(placeOfDay[offset])]
      }
      dates = filled.dates
    }
    for row in rows.indices where rows[row] && days[row] != .min {
      indices[row] = placeOfDay[Int(days[row]) - Int(least)]
    }
    places = .dates(dates, period)
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
    let reach: [CalendarPeriod: Int] = [.week: 4, .month: 20, .quarter: 60, .year: 240]
    guard before.count > 1, let earliest = before.min(), earliest >= reach[period] ?? .max else { return }
    if last.dayNumber - start < earliest { partialEnd = last }
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
    case .month: self == .month || self == .quarter || self == .year
    case .quarter: self == .quarter || self == .year
    case .year: self == .year
    }
  }
}
