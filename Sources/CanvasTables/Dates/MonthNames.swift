internal import CanvasMeter

/// The numbers of months by name, and the names of weekdays, in a language and in English, long and short, ignoring
/// case.
struct MonthNames: Sendable {
  private var numbers: [String: Int] = [:]
  private var weekdays: Set<String> = []

  private static let known = Locked<[String: MonthNames]>([:])

  /// The names of a locale's calendar and the English ones, made once for each language.
  init(_ locale: LocaleFormat) {
    self = Self.known.withLock { known in
      let names = known[locale.language] ?? MonthNames(of: locale.calendar)
      known[locale.language] = names
      return names
    }
  }

  private init(of calendar: CalendarNames) {
    for names in [calendar, .english] {
      for name in names.weekdays + names.shortWeekdays {
        let word = Self.letters(of: name)
        if word.count > 1 { weekdays.insert(word) }
      }
      for list in [names.months, names.monthsInDates, names.shortMonths, names.shortMonthsInDates] {
        for (index, name) in list.enumerated() {
          let word = Self.letters(of: name)
          // `1월` and `8.` consist of a number and need no name.
          guard !word.isEmpty, !name.utf8.contains(where: { $0 &- 0x30 < 10 }), numbers[word] == nil else { continue }
          numbers[word] = index + 1
        }
      }
    }
    // Excel writes März so.
    for (word, month) in [("sept", 9), ("mrz", 3)] { numbers[word] = numbers[word] ?? month }
  }

  /// The letters of a name in lower case.
  private static func letters(of name: String) -> String {
    var letters = String.UnicodeScalarView()
    letters.append(contentsOf: name.lowercased().unicodeScalars.lazy.filter(\.isInWord))
    return String(letters)
  }

  /// The month of a name, 1 to 12, or nil for other words. The word is in lower case and has no point.
  func number(of word: String) -> Int? { numbers[word] }

  /// Whether a word is the name of a weekday, which dates may begin with.
  func isWeekday(_ word: String) -> Bool { weekdays.contains(word) }
}
