import CanvasData
import Testing

/// The first day and the length of a period, `impossible`, or `-` for what is no date.
private func shown(_ text: String, _ locale: String) throws -> String {
  switch DateReader(try #require(LocaleFormat(locale))).reading(text) {
  case .date(let date, let period): "\(date) \(period)"
  case .time(let time, _): "\(time)"
  case .impossible: "impossible"
  case .none: "-"
  }
}

struct DateReaderTests {
  @Test(arguments: [
    ("2026-07-01", "2026-07-01 day"), ("2026/7/1", "2026-07-01 day"), ("2026.07.01", "2026-07-01 day"),
    ("2026-07-01T23:59:59Z", "2026-07-01T23:59:59"), ("2026-07-01 12:00", "2026-07-01T12:00:00"),
    ("2026-07-01T12:00:00.5+09:00", "2026-07-01T12:00:00"), ("2026-07", "2026-07-01 month"),
    ("2026/07", "2026-07-01 month"),
    ("07/2026", "2026-07-01 month"), ("2026-Q3", "2026-07-01 quarter"), ("Q3 2026", "2026-07-01 quarter"),
    ("2026-W31", "2026-07-27 week"), ("Jan 5, 2026", "2026-01-05 day"), ("5 January 2026", "2026-01-05 day"),
    ("5-Jan-2026", "2026-01-05 day"), ("Jan 2026", "2026-01-01 month"), ("Sept 2026", "2026-09-01 month"),
    ("2026년 7월 1일", "2026-07-01 day"), ("2026년 7월", "2026-07-01 month"), ("2026년", "2026-01-01 year"),
    ("2026년 3분기", "2026-07-01 quarter"), ("2026. 7. 1.", "2026-07-01 day"), ("2026. 7.", "2026-07-01 month"),
    ("2026年7月1日", "2026-07-01 day"), ("31.12.2026", "2026-12-31 day"),
    // Days that do not exist.
    ("2026-02-30", "impossible"), ("2026-13-01", "impossible"), ("2026-W54", "impossible"), ("2026-Q5", "impossible"),
    ("Feb 30, 2026", "impossible"), ("2026년 2월 30일", "impossible"), ("0000-01-01", "impossible"),
    ("29.02.2025", "impossible"), ("2026-00", "impossible"),
    // No dates.
    ("2026", "-"), ("2026.7", "-"), ("1.2.3", "-"), ("12-34", "-"), ("01.02.26", "-"), ("May", "-"),
    ("Product 2026", "-"), ("192.168.0.1", "-"), ("555-1234", "-"), ("2026-7", "-"), ("+49 30 2026", "-"),
    ("12:30", "-"),
    ("2026-07-01 and on", "-"), ("99999999999999999999-01-01", "-"), ("Jan 5 6 2026", "-"), ("Q1 Jan 2026", "-"),
  ])
  func readsDatesOfAllLocales(text: String, expected: String) throws {
    #expect(try shown(text, "de") == expected)
    guard text != "31.12.2026" else { return }
    #expect(try shown(text, "en") == expected)
  }

  @Test(arguments: [
    ("en", "12/31/2026", "2026-12-31 day"), ("en_GB", "31/12/2026", "2026-12-31 day"),
    ("en", "31/12/2026", "impossible"),
    ("fr", "31/12/2026", "2026-12-31 day"), ("nl", "31-12-2026", "2026-12-31 day"),
    ("de", "5. Januar 2026", "2026-01-05 day"), ("de", "März 2026", "2026-03-01 month"),
    ("fr", "5 févr. 2026", "2026-02-05 day"), ("es", "5 de enero de 2026", "2026-01-05 day"),
    ("ru", "5 января 2026 г.", "2026-01-05 day"), ("pl", "5 stycznia 2026", "2026-01-05 day"),
    ("en", "5 Januar 2026", "-"), ("it", "5 gennaio 2026", "2026-01-05 day"), ("sv", "5 maj 2026", "2026-05-05 day"),
  ])
  func readsDatesByLocale(locale: String, text: String, expected: String) throws {
    #expect(try shown(text, locale) == expected)
  }
}
