/// Reads the names of quarters, half-years, weeks and fiscal years with their year, as tables write them.
///
/// | form | is |
/// |---|---|
/// | `Q1 23`, `Q1'23`, `2023 Q1`, `2023Q1`, `1Q23`, `Q1 FY23` | a quarter; in other languages `T1 2023`, `1. Quartal 2023`, `2023年第1四半期` |
/// | `H1 2024`, `2H24`, `2024-H1`, `1. Halbjahr 2024`, `2024년 상반기` | a half-year |
/// | `KW 5 2024`, `CW05/24`, `Week 5, 2024`, `2024W05`, `2024-S05`, `2024년 5주차` | a week of ISO 8601 |
/// | `FY24`, `FY 2024`, `2024年度` | a year |
///
/// A year with two digits is in 1970 to 2069, as in POSIX. Quarters and halves have one digit, so the two can be told
/// apart.
struct PeriodName {
  /// A unit. An S is that of a week, `2024-S05`, or of a half of a year, `S1 2024`.
  private enum Unit { case quarter, half, week, year, s }

  private let language: String

  /// A number with its place among the parts of the text.
  private struct Number {
    let value: Int
    let digits: Int
    let place: Int
  }

  init(_ locale: LocaleFormat) { language = locale.language }

  /// Reads tokens. Returns nil for all other texts.
  func reading(_ tokens: [DateToken]) -> DateReader.Reading? {
    var unit: Unit?
    var unitPlace = 0
    var half: Int?
    var numbers: [Number] = []
    for (place, token) in tokens.flatMap(Self.parts).enumerated() {
      switch token {
      case .number(let value, let digits):
        guard [1, 2, 4].contains(digits), numbers.count < 2 else { return nil }
        numbers.append(Number(value: value, digits: digits, place: place))
      case .mark(let mark):
        guard ".,-/_'’‘ºª".unicodeScalars.contains(mark) else { return nil }
      case .word(let word):
        if let index = Self.halves[word] {
          guard half == nil, unit == nil || unit == .year else { return nil }
          (half, unit) = (index, .half)
        } else if let found = self.unit(of: word) {
          // A fiscal year may have a quarter: `FY24 Q1`.
          guard unit == nil || unit == .year || found == .year else { return nil }
          if found == .year, unit != nil { continue }
          (unit, unitPlace) = (found, place)
        } else if !Self.fillers.contains(word) {
          return nil
        }
      }
    }
    guard let unit else { return nil }
    if unit == .year || half != nil {
      guard numbers.count == 1, let year = Self.year(numbers[0].value, numbers[0].digits) else { return nil }
      return unit == .year ? date(year, 1, .year) : date(year, (half ?? 0) * 6 + 1, .halfYear)
    }
    guard numbers.count == 2 else { return nil }
    var index = numbers[0]
    var rest = numbers[1]
    if index.digits == 4 || (rest.digits != 4 && comesSecond(index, rest, unit, unitPlace)) { swap(&index, &rest) }
    guard let year = Self.year(rest.value, rest.digits) else { return nil }
    switch unit {
    case .quarter:
      return index.digits == 1 && (1...4).contains(index.value) ? date(year, index.value * 3 - 2, .quarter) : nil
    case .s where index.digits == 1 && !["fr", "es", "it", "pt"].contains(language): return nil
    case .half,
      .s where index.digits == 1 || rest.digits != 4:
      return index.digits == 1 && (1...2).contains(index.value) ? date(year, index.value * 6 - 5, .halfYear) : nil
    case .week, .s:
      return index.digits <= 2 ? CalendarDate(isoYear: year, week: index.value).map { .date($0, .week) } : nil
    case .year: return nil
    }
  }

  /// Whether the second of two short numbers is the index, and the first the year: `23Q1`, `24W05`.
  private func comesSecond(_ first: Number, _ second: Number, _ unit: Unit, _ unitPlace: Int) -> Bool {
    unit == .week ? first.place < unitPlace && unitPlace < second.place : first.digits == 2 && second.digits == 1
  }

  private func date(_ year: Int, _ month: Int, _ period: CalendarPeriod) -> DateReader.Reading? {
    CalendarDate(year: year, month: month, day: 1).map { .date($0, period) }
  }

  /// A year from its digits, or nil if it can't be one.
  static func year(_ value: Int, _ digits: Int) -> Int? {
    switch digits {
    case 4: value > 0 ? value : nil
    case 2: value < 70 ? 2000 + value : 1900 + value
    default: nil
    }
  }

  private func unit(of word: String) -> Unit? {
    switch word {
    case "q", "qtr", "quarter", "quartal", "quartale", "trimestre", "trim", "trimester", "kwartaal", "kvartal",
      "kvartál",
      "kwartał", "квартал", "кв", "çeyrek", "neljännes", "quý", "kuartal", "ไตรมาส", "분기", "季度", "四半期", "季":
      .quarter
    // The quarter of French, Spanish, Italian and Portuguese, whose language the table may not tell.
    case "t": .quarter
    case "k": ["sv", "da", "nb", "id"].contains(language) ? .quarter : nil
    case "ç": language == "tr" ? .quarter : nil
    // Poland's quarter and Germany's week have the same abbreviation.
    case "kw": language == "pl" ? .quarter : .week
    case "h", "hy", "hj", "half", "halbjahr", "semestre", "semester", "halvår", "полугодие", "半期": .half
    case "s": .s
    case "w", "wk", "cw", "week", "woche", "semaine", "semana", "settimana", "uke", "vecka", "uge", "viikko", "vk",
      "неделя", "нед", "tydzień", "tydz", "týden", "hafta", "minggu", "tuần", "สัปดาห์", "주", "주차", "週", "周":
      .week
    case "fy", "cy", "gj", "fiscal", "geschäftsjahr", "회계연도", "年度", "财年", "財年", "ปีงบประมาณ": .year
    default: nil
    }
  }

  /// The names of halves that contain their number.
  private static let halves = ["상반기": 0, "하반기": 1, "上半年": 0, "下半年": 1, "上半期": 0, "下半期": 1, "上期": 0, "下期": 1]

  private static let fillers: Set<String> = [
    "年", "년", "第", "제", "of", "de", "du", "del", "di", "do", "r", "г", "year", "st",
    "nd", "rd", "th", "er", "e", "o", "º",
  ]

  /// Splits a word that begins with the Chinese or Korean word for a year, such as 年第 or 年上半年.
  private static func parts(_ token: DateToken) -> [DateToken] {
    guard case .word(let word) = token, word.count > 1, let first = word.first, first == "年" || first == "第",
      word != "年度"
    else { return [token] }
    return [.word(String(first))] + parts(.word(String(word.dropFirst())))
  }
}
