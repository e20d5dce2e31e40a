import CanvasTables
import Testing

struct LocaleFormatTests {
  @Test(arguments: LocaleFormat.identifiers) func everyLocaleIsComplete(identifier: String) throws {
    let locale = try #require(LocaleFormat(identifier))
    #expect(locale.identifier == identifier)
    let names = locale.calendar
    #expect(names.language == locale.language)
    #expect([names.months.count, names.shortMonths.count] == [12, 12])
    #expect([names.weekdays.count, names.shortWeekdays.count, names.quarters.count] == [7, 7, 4])
    #expect(BigUnits(identifier) != nil)
    #expect(CurrencyCode.all.contains(locale.currencyCode))
    // Every day of a leap year has a label, and every month the label of a month that is read again.
    let day = try #require(CalendarDate(year: 2028, month: 1, day: 1))
    for offset in 0..<366 {
      let date = try #require(CalendarDate(dayNumber: day.dayNumber + offset))
      for period in CalendarPeriod.allCases {
        #expect(names.label(of: date, period: period).contains("2028"))
        #expect(!names.label(of: date, period: period, withYear: false).contains("{"))
      }
    }
  }

  @Test func aLanguageAloneIsItsFirstCountry() {
    #expect(LocaleFormat("de")?.identifier == "de_DE")
    #expect(LocaleFormat("en")?.identifier == "en_US")
    #expect(LocaleFormat("en") == .english)
    #expect(LocaleFormat("pt-PT")?.identifier == "pt_PT")
    for name in ["", "xx", "de_AT", "DE", "ko_", "k"] { #expect(LocaleFormat(name) == nil) }
  }

  @Test(arguments: [
    ("en", ["Jul 5, 2026", "Jul 5", "Jul 2026", "Jul", "Q3 2026", "2026"]),
    ("ko", ["2026년 7월 5일", "7월 5일", "2026년 7월", "7월", "2026년 3분기", "2026년"]),
    ("ja", ["2026年7月5日", "7月5日", "2026年7月", "7月", "2026/Q3", "2026年"]),
    ("de", ["5. Juli 2026", "5. Juli", "Juli 2026", "Jul", "Q3 2026", "2026"]),
    ("cs", ["5. 7. 2026", "5. 7.", "červenec 2026", "čvc", "Q3 2026", "2026"]),
  ])
  func periodsHaveTheLabelsOfTheLanguage(locale: String, expected: [String]) throws {
    let names = try #require(LocaleFormat(locale)).calendar
    let date = try #require(CalendarDate(year: 2026, month: 7, day: 5))
    let labels = [
      names.label(of: date, period: .day), names.label(of: date, period: .day, withYear: false),
      names.label(of: date, period: .month), names.label(of: date, period: .month, withYear: false),
      names.label(of: date, period: .quarter), names.label(of: date, period: .year),
    ]
    #expect(labels == expected)
  }
}
