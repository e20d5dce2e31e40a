extension RowFilter {
  /// Removes the rows that don't meet the conditions.
  func apply(to rows: inout [Bool], of table: Table, locale: LocaleFormat) throws(DataError) {
    for comparison in comparisons {
      var column = try table.column(comparison.column, part: .conditions)
      if let problem = column.problem {
        // Whether a row is `Total` can be asked in a column of numbers too.
        guard comparison.comparator == .equal || comparison.comparator == .notEqual else { throw problem }
        column = try table.reading(asText: column.name).column(column.name, part: .conditions)
      }
      switch column.cells {
      case .empty: rows = rows.map { $0 && comparison.comparator == .notEqual }
      case .texts(let ids, let pool): try compare(ids, pool, comparison, &rows)
      case .numbers(let numbers): try compare(numbers, column, comparison, locale, &rows)
      case .days(let days):
        let period = try dayRange(of: comparison, locale)
        apply(comparison.comparator, days, period, missing: .min, &rows)
      case .times(let times):
        apply(comparison.comparator, times, try secondRange(of: comparison, column, locale), missing: .min, &rows)
      }
    }
  }

  private func failure(_ comparison: Comparison, _ allowed: String) -> DataError {
    .choice(.conditions, found: DataError.quoted(comparison.value), allowed: allowed)
  }

  private func compare(
    _ ids: [Int32], _ pool: TextPool, _ comparison: Comparison, _ rows: inout [Bool]
  ) throws(DataError) {
    guard comparison.comparator == .equal || comparison.comparator == .notEqual else {
      throw .choice(
        .conditions,
        found: "'\(comparison.comparator.rawValue)' with the texts of \(DataError.quoted(comparison.column))",
        allowed: "= or !=")
    }
    // An empty value matches missing cells.
    let known =
      comparison.value.isEmpty ? -1 : (0..<pool.count).first { pool[$0] == comparison.value }.map { Int32($0) }
    let isEqual = comparison.comparator == .equal
    for row in rows.indices where rows[row] { rows[row] = (ids[row] == known) == isEqual }
  }

  private func compare(
    _ numbers: [Double], _ column: Column, _ comparison: Comparison, _ locale: LocaleFormat, _ rows: inout [Bool]
  ) throws(DataError) {
    guard let value = NumberReader(locale).number(comparison.value)?.value else {
      throw failure(comparison, "a number, like those in the column \(DataError.quoted(column.name))")
    }
    for row in rows.indices where rows[row] {
      let number = numbers[row]
      rows[row] =
        switch comparison.comparator {
        case .equal: number == value
        case .notEqual: number != value
        case .less: number < value
        case .atMost: number <= value
        case .greater: number > value
        case .atLeast: number >= value
        }
    }
  }

  /// Keeps the rows whose number is in a range, before it, or after it.
  private func apply<Number: FixedWidthInteger>(
    _ comparator: Operator, _ numbers: [Number], _ range: ClosedRange<Int>, missing: Number, _ rows: inout [Bool]
  ) {
    for row in rows.indices where rows[row] {
      let number = Int(numbers[row])
      let isMissing = numbers[row] == missing
      rows[row] =
        switch comparator {
        case .equal: range.contains(number)
        case .notEqual: !range.contains(number)
        case .less: !isMissing && number < range.lowerBound
        case .atMost: !isMissing && number <= range.upperBound
        case .greater: number > range.upperBound
        case .atLeast: number >= range.lowerBound
        }
    }
  }

  /// The days of the period in a comparison.
  private func dayRange(of comparison: Comparison, _ locale: LocaleFormat) throws(DataError) -> ClosedRange<Int> {
    if comparison.value.utf8.count == 4, let number = Int(comparison.value),
      let first = CalendarDate(year: number, month: 1, day: 1)
    {
      return Self.days(from: first, .year)
    }
    switch DateReader(locale).reading(comparison.value) {
    case .date(let first, let length): return Self.days(from: first, length)
    case .time(let time, _): return Self.days(from: time.date, .day)
    case .impossible, .none: throw failure(comparison, "a date such as 2026-07-01, 2026-07, 2026-Q3 or 2026")
    }
  }

  private static func days(from first: CalendarDate, _ period: CalendarPeriod) -> ClosedRange<Int> {
    let next = period.start(1, after: first)?.dayNumber ?? CalendarDate.dayNumbers.upperBound + 1
    return first.dayNumber...max(first.dayNumber, next - 1)
  }

  /// The seconds of the period or the time in a comparison. A time without seconds is its whole minute.
  private func secondRange(
    of comparison: Comparison, _ column: Column, _ locale: LocaleFormat
  ) throws(DataError) -> ClosedRange<Int> {
    func range(_ second: Int) -> ClosedRange<Int> { second...second + (second.isMultiple(of: 60) ? 59 : 0) }
    if column.kind == .timeOfDay {
      guard let clock = ClockReader.reading(comparison.value) else {
        throw failure(comparison, "a time of day such as 07:30")
      }
      return range(clock.second)
    }
    if case .time(let time, let offset) = DateReader(locale).reading(comparison.value) {
      return range(CellReaders(locale, zone: column.zone).time(time, offset: offset)?.seconds ?? time.seconds)
    }
    if let units = column.unitsPerSecond, let number = NumberReader(locale).number(comparison.value)?.value,
      let second = UnixTime.second(of: number, unitsPerSecond: units)
    {
      let local = (column.zone ?? .utc).wallClock(utc: second)
      return local...local
    }
    let days = try dayRange(of: comparison, locale)
    let length = CalendarTime.secondsInDay
    return days.lowerBound * length...days.upperBound * length + length - 1
  }
}
