/// Names that are the same but for their numbers, and are times or ordinals: `Week 9`, `KW 10`, `1st`, `2nd`,
/// `3 May`, `Spring 2024`, `2019/20`.
///
/// Names of months and seasons count as numbers. Products with a number, such as `Model 3`, have no such order.
struct NumberedNames {
  /// The indices of the names in the order of their numbers.
  let order: [Int]

  private enum Part: Equatable { case number, month, season, text(String), mark(Unicode.Scalar) }

  private static let limit = 1000

  init?(_ names: [String], locale: LocaleFormat) {
    guard (2...Self.limit).contains(names.count) else { return nil }
    let months = MonthNames(locale)
    var shape: [Part]?
    var numbers: [[Int]] = []
    for name in names {
      guard name.utf8.count <= 60 else { return nil }
      let (parts, values) = Self.parts(of: name, months: months)
      guard !values.isEmpty, shape == nil || shape == parts else { return nil }
      shape = parts
      numbers.append(values)
    }
    guard let shape, Self.isTime(shape, numbers) else { return nil }
    let keys = Self.keys(
      shape, numbers, isMonthFirst: locale.isMonthFirst || ["ko", "ja", "zh"].contains(locale.language))
    guard Set(keys).count == keys.count else { return nil }
    order = keys.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }
  }

  /// Whether a name has a number of four digits that can be a year.
  static func hasYear(_ name: String) -> Bool {
    name.utf8.count <= 60
      && DateToken.tokens(of: name).contains {
        if case .number(let value, 4) = $0 { (1900...2100).contains(value) } else { false }
      }
  }

  private static let seasons = [
    "winter": 4, "spring": 1, "summer": 2, "fall": 3, "autumn": 3, "frühling": 1, "frühjahr": 1, "sommer": 2,
    "herbst": 3,
    "hiver": 4, "printemps": 1, "été": 2, "automne": 3, "봄": 1, "여름": 2, "가을": 3, "겨울": 4, "春": 1, "夏": 2, "秋": 3,
    "冬": 4,
  ]

  private static func parts(of name: String, months: MonthNames) -> ([Part], [Int]) {
    var parts: [Part] = []
    var values: [Int] = []
    var tokens = DateToken.tokens(of: name)[...]
    // `Mon 2 Mar` has the order of `2 Mar`.
    if tokens.count > 2, case .word(let word)? = tokens.first, months.number(of: word) == nil, months.isWeekday(word) {
      tokens.removeFirst()
      if tokens.first == .mark(",") || tokens.first == .mark(".") { tokens.removeFirst() }
    }
    for token in tokens {
      switch token {
      case .number(let value, let digits):
        // A number that is too long for its value isn't a time.
        guard digits <= 9 else { return ([], []) }
        parts.append(.number)
        values.append(value)
      case .word(let word):
        if let month = months.number(of: word) {
          parts.append(.month)
          values.append(month)
        } else if let season = seasons[word] {
          parts.append(.season)
          values.append(season)
        } else {
          parts.append(.text(ordinals.contains(word) ? "th" : word))
        }
      // `mars` has the form of `janv.`.
      case .mark(".") where parts.last == .month: continue
      case .mark(let mark): parts.append(.mark(mark))
      }
    }
    return (parts, values)
  }

  private static let ordinals: Set<String> = ["st", "nd", "rd", "th"]

  /// The words before or after the numbers of times and stages.
  private static let words = Set(
    words:
      "th|week|wk|w|kw|cw|day|month|year|yr|quarter|q|h|hour|hr|minute|min|sprint|round|stage|phase|step|level|grade|class|lap|wave|session|episode|season|chapter|inning|period|decile|quartile|quintile|percentile|fy|generation|cohort|woche|tag|monat|jahr|quartal|stunde|uhr|runde|phase|stufe|klasse|halbjahr|semaine|jour|mois|année|trimestre|semestre|heure|étape|semana|día|mes|año|hora|etapa|dia|mês|ano|settimana|giorno|mese|anno|ora|week|dag|maand|uur|tydzień|dzień|miesiąc|неделя|день|месяц|час|vecka|uke|uge|viikko|týden|hafta|gün|ay|주|주차|일|일차|월|개월|년차|년|시|시간|분|분기|단계|회차|회|학년|라운드|제|第|週|週目|日|日目|月|年|年目|年生|時|時間|分|回|回目|周|天|小时|点|季度|阶段|级|号|tuần|ngày|tháng|năm|minggu|hari|bulan|tahun|t|s|d|m|р|г|of"
  )

  private static func isTime(_ shape: [Part], _ numbers: [[Int]]) -> Bool {
    var hasWord = false
    for part in shape {
      switch part {
      case .number: continue
      case .month, .season: hasWord = true
      case .text(let word):
        guard words.contains(word) else { return false }
        hasWord = true
      case .mark(let mark): guard ".,-–/'’:()#".unicodeScalars.contains(mark) else { return false }
      }
    }
    if hasWord { return true }
    // Pairs such as 12/31 and 2019/20.
    let isPair = shape.count == 3 && [.mark("/"), .mark("-"), .mark("–")].contains(shape[1])
    return isPair && numbers.allSatisfy { isSeason($0) || ((1...31).contains($0[0]) && (1...31).contains($0[1])) }
  }

  /// Whether two numbers are a year and the next one: `2019/20`.
  private static func isSeason(_ numbers: [Int]) -> Bool {
    numbers.count == 2 && (1900...2100).contains(numbers[0]) && (numbers[0] + 1) % 100 == numbers[1] % 100
  }

  /// Years come first, then months and seasons, then the rest in its order.
  private static func keys(_ shape: [Part], _ numbers: [[Int]], isMonthFirst: Bool) -> [[Int]] {
    let kinds = shape.filter { $0 == .number || $0 == .month || $0 == .season }
    var order = Array(kinds.indices)
    let isYear = kinds.indices.map { place in
      kinds[place] == .number && numbers.allSatisfy { (1900...2100).contains($0[place]) }
    }
    func rank(_ place: Int) -> Int { isYear[place] ? 0 : kinds[place] == .number ? 2 : 1 }
    order.sort { (rank($0), $0) < (rank($1), $1) }
    if kinds == [.number, .number], !isYear.contains(true), shape.count == 3, !isMonthFirst { order.reverse() }
    // `Jan 24` is a month of a year if the data are in that order, otherwise a day.
    if kinds.contains(.month), kinds.count == 2, !isYear.contains(true) {
      let byYear = numbers.map { values in order.reversed().map { values[$0] } }
      let pairs = zip(byYear, byYear.dropFirst())
      if pairs.allSatisfy({ $0.lexicographicallyPrecedes($1) })
        || pairs.allSatisfy({ $1.lexicographicallyPrecedes($0) })
      {
        order.reverse()
      }
    }
    return numbers.map { values in order.map { values[$0] } }
  }
}
