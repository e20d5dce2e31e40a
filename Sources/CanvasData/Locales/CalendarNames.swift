/// The names that a language has for months, weekdays and quarters, and its patterns of dates.
public struct CalendarNames: Sendable, Hashable {
  /// Such as `ko`.
  public let language: String

  /// Twelve, as they stand alone: `January`.
  public let months: [String]

  /// Twelve, short, as they stand alone: `Jan`.
  public let shortMonths: [String]

  /// Twelve, as they stand behind a day where a language has another form for that: Russian `января`.
  let monthsInDates: [String]
  let shortMonthsInDates: [String]

  /// Seven, from Monday.
  public let weekdays: [String]

  /// Seven, from Monday, short: `Mon`.
  public let shortWeekdays: [String]

  /// Four: `Q1`.
  public let quarters: [String]

  /// Patterns with `{y}` the year, `{M}` the month's number, `{short}` its short name beside a day, `{alone}` the short
  /// one alone, `{long}` the long one, `{d}` the day, `{q}` the quarter.
  let dayPattern: String
  let dayOfYearPattern: String
  let monthPattern: String
  let quarterPattern: String
  let yearPattern: String

  static let english = CalendarNames(
    language: "en",
    months: "January|February|March|April|May|June|July|August|September|October|November|December",
    shortMonths: "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec",
    weekdays: "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday", shortWeekdays: "Mon|Tue|Wed|Thu|Fri|Sat|Sun",
    quarters: "Q1|Q2|Q3|Q4", day: "{short} {d}", dayOfYear: "{short} {d}, {y}", month: "{short} {y}",
    quarter: "{q} {y}", year: "{y}")

  init(
    language: String, months: String, monthsInDates: String? = nil, shortMonths: String,
    shortMonthsInDates: String? = nil, weekdays: String, shortWeekdays: String, quarters: String, day: String,
    dayOfYear: String, month: String, quarter: String, year: String
  ) {
    func list(_ text: String) -> [String] { text.split(separator: "|").map(String.init) }
    self.language = language
    self.months = list(months)
    self.monthsInDates = list(monthsInDates ?? months)
    self.shortMonths = list(shortMonths)
    self.shortMonthsInDates = list(shortMonthsInDates ?? shortMonths)
    self.weekdays = list(weekdays)
    self.shortWeekdays = list(shortWeekdays)
    self.quarters = list(quarters)
    dayPattern = day
    dayOfYearPattern = dayOfYear
    monthPattern = month
    quarterPattern = quarter
    yearPattern = year
  }

  /// A period as a label, by its first day: `Jan 5`, `Jan 5, 2026` · `Jan 2026`, `Jan` · `Q1 2026`, `Q1` · `2026`.
  ///
  /// A week is written as the day it begins with. Without the year, labels are the shorter ones that stand beside
  /// others; a year is always written.
  public func label(of date: CalendarDate, period: CalendarPeriod, withYear: Bool = true) -> String {
    switch period {
    case .day, .week: filled(withYear ? dayOfYearPattern : dayPattern, with: date)
    case .month: filled(withYear ? monthPattern : "{alone}", with: date)
    case .quarter: filled(withYear ? quarterPattern : "{q}", with: date)
    case .year: filled(yearPattern, with: date)
    }
  }

  private func filled(_ pattern: String, with date: CalendarDate) -> String {
    let (year, month, day) = date.components
    var text = ""
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      text += rest[..<open]
      switch rest[rest.index(after: open)..<close] {
      case "y": text += "\(year)"
      case "M": text += "\(month)"
      case "d": text += "\(day)"
      case "short": text += shortMonthsInDates[month - 1]
      case "alone": text += shortMonths[month - 1]
      case "long": text += months[month - 1]
      case "q": text += quarters[(month - 1) / 3]
      default: break
      }
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }
}
