import CanvasTables
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
  @Test(
    arguments: [
      ("2026-07-01", "2026-07-01 day"), ("2026/7/1", "2026-07-01 day"), ("2026.07.01", "2026-07-01 day"),
      ("2026-07-01T23:59:59Z", "2026-07-01T23:59:59"), ("2026-07-01 12:00", "2026-07-01T12:00:00"),
      ("2026-07-01T12:00:00.5+09:00", "2026-07-01T12:00:00"), ("2026-07", "2026-07-01 month"),
      ("2026/07", "2026-07-01 month"),
      ("07/2026", "2026-07-01 month"), ("07.2026", "2026-07-01 month"), ("7.2026", "-"), ("13.2026", "-"),
      ("10.2750", "-"), ("2024-S05", "2024-01-29 week"), ("S05 2024", "2024-01-29 week"),
      ("2026-Q3", "2026-07-01 quarter"), ("Q3 2026", "2026-07-01 quarter"),
      ("2026-W31", "2026-07-27 week"), ("Jan 5, 2026", "2026-01-05 day"), ("5 January 2026", "2026-01-05 day"),
      ("5-Jan-2026", "2026-01-05 day"), ("Jan 2026", "2026-01-01 month"), ("Sept 2026", "2026-09-01 month"),
      ("2026년 7월 1일", "2026-07-01 day"), ("2026년 7월", "2026-07-01 month"), ("2026년", "2026-01-01 year"),
      ("Jan-24", "2024-01-01 month"), ("Jan '24", "2024-01-01 month"), ("Jan 24", "-"), ("24-Jan", "-"),
      ("Q1 23", "2023-01-01 quarter"), ("Q4'24", "2024-10-01 quarter"), ("2023 Q1", "2023-01-01 quarter"),
      ("2023Q2", "2023-04-01 quarter"), ("1Q23", "2023-01-01 quarter"), ("23Q3", "2023-07-01 quarter"),
      ("Q1 FY24", "2024-01-01 quarter"), ("FY24 Q2", "2024-04-01 quarter"), ("FY24", "2024-01-01 year"),
      ("FY 2024", "2024-01-01 year"), ("H1 2024", "2024-01-01 half-year"), ("2H24", "2024-07-01 half-year"),
      ("2024-H2", "2024-07-01 half-year"), ("KW 5 2024", "2024-01-29 week"), ("CW05/24", "2024-01-29 week"),
      ("Week 5, 2024", "2024-01-29 week"), ("2024W05", "2024-01-29 week"), ("24W05", "2024-01-29 week"),
      ("1. Quartal 2024", "2024-01-01 quarter"), ("2. Halbjahr 2024", "2024-07-01 half-year"),
      ("2024년 하반기", "2024-07-01 half-year"), ("2024년 5주차", "2024-01-29 week"), ("2024年第2四半期", "2024-04-01 quarter"),
      ("2024年下半年", "2024-07-01 half-year"), ("2024年第5周", "2024-01-29 week"), ("2024年度", "2024-01-01 year"),
      ("KW 9", "-"), ("Q7 15", "-"), ("Q1", "-"), ("H3 2024", "-"), ("Week 54, 2024", "-"), ("Room 5 2024", "-"),
      ("2026년 3분기", "2026-07-01 quarter"), ("2026. 7. 1.", "2026-07-01 day"), ("2026. 7.", "2026-07-01 month"),
      ("2026年7月1日", "2026-07-01 day"), ("31.12.2026", "2026-12-31 day"),
      // Days that do not exist.
      ("2026-02-30", "impossible"), ("2026-13-01", "impossible"), ("2026-W54", "impossible"), ("2026-Q5", "impossible"),
      ("Feb 30, 2026", "impossible"), ("2026년 2월 30일", "impossible"), ("0000-01-01", "impossible"),
      ("29.02.2025", "impossible"), ("2026-00", "impossible"),
      // No dates.
      ("2026", "-"), ("2026.7", "-"), ("1.2.3", "-"), ("12-34", "-"), ("01.02.26", "2026-02-01 day"), ("45.13.26", "-"),
      ("May", "-"),
      ("Product 2026", "-"), ("192.168.0.1", "-"), ("555-1234", "-"), ("2026-7", "-"), ("+49 30 2026", "-"),
      ("12:30", "-"),
      ("2026-07-01 and on", "-"), ("99999999999999999999-01-01", "-"), ("Jan 5 6 2026", "-"), ("Q1 Jan 2026", "-"),
    ] as [(String, String)])
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
    ("fr", "T1 2024", "2024-01-01 quarter"), ("en", "T1 2024", "2024-01-01 quarter"),
    ("es", "S2 2024", "2024-07-01 half-year"),
    ("pl", "1 kw. 2024", "2024-01-01 quarter"), ("ru", "2 кв. 2024 г.", "2024-04-01 quarter"),
    ("tr", "Ç3 2024", "2024-07-01 quarter"), ("ko", "26.02.01", "2026-02-01 day"), ("en", "2/1/26", "2026-02-01 day"),
    ("fr", "1/2/26", "2026-02-01 day"), ("fr", "janv.-24", "2024-01-01 month"),
    ("en", "5 Januar 2026", "-"), ("it", "5 gennaio 2026", "2026-01-05 day"), ("sv", "5 maj 2026", "2026-05-05 day"),
    ("th", "5 กุมภาพันธ์ 2026", "2026-02-05 day"),
  ])
  func readsDatesByLocale(locale: String, text: String, expected: String) throws {
    #expect(try shown(text, locale) == expected)
  }
}
