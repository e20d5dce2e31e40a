/// Numbers that are dates: `20260701`, and in columns named so, `202607`, times such as `2026070113` and
/// `20260701130500`, and the days of spreadsheets, `46204`.
enum CompactDates {
  /// The first day of each number, or nil if one of them isn't a date. NaN is a missing number.
  static func days(of numbers: [Double], named name: String) -> (days: [Int32], period: CalendarPeriod)? {
    guard let first = numbers.first(where: { !$0.isNaN }) else { return nil }
    // A single number may be anything.
    let isNamed = sayPeriods(name)
    guard isNamed || numbers.count(where: { !$0.isNaN }) > 1 else { return nil }
    if let days = spreadsheetDays(numbers, named: name) { return (days, .day) }
    let period: CalendarPeriod
    switch first {
    case 19_000_101...21_001_231: period = .day
    case 190_001...210_012 where isNamed: period = .month
    default: return nil
    }
    let days = numbers.mapAll { number -> Int32? in
      if number.isNaN { return .min }
      guard let value = Int(exactly: number), (190_001...21_001_231).contains(value) else { return nil }
      let date =
        period == .day
        ? CalendarDate(year: value / 10_000, month: value / 100 % 100, day: value % 100)
        : CalendarDate(year: value / 100, month: value % 100, day: 1)
      return date.flatMap { (1900...2100).contains($0.year) ? Int32($0.dayNumber) : nil }
    }
    return days.map { ($0, period) }
  }

  /// Whether a name is that of months or times.
  static func sayPeriods(_ name: String) -> Bool {
    NameWords(name).sayTime || NameWords(name).words.contains(where: months.contains)
  }

  /// The times of numbers with hours, minutes and seconds after the day, as `CalendarTime.seconds`. Nil if one of them
  /// isn't such a time, or the name isn't that of times. `Int.min` is a missing number.
  static func times(of numbers: [Double], named name: String) -> [Int]? {
    guard NameWords(name).sayTime || NameWords(name).words.contains(where: dates.contains),
      let first = numbers.first(where: { !$0.isNaN })
    else { return nil }
    // The number that a day is multiplied by.
    guard let unit = [100.0, 10_000, 1_000_000].first(where: { (19_000_101..<21_001_232).contains(first / $0) }) else {
      return nil
    }
    return numbers.mapAll { number in
      if number.isNaN { return .min }
      guard let value = Int(exactly: number * 1_000_000 / unit) else { return nil }
      let (day, clock) = (value / 1_000_000, value % 1_000_000)
      let (hour, minute, second) = (clock / 10_000, clock / 100 % 100, clock % 100)
      guard let date = CalendarDate(year: day / 10_000, month: day / 100 % 100, day: day % 100), hour < 25, minute < 60,
        second < 60
      else { return nil }
      return date.dayNumber * CalendarTime.secondsInDay + hour * 3600 + minute * 60 + second
    }
  }

  /// The days of numbers as spreadsheets count them, from 1 for January 1, 1900, with a February 29 in that year. Nil if
  /// one of them isn't a day of 1990 to 2050, or the name isn't that of dates.
  private static func spreadsheetDays(_ numbers: [Double], named name: String) -> [Int32]? {
    guard NameWords(name).words.contains(where: dates.contains),
      numbers.allSatisfy({ $0.isNaN || ($0 == $0.rounded() && (32_874...55_153).contains($0)) })
    else { return nil }
    return numbers.map { $0.isNaN ? .min : Int32($0) - 25_569 }
  }

  private static let dates: Set<String> = [
    "date", "day", "datum", "tag", "fecha", "data", "날짜", "일자", "日付", "日期", "дата", "tarih", "dato",
  ]

  private static let months: Set<String> = [
    "month", "yearmonth", "ym", "yyyymm", "period", "monat", "mois", "mes", "mese", "mês", "maand", "miesiąc", "месяц",
    "월", "연월", "년월", "기준월", "月", "年月", "day", "ymd", "yyyymmdd", "tag", "jour", "día", "dia", "giorno", "일자", "일", "日",
  ]
}
