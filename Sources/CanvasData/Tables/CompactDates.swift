/// Numbers that are dates: `20260701`, and in columns named so, `202607`.
enum CompactDates {
  /// The first day of each number, or nil if one of them isn't a date. NaN is a missing number.
  static func days(of numbers: [Double], named name: String) -> (days: [Int32], period: CalendarPeriod)? {
    guard let first = numbers.first(where: { !$0.isNaN }) else { return nil }
    // A single number may be anything.
    let isNamed = NameWords(name).sayTime || NameWords(name).words.contains(where: months.contains)
    guard isNamed || numbers.count(where: { !$0.isNaN }) > 1 else { return nil }
    let period: CalendarPeriod
    switch first {
    case 19_000_101...21_001_231: period = .day
    case 190_001...210_012 where isNamed: period = .month
    default: return nil
    }
    var days: [Int32] = []
    days.reserveCapacity(numbers.count)
    for number in numbers {
      guard !number.isNaN else {
        days.append(.min)
        continue
      }
      guard let value = Int(exactly: number), (190_001...21_001_231).contains(value) else { return nil }
      let date =
        period == .day
        ? CalendarDate(year: value / 10_000, month: value / 100 % 100, day: value % 100)
        : CalendarDate(year: value / 100, month: value % 100, day: 1)
      guard let date, (1900...2100).contains(date.year) else { return nil }
      days.append(Int32(date.dayNumber))
    }
    return (days, period)
  }

  private static let months: Set<String> = [
    "month", "yearmonth", "ym", "yyyymm", "period", "monat", "mois", "mes", "mese", "mês", "maand", "miesiąc", "месяц",
    "월", "연월", "년월", "기준월", "月", "年月", "day", "ymd", "yyyymmdd", "tag", "jour", "día", "dia", "giorno", "일자", "일", "日",
  ]
}
