/// The names of months, weekdays and quarters in a language, and its date patterns.
public struct CalendarNames: Sendable, Hashable {
  /// The language code, such as `ko`.
  public let language: String

  /// The twelve months in their standalone form: `January`.
  public let months: [String]

  /// The twelve short names in their standalone form: `Jan`.
  public let shortMonths: [String]

  /// The twelve months in the form used after a day, if the language has one: Russian `января`.
  let monthsInDates: [String]
  let shortMonthsInDates: [String]

  /// The seven weekdays, from Monday.
  public let weekdays: [String]

  /// The seven short weekdays, from Monday: `Mon`.
  public let shortWeekdays: [String]

  /// The four quarters: `Q1`.
  public let quarters: [String]

  /// The two halves of a year: `H1`.
  public var halves: [String] {
    switch language {
    case "ko": ["상반기", "하반기"]
    case "ja": ["上期", "下期"]
    case "zh": ["上半年", "下半年"]
    case "de": ["1. Hj.", "2. Hj."]
    case "es", "fr", "it", "pt": ["S1", "S2"]
    default: ["H1", "H2"]
    }
  }

  /// The patterns. `{y}` is the year, `{M}` the month's number, `{short}` its short name beside a day, `{alone}` its
  /// short standalone name, `{long}` its long name, `{d}` the day, `{q}` the quarter, and `{h}` the half.
  let dayPattern: String
  let dayOfYearPattern: String
  let monthPattern: String
  let quarterPattern: String
  let yearPattern: String

  package static let english = CalendarNames(
    language: "en",
    months: "January|February|March|April|May|June|July|August|September|October|November|December",
    weekdays: "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday", shortWeekdays: "Mon|Tue|Wed|Thu|Fri|Sat|Sun",
    day: "{short} {d}", dayOfYear: "{short} {d}, {y}")

  init(
    language: String, months: String, monthsInDates: String? = nil, shortMonths: String? = nil,
    shortMonthsInDates: String? = nil, weekdays: String, shortWeekdays: String, quarters: String = "Q1|Q2|Q3|Q4",
    day: String = "{d} {short}", dayOfYear: String = "{d} {short} {y}", month: String = "{short} {y}",
    quarter: String = "{q} {y}", year: String = "{y}"
  ) {
    func list(_ text: String) -> [String] { text.split(separator: "|").map(String.init) }
    self.language = language
    self.months = list(months)
    self.monthsInDates = list(monthsInDates ?? months)
    // In most languages the short names are the first three letters.
    self.shortMonths = shortMonths.map(list) ?? self.months.map { String($0.prefix(3)) }
    self.shortMonthsInDates = shortMonthsInDates.map(list) ?? self.shortMonths
    self.weekdays = list(weekdays)
    self.shortWeekdays = list(shortWeekdays)
    self.quarters = list(quarters)
    dayPattern = day
    dayOfYearPattern = dayOfYear
    monthPattern = month
    quarterPattern = quarter
    yearPattern = year
  }

  /// The label of a period, given by its first day: `Jan 5`, `Jan 5, 2026` · `Jan 2026`, `Jan` · `Q1 2026`, `Q1` ·
  /// `H1 2026`, `H1` · `2026`.
  ///
  /// A week is written as its first day. Without the year, the label is the shorter form for use beside other labels.
  /// A year is always written.
  public func label(of date: CalendarDate, period: CalendarPeriod, withYear: Bool = true) -> String {
    switch period {
    case .day, .week: filled(withYear ? dayOfYearPattern : dayPattern, with: date)
    case .month: filled(withYear ? monthPattern : "{alone}", with: date)
    case .quarter: filled(withYear ? quarterPattern : "{q}", with: date)
    case .halfYear: filled(withYear ? quarterPattern.replacing("{q}", with: "{h}") : "{h}", with: date)
    case .year: filled(yearPattern, with: date)
    }
  }

  /// The label of a time: `Jan 5, 2026, 12:00`. Hours are 0 to 23 in every language.
  public func label(of time: CalendarTime) -> String {
    let date = label(of: time.date, period: .day)
    return date + (["ko", "ja", "zh"].contains(language) ? " " : ", ") + time.clock()
  }

  private func filled(_ pattern: String, with date: CalendarDate) -> String {
    let (year, month, day) = date.components
    return pattern.filled { part in
      switch part {
      case "y": "\(year)"
      case "M": "\(month)"
      case "d": "\(day)"
      case "short": shortMonthsInDates[month - 1]
      case "alone": shortMonths[month - 1]
      case "long": months[month - 1]
      case "h": halves[month < 7 ? 0 : 1]
      case "q": quarters[(month - 1) / 3]
      default: ""
      }
    }
  }
}

extension String {
  /// The text with the values of its parts in braces. Values may contain braces, so each part is read only once.
  func filled(_ value: (Substring) -> String) -> String {
    var text = ""
    var rest = self[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      text += rest[..<open] + value(rest[rest.index(after: open)..<close])
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }
}
