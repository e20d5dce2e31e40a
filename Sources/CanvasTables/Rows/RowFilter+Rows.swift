extension RowFilter {
  /// Removes the rows that don't meet the conditions.
  func apply(to rows: inout [Bool], of table: Table, locale: LocaleFormat) throws(DataError) {
    for comparisons in alternatives {
      let before = rows
      rows = rows.map { _ in false }
      for comparison in comparisons {
        var met = before
        try keep(&met, comparison, of: table, locale)
        for row in rows.indices where met[row] { rows[row] = true }
      }
    }
  }

  private func keep(
    _ rows: inout [Bool], _ comparison: Comparison, of table: Table, _ locale: LocaleFormat
  ) throws(DataError) {
    var column = try table.column(comparison.column, part: .conditions)
    let comparator = comparison.comparator
    let isEquality = comparator == .equal || comparator == .notEqual
    if let problem = column.problem {
      // Whether a row is `Total` can be asked in a column of numbers too.
      guard isEquality else { throw problem }
      column = try table.reading(asText: [column.name]).column(column.name, part: .conditions)
    }
    switch column.cells {
    case .empty: keep(&rows, comparator, 0...0) { _ in nil }
    case .texts(let ids, let pool):
      guard isEquality else {
        throw .choice(
          .conditions,
          found: "'\(comparator.rawValue)' with the texts of \(DataError.quoted(comparison.column))",
          allowed: "= or !=")
      }
      // An empty value matches missing cells, and an unknown one no cell.
      let text = comparison.value
      let id = text.isEmpty ? -1 : (0..<pool.count).first { pool[$0] == text }.map { Int32($0) } ?? .min
      keep(&rows, comparator, id...id) { ids[$0] }
    case .numbers(let numbers):
      guard let value = NumberReader(locale).number(comparison.value)?.value else {
        throw failure(comparison, "a number, like those in the column \(DataError.quoted(column.name))")
      }
      keep(&rows, comparator, value...value) { numbers[$0].isNaN ? nil : numbers[$0] }
    case .days(let days):
      keep(&rows, comparator, try dayRange(of: comparison, locale)) { days[$0] == .min ? nil : Int(days[$0]) }
    case .times(let times):
      keep(&rows, comparator, try secondRange(of: comparison, column, locale)) { times[$0] == .min ? nil : times[$0] }
    }
  }

  private func failure(_ comparison: Comparison, _ allowed: String) -> DataError {
    .choice(.conditions, found: DataError.quoted(comparison.value), allowed: allowed)
  }

  /// Keeps the rows whose value is in a range, before it, or after it. A missing one is only unequal.
  private func keep<Value: Comparable>(
    _ rows: inout [Bool], _ comparator: Operator, _ range: ClosedRange<Value>, value: (Int) -> Value?
  ) {
    for row in rows.indices where rows[row] {
      guard let value = value(row) else {
        rows[row] = comparator == .notEqual
        continue
      }
      rows[row] =
        switch comparator {
        case .equal: range.contains(value)
        case .notEqual: !range.contains(value)
        case .less: value < range.lowerBound
        case .atMost: value <= range.upperBound
        case .greater: value > range.upperBound
        case .atLeast: value >= range.lowerBound
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
