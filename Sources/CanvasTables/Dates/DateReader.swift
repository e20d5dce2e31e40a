/// Reads dates in tables: ISO 8601 in every locale, and the formats of the locale.
///
/// | form | is |
/// |---|---|
/// | `2026-07-01` | a day |
/// | `2026-07-01T12:00:00.5Z`, `2026-07-01 12:00`, any other day with a time such as `3:30 PM` | a time |
/// | `2026/07/01`, `2026.07.01`, `2026. 7. 1.`, `2026년 7월 1일`, `2026年7月1日` | a day |
/// | `31.12.2026`, `31-12-2026`, `31/12/2026` | a day, the month first in the United States |
/// | `Jan 5, 2026`, `5 January 2026`, `5. Januar 2026` | a day, with names of the locale or English ones |
/// | `2026-07`, `07/2026`, `Jan 2026`, `2026년 7월`, `2026. 7.` | a month |
/// | `2026-Q1`, `Q1 2026`, `2026년 1분기` | a quarter |
/// | `Jan-26`, `Jan '26` | a month, as spreadsheets write it |
/// | `31.12.26`, `12/31/26`, `26.12.31` in Korea, Japan and China | a day, by the locale |
/// | `2026-W31` | a week of ISO 8601 |
/// | `2026년`, `2026年` | a year; `2026` alone is a number |
///
/// `PeriodName` lists other forms of quarters, half-years, weeks and fiscal years.
package struct DateReader {
  package enum Reading: Equatable {
    /// A date, as the first day of a period.
    case date(CalendarDate, CalendarPeriod)
    /// A time of a day as written, and its offset from UTC in seconds if it has one.
    case time(CalendarTime, offset: Int?)
    /// A date that doesn't exist, such as 30 February.
    case impossible
    /// Not a date.
    case none
  }

  private let isMonthFirst: Bool
  private let isYearFirst: Bool
  private let months: MonthNames
  private let periods: PeriodName

  package init(_ locale: LocaleFormat) {
    isMonthFirst = locale.isMonthFirst
    isYearFirst = ["ko", "ja", "zh"].contains(locale.language)
    months = MonthNames(locale)
    periods = PeriodName(locale)
  }

  /// Reads a cell without surrounding white space.
  func reading(_ bytes: [UInt8], _ range: Range<Int>) -> Reading {
    // Try the usual form first, without a string, because a table may have a million of them.
    if range.count == 10, let (year, month, day) = isoDay(bytes, range.lowerBound) {
      return Self.date(year, month, day)
    }
    if range.count > 8, let timed = timed(bytes, range) { return timed }
    guard (4...40).contains(range.count), bytes[range].contains(where: { $0 &- 0x30 < 10 }) else { return .none }
    let tokens = DateToken.tokens(of: String(decoding: bytes[range], as: UTF8.self))
    return numeric(tokens) ?? asian(tokens) ?? named(tokens) ?? periods.reading(tokens) ?? .none
  }

  /// Reads a text without surrounding white space.
  package func reading(_ text: String) -> Reading {
    let bytes = Array(text.utf8)
    return reading(bytes, 0..<bytes.count)
  }

  /// The period that a name is: a year of four digits, or a date.
  func period(_ name: String) -> (date: CalendarDate, period: CalendarPeriod)? {
    if name.utf8.count == 4, let year = Int(name) {
      return (1800...2200).contains(year) ? CalendarDate(year: year, month: 1, day: 1).map { ($0, .year) } : nil
    }
    return if case .date(let date, let period) = reading(name) { (date, period) } else { nil }
  }

  func isoDay(_ bytes: [UInt8], _ start: Int) -> (Int, Int, Int)? {
    func number(_ range: Range<Int>) -> Int? {
      var value = 0
      for index in range {
        guard bytes[start + index] &- 0x30 < 10 else { return nil }
        value = value * 10 + Int(bytes[start + index] &- 0x30)
      }
      return value
    }
    guard bytes[start + 4] == UInt8(ascii: "-"), bytes[start + 7] == UInt8(ascii: "-"), let year = number(0..<4),
      let month = number(5..<7), let day = number(8..<10)
    else { return nil }
    return (year, month, day)
  }

  private static func date(_ year: Int, _ month: Int, _ day: Int) -> Reading {
    CalendarDate(year: year, month: month, day: day).map { .date($0, .day) } ?? .impossible
  }

  /// A period of whole months, which begins with a month.
  private static func month(_ year: Int, _ month: Int, _ period: CalendarPeriod = .month) -> Reading {
    CalendarDate(year: year, month: month, day: 1).map { .date($0, period) } ?? .impossible
  }

  private static func quarter(_ year: Int, _ quarter: Int) -> Reading { month(year, quarter * 3 - 2, .quarter) }
}

extension DateReader {
  /// Reads numbers between points, slashes or hyphens.
  private func numeric(_ tokens: [DateToken]) -> Reading? {
    guard tokens.count >= 3, case .number(let first, let firstDigits) = tokens[0], case .mark(let mark) = tokens[1],
      ".-/".unicodeScalars.contains(mark)
    else { return nil }
    switch tokens[2] {
    case .word("q") where mark == "-" && firstDigits == 4:
      return oneNumber(tokens.dropFirst(3)).map { Self.quarter(first, $0) }
    case .word("w") where mark == "-" && firstDigits == 4:
      return oneNumber(tokens.dropFirst(3)).map { week in
        CalendarDate(isoYear: first, week: week).map { .date($0, .week) } ?? .impossible
      }
    case .number(let second, let secondDigits):
      let rest = tokens.dropFirst(3)
      if let third = thirdNumber(rest, mark: mark) {
        guard secondDigits <= 2 else { return nil }
        if firstDigits == 4, third.digits <= 2 { return Self.date(first, second, third.value) }
        if firstDigits <= 2, third.digits == 2 { return shortDate(first, second, third.value, isOrdered: mark == ".") }
        // 1.2.2026 has the day first everywhere. A version such as 1.2.3 isn't a date.
        guard third.digits == 4, firstDigits <= 2 else { return nil }
        return isMonthFirst && mark != "."
          ? Self.date(third.value, first, second) : Self.date(third.value, second, first)
      }
      // `2026. 7.` is a month, but `2026.7` is a number.
      // `2019/20` is a season, which is a name.
      if mark == "/", firstDigits == 4, secondDigits == 2, second > 12, (first + 1) % 100 == second { return nil }
      if firstDigits == 4, secondDigits <= 2, mark == "." ? Array(rest) == [.mark(".")] : rest.isEmpty {
        return mark == "-" && secondDigits != 2 ? nil : Self.month(first, second)
      }
      // `07.2026` is a month in a table of Germany.
      let isPointed = mark == "." && firstDigits == 2 && 1...12 ~= first && 1900...2100 ~= second
      return (mark == "/" || isPointed) && firstDigits <= 2 && secondDigits == 4 && rest.isEmpty
        ? Self.month(second, first) : nil
    default: return nil
    }
  }

  /// A date whose year has two digits, in the locale's order. Nil if the day doesn't exist: versions and codes look
  /// the same.
  private func shortDate(_ first: Int, _ second: Int, _ third: Int, isOrdered: Bool) -> Reading? {
    let (year, month, day) =
      isYearFirst
      ? (first, second, third) : isMonthFirst && !isOrdered ? (third, first, second) : (third, second, first)
    return PeriodName.year(year, 2).flatMap { CalendarDate(year: $0, month: month, day: day) }.map { .date($0, .day) }
  }

  private func oneNumber(_ tokens: ArraySlice<DateToken>) -> Int? {
    guard tokens.count == 1, case .number(let value, 1...2) = tokens.first else { return nil }
    return value
  }

  /// The third number of a date. It may be followed by a point.
  private func thirdNumber(
    _ tokens: ArraySlice<DateToken>, mark: Unicode.Scalar
  ) -> (value: Int, digits: Int)? {
    guard tokens.first == .mark(mark), case .number(let value, let digits)? = tokens.dropFirst().first else {
      return nil
    }
    let rest = tokens.dropFirst(2)
    return rest.isEmpty || (mark == "." && Array(rest) == [.mark(".")]) ? (value, digits) : nil
  }

  /// Reads numbers followed by Korean, Japanese or Chinese units.
  private func asian(_ tokens: [DateToken]) -> Reading? {
    guard tokens.count >= 2, case .number(let year, 4) = tokens[0], case .word(let word) = tokens[1],
      word == "년" || word == "年"
    else { return nil }
    var numbers: [Int] = []
    var rest = tokens.dropFirst(2)
    for units in [["월", "月", "분기", "季度"], ["일", "日"]] {
      guard case .number(let value, 1...2)? = rest.first, case .word(let unit)? = rest.dropFirst().first,
        units.contains(unit)
      else { break }
      rest = rest.dropFirst(2)
      if unit == "분기" || unit == "季度" { return rest.isEmpty ? Self.quarter(year, value) : nil }
      numbers.append(value)
    }
    guard rest.isEmpty else { return nil }
    switch numbers.count {
    case 0: return Self.month(year, 1, .year)
    case 1: return Self.month(year, numbers[0])
    default: return Self.date(year, numbers[0], numbers[1])
    }
  }

  /// The year of `Jan-26` or `Jan '26`: two digits after the name and a mark. `Jan 26` and `26-Jan` may be days.
  private func shortYear(_ tokens: [DateToken]) -> Int? {
    guard case .word? = tokens.first, case .number(let value, let digits)? = tokens.last, tokens.count > 2,
      case .mark(let mark) = tokens[tokens.count - 2], "-'’/".unicodeScalars.contains(mark)
    else { return nil }
    return PeriodName.year(value, digits)
  }

  /// Reads the name of a month, or Q1, with a year and optionally a day.
  private func named(_ tokens: [DateToken]) -> Reading? {
    var numbers: [(value: Int, digits: Int)] = []
    var month: Int?
    var isQuarter = false
    for (index, token) in tokens.enumerated() {
      switch token {
      case .number(let value, let digits): numbers.append((value, digits))
      case .word("de"), .word("г"), .word("р"), .mark(","), .mark("."), .mark("-"): continue
      case .mark("'"), .mark("’"), .mark("/"): continue
      case .word("q") where !isQuarter && month == nil: isQuarter = true
      case .word(let word) where index == 0 && months.number(of: word) == nil && months.isWeekday(word): continue
      case .word(let word):
        guard month == nil, !isQuarter, let found = months.number(of: word) else { return nil }
        month = found
      case .mark: return nil
      }
    }
    if numbers.count == 1, numbers[0].digits == 2, let month, let year = shortYear(tokens) {
      return Self.month(year, month)
    }
    let years = numbers.filter { $0.digits == 4 }
    let others = numbers.filter { $0.digits <= 2 }
    guard years.count == 1, numbers.count == others.count + 1 else { return nil }
    let year = years[0].value
    if isQuarter { return others.count == 1 && others[0].digits == 1 ? Self.quarter(year, others[0].value) : nil }
    guard let month else { return nil }
    switch others.count {
    case 0: return Self.month(year, month)
    case 1: return Self.date(year, month, others[0].value)
    default: return nil
    }
  }
}
