import CanvasTables
import Testing

/// Times of day, and dates with a time.
@Suite struct ClockReaderTests {
  @Test(
    arguments: [
      ("07:00", 25_200, nil), ("7:30", 27_000, nil), ("23:59:59", 86_399, nil), ("12:00:00.5", 43_200, nil),
      ("7:30 AM", 27_000, nil), ("7:30pm", 70_200, nil), ("12:15 am", 900, nil), ("12:15 PM", 44_100, nil),
      ("7 AM", 25_200, nil), ("오후 3:30", 55_800, nil), ("午前9:05", 32_700, nil), ("24:00", 86_400, nil),
      ("12:00Z", 43_200, 0), ("12:00+09:00", 43_200, 32_400), ("12:00:00 -0530", 43_200, -19_800),
      ("12:00 UTC+2", 43_200, 7200), ("12:00 GMT", 43_200, 0), ("23:59:60", 86_399, nil),
    ] as [(String, Int, Int?)])
  func timesOfDay(text: String, second: Int, offset: Int?) {
    let reading = ClockReader.reading(text)
    #expect(reading?.second == second)
    #expect(reading?.offset == offset)
  }

  @Test(arguments: [
    "7", "07:0", "7:60", "24:01", "25:00", "13:00 PM", "12:00 noon", "12:00 +99:00", "2:1", ":30", "", "AM", "1:2:3",
    "09:00–10:00", "12:00:00.", "12:00:61",
  ])
  func otherTexts(text: String) { #expect(ClockReader.reading(text) == nil) }

  private func reading(_ text: String, _ locale: String = "en") -> String {
    switch DateReader(LocaleFormat(locale) ?? .english).reading(text) {
    case .time(let time, let offset): return time.iso + (offset.map { " \($0)" } ?? "")
    case .date(let date, let period): return "\(date.iso) \(period)"
    case .impossible: return "impossible"
    case .none: return "none"
    }
  }

  @Test func datesWithATime() {
    #expect(reading("2026-07-01T12:00:00Z") == "2026-07-01T12:00:00 0")
    #expect(reading("2026-07-01T12:00:00.123456+09:00") == "2026-07-01T12:00:00 32400")
    #expect(reading("2026-07-01 12:00") == "2026-07-01T12:00:00")
    #expect(reading("2026-07-01 8:05") == "2026-07-01T08:05:00")
    #expect(reading("2026-07-01 24:00") == "2026-07-02T00:00:00")
    #expect(reading("7/1/2026 3:30 PM") == "2026-07-01T15:30:00")
    #expect(reading("7/1/2026 15:30", "de") == "2026-01-07T15:30:00")
    #expect(reading("1.7.2026, 15:30:20", "de") == "2026-07-01T15:30:20")
    #expect(reading("Jul 1, 2026, 3:30 PM") == "2026-07-01T15:30:00")
    #expect(reading("1. Juli 2026 15:30", "de") == "2026-07-01T15:30:00")
    #expect(reading("2026. 7. 1. 오후 3:30", "ko") == "2026-07-01T15:30:00")
    #expect(reading("2026년 7월 1일 15:30", "ko") == "2026-07-01T15:30:00")
    #expect(reading("2026/07/01 15:30") == "2026-07-01T15:30:00")
  }

  @Test func whatIsNoDateWithATime() {
    #expect(reading("2026-02-30 12:00") == "impossible")
    #expect(reading("2026-07 12:00") == "none")
    #expect(reading("2026-07-01 25:00") == "none")
    #expect(reading("2026-07-01 12:00 noon") == "none")
    #expect(reading("2026-07-0112:00") == "none")
    #expect(reading("12:00") == "none")
    #expect(reading("see http://a.b/1:20") == "none")
    #expect(reading("9999-12-31 24:00") == "impossible")
  }
}
