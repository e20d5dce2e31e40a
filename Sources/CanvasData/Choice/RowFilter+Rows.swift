extension RowFilter {
  /// Removes the rows that don't meet the conditions.
  func apply(to rows: inout [Bool], of table: Table, locale: LocaleFormat) throws(DataError) {
    for comparison in comparisons {
      var column = try table.column(comparison.column, option: Self.option)
      if let problem = column.problem {
        // Whether a row is `Total` can be asked in a column of numbers too.
        guard comparison.comparator == .equal || comparison.comparator == .notEqual else { throw problem }
        column = try table.reading(asText: column.name).column(column.name, option: Self.option)
      }
      switch column.cells {
      case .empty: rows = rows.map { $0 && comparison.comparator == .notEqual }
      case .texts(let ids, let pool): try compare(ids, pool, comparison, &rows)
      case .numbers(let numbers): try compare(numbers, column, comparison, locale, &rows)
      case .days(let days): try compare(days, comparison, locale, &rows)
      }
    }
  }

  private func failure(_ comparison: Comparison, _ allowed: String) -> DataError {
    .choice(option: Self.option, found: DataError.quoted(comparison.value), allowed: allowed)
  }

  private func compare(
    _ ids: [Int32], _ pool: TextPool, _ comparison: Comparison, _ rows: inout [Bool]
  ) throws(DataError) {
    guard comparison.comparator == .equal || comparison.comparator == .notEqual else {
      throw .choice(
        option: Self.option,
        found: "'\(comparison.comparator.rawValue)' with the texts of \(DataError.quoted(comparison.column))",
        allowed: "= or !=")
    }
    // An empty value matches missing cells.
    let known = comparison.value.isEmpty ? -1 : pool.knownID(of: Array(comparison.value.utf8)[...]).map { Int32($0) }
    let isEqual = comparison.comparator == .equal
    for row in rows.indices where rows[row] { rows[row] = (ids[row] == known) == isEqual }
  }

  private func compare(
    _ numbers: [Double], _ column: Column, _ comparison: Comparison, _ locale: LocaleFormat, _ rows: inout [Bool]
  ) throws(DataError) {
    let bytes = Array(comparison.value.utf8)
    guard let value = NumberReader(locale).number(bytes, 0..<bytes.count)?.value else {
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

  private func compare(
    _ days: [Int32], _ comparison: Comparison, _ locale: LocaleFormat, _ rows: inout [Bool]
  ) throws(DataError) {
    let period: ClosedRange<Int>
    if comparison.value.utf8.count == 4, let number = Int(comparison.value),
      let first = CalendarDate(year: number, month: 1, day: 1)
    {
      period = Self.days(from: first, .year)
    } else if case .date(let first, let length) = DateReader(locale).reading(comparison.value) {
      period = Self.days(from: first, length)
    } else {
      throw failure(comparison, "a date such as 2026-07-01, 2026-07, 2026-Q3 or 2026")
    }
    for row in rows.indices where rows[row] {
      let day = Int(days[row])
      let isMissing = days[row] == .min
      rows[row] =
        switch comparison.comparator {
        case .equal: period.contains(day)
        case .notEqual: !period.contains(day)
        case .less: !isMissing && day < period.lowerBound
        case .atMost: !isMissing && day <= period.upperBound
        case .greater: day > period.upperBound
        case .atLeast: day >= period.lowerBound
        }
    }
  }

  private static func days(from first: CalendarDate, _ period: CalendarPeriod) -> ClosedRange<Int> {
    let next = period.start(1, after: first)?.dayNumber ?? CalendarDate.dayNumbers.upperBound + 1
    return first.dayNumber...max(first.dayNumber, next - 1)
  }
}
