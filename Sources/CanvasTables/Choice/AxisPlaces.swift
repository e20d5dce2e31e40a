/// The places along an axis, and the place of each row.
struct AxisPlaces {
  private(set) var places: ChartTable.Places
  private(set) var hasNaturalOrder = false

  /// The place of each row, or -1 for a row without one.
  private(set) var indices: [Int32]

  /// Notes on a last period that ends earlier within itself than the others, and a first one that begins later.
  private(set) var partialNotes: [TableNote] = []

  /// The number of rows that weren't filtered out but have no place.
  private(set) var leftOut = 0

  /// The number of rows at each place.
  var rowCounts: [Int] {
    var counts = [Int](repeating: 0, count: places.count)
    // Each row's place is one of them, or −1.
    for index in indices where index >= 0 { counts[Int(index)] += 1 }
    return counts
  }

  /// The maximum number of places of an axis with missing places filled in.
  private static let maximumFilled = 1 << 20

  /// The places of a column's cells, or of the rows if there is no column. With a period, dates and times are grouped.
  init(
    _ column: Column?, isYears: Bool, rows: [Bool], grouping: ColumnChoice.Grouping?, locale: LocaleFormat
  ) throws(DataError) {
    places = .names([])
    indices = [Int32](repeating: -1, count: rows.count)
    try take(column, isYears: isYears, rows, grouping?.period, grouping?.clock, locale)
    leftOut = zip(rows, indices).count { $0 && $1 < 0 }
    guard let name = grouping?.period?.rawValue ?? grouping?.clock?.rawValue else { return }
    switch places {
    case .dates, .times: break
    // The numbers or names of a column that has the period's name.
    case .numbers where column?.name.lowercased() == name, .names where column?.name.lowercased() == name: break
    case .numbers, .names:
      throw .choice(
        .grouping,
        found: "\(DataError.quoted(column?.name ?? "")), a column of kind \(column?.kind ?? .empty)",
        allowed: "a column of dates")
    }
  }

  /// A note on sums of the last places, if they have much fewer rows than most others: the data may end before.
  var unevenNote: TableNote? {
    let counts = rowCounts.filter { $0 > 0 }
    guard counts.count > 3 else { return nil }
    let usual = counts.sorted()[counts.count / 2]
    let last = counts.reversed().prefix { $0 * 3 < usual * 2 }
    guard let most = last.max(), last.count * 4 < counts.count else { return nil }
    return TableNote(
      "the last places have at most \(most) rows, and most others \(usual): fewer values are summed there")
  }

  private mutating func take(
    _ column: Column?, isYears: Bool, _ rows: [Bool], _ period: CalendarPeriod?, _ clock: ClockPeriod?,
    _ locale: LocaleFormat
  ) throws(DataError) {
    switch column?.cells {
    case nil: numberRows(rows)
    case .empty, .texts: if let column { takeNames(column, rows, locale) }
    case .times(let times) where clock == nil && (period != nil || column?.kind == .date(.day)):
      if let period, column?.kind == .timeOfDay {
        throw Self.refusal(of: period.rawValue, column, allowed: "hour or minute")
      }
      let days = times.map { $0 == .min ? .min : Int32(clamping: CalendarTime.dayNumber(ofSecond: $0)) }
      takeDates(days, rows, period, step: period == nil ? nil : 1)
    case .times(let times): takeTimes(times, rows, by: clock)
    case .days(let days):
      let own = column?.period ?? .day
      let wanted = period ?? own
      guard clock == nil, wanted.isAtLeast(own) else {
        throw Self.refusal(of: clock?.rawValue ?? wanted.rawValue, column, allowed: "\(own) or longer")
      }
      // The step of longer periods than those of the cells is one period.
      takeDates(days, rows, period == nil && own == .day ? nil : wanted, step: wanted == own ? nil : 1)
    case .numbers(let numbers):
      if isYears {
        takeDates(numbers.map(Self.day(ofYear:)), rows, .year)
      } else if column?.holdsDecimalYears ?? false {
        takeDates(numbers.map(Self.day(ofDecimalYear:)), rows, period)
      } else {
        // -0 and 0 are the same place.
        places = .numbers(takeSorted(rows) { numbers[$0].isNaN ? nil : numbers[$0] + 0 })
      }
    }
  }

  /// The number of the first day of a year.
  private static func day(ofYear year: Double) -> Int32 {
    Int(exactly: year).flatMap { CalendarDate(year: $0, month: 1, day: 1) }.map { Int32($0.dayNumber) } ?? .min
  }

  /// The number of the day in a year with a fraction: the first of a month if it is a twelfth, as 1949.083 is.
  private static func day(ofDecimalYear year: Double) -> Int32 {
    let (first, months) = (day(ofYear: year.rounded(.down)), (year * 12).rounded())
    guard first != .min, let date = CalendarDate(dayNumber: Int(first)) else { return .min }
    if abs(year * 12 - months) < 0.02 {
      let count = Int(months) - 12 * date.components.year
      return CalendarPeriod.month.start(count, after: date).map { Int32($0.dayNumber) } ?? first
    }
    return first + Int32((year - year.rounded(.down)) * 365)
  }

  private static func refusal(of period: String, _ column: Column?, allowed: String) -> DataError {
    .choice(
      .grouping,
      found: "\(period) of \(DataError.quoted(column?.name ?? "")), whose cells are each a \(column?.kind ?? .empty)",
      allowed: allowed)
  }

  private mutating func numberRows(_ rows: [Bool]) {
    var count: Int32 = 0
    for row in rows.indices where rows[row] {
      indices[row] = count
      count += 1
    }
    places = .numbers((0..<Int(count)).map { Double($0 + 1) })
  }

  /// Moves rows from places to others, given by their indices.
  private mutating func move(to positions: [Int]) {
    indices = indices.map { $0 < 0 ? -1 : Int32(positions[Int($0)]) }
  }

  /// Takes names in the order of their first rows, or in their natural order.
  private mutating func takeNames(_ column: Column, _ rows: [Bool], _ locale: LocaleFormat) {
    let cells = SeriesPlaces(column, rows: rows, locale: locale)
    (indices, places) = (cells.indices, .names(cells.names))
    guard let order = CategoryOrder.places(of: cells.names, in: column.name, locale: locale) else { return }
    hasNaturalOrder = true
    let sorted = order.sortedIndices
    places = .names(sorted.map { cells.names[$0] })
    move(to: sorted.sortedIndices)
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
    guard least <= greatest else {
      places = .dates([], given ?? .day)
      return
    }
    // One element for each day of the span, which is at most ten thousand years.
    var isUsed = [Bool](repeating: false, count: Int(greatest) - Int(least) + 1)
    for row in rows.indices where rows[row] && days[row] != .min { isUsed[Int(days[row]) - Int(least)] = true }
    let used = isUsed.indices.filter { isUsed[$0] }.compactMap { CalendarDate(dayNumber: Int(least) + $0) }
    let period = given ?? CalendarPeriod(spacingOf: used)
    var placeOfDay = [Int32](repeating: -1, count: isUsed.count)
    var dates: [CalendarDate] = []
    // The first and the last day of each period, from its first one.
    var (firstDays, lastDays): ([Int], [Int]) = ([], [])
    for day in used {
      let start = period.start(of: day)
      if dates.last != start {
        dates.append(start)
        firstDays.append(day.dayNumber - start.dayNumber)
        lastDays.append(0)
      }
      lastDays[dates.count - 1] = day.dayNumber - start.dayNumber
      placeOfDay[day.dayNumber - Int(least)] = Int32(dates.count - 1)
    }
    for row in rows.indices where rows[row] && days[row] != .min {
      indices[row] = placeOfDay[Int(days[row]) - Int(least)]
    }
    let spacing = PlaceSpacing(
      dates.map(period.number), step: step, limit: period == .day ? 0 : Self.maximumFilled)
    move(to: spacing.positions)
    places = ChartTable.Places.dates(dates, period).filled(with: spacing)
    if given != nil { partialNotes = period.partialNotes(used, firstDays, lastDays) }
  }

  /// Takes times in ascending order. If they are grouped, also those without rows.
  private mutating func takeTimes(_ times: [Int], _ rows: [Bool], by period: ClockPeriod?) {
    let length = period?.seconds ?? 1
    func start(_ second: Int) -> Int { second - (second % length + length) % length }
    let sorted = takeSorted(rows) { times[$0] == .min ? nil : start(times[$0]) }
    let spacing = PlaceSpacing(sorted, step: length, limit: period == nil ? 0 : Self.maximumFilled)
    move(to: spacing.positions)
    places = ChartTable.Places.times(sorted.compactMap { CalendarTime(seconds: $0) }).filled(with: spacing)
  }

  /// Puts rows at their values in ascending order, and returns these.
  private mutating func takeSorted<Value: Hashable & Comparable>(
    _ rows: [Bool], _ value: (Int) -> Value?
  ) -> [Value] {
    let values = rows.indices.map { rows[$0] ? value($0) : nil }
    var sorted: [Value] = []
    for value in values.compactMap(\.self).sorted() where sorted.last != value { sorted.append(value) }
    let index = Dictionary(uniqueKeysWithValues: zip(sorted, sorted.indices.lazy.map { Int32($0) }))
    indices = values.map { value in value.flatMap { index[$0] } ?? -1 }
    return sorted
  }
}

extension [Int] {
  /// The indices in the order of the numbers, equal ones in their own order. Those of a permutation are its inverse.
  var sortedIndices: [Int] { indices.sorted { (self[$0], $0) < (self[$1], $1) } }
}

extension CalendarPeriod {
  /// Notes on periods that begin late or end early, with the first and the last day of each from its first one.
  fileprivate func partialNotes(_ days: [CalendarDate], _ firstDays: [Int], _ lastDays: [Int]) -> [TableNote] {
    let late =
      beginsLate(firstDays) ? days.first.map { "the first \(self) is incomplete; it begins on \($0.iso)" } : nil
    let early = endsEarly(lastDays) ? days.last.map { "the last \(self) is incomplete; it ends on \($0.iso)" } : nil
    return [late, early].compactMap { $0.map { TableNote($0) } }
  }

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
