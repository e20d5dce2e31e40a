import CanvasFrames
import CanvasTables
import Testing

/// The expected values are those of Vega 6.2.
@Suite struct TimeUnitTransformTests {
  /// 2019-05-29T13:47:38.123Z, a Wednesday.
  private static let time = 1_559_137_658_123.0

  private func text(_ time: Double) -> String {
    let parts = ZonedTime(milliseconds: time, zone: .utc)
    let day = "\(parts.year)-\(parts.month)-\(parts.day)"
    let clock = time.truncatingRemainder(dividingBy: 86_400_000) / 1000
    return clock == 0 ? day : "\(day)+\(DataValue.number(clock).name)"
  }

  @Test(arguments: [
    ("year", 1, "2019-1-1 2020-1-1"), ("year", 5, "2015-1-1 2020-1-1"), ("quarter", 1, "2012-4-1 2012-7-1"),
    ("quarter", 5, "2012-1-1 2013-4-1"), ("month", 2, "2012-5-1 2012-7-1"), ("month", 5, "2012-1-1 2012-6-1"),
    ("week", 1, "2012-5-20 2012-5-27"), ("week", 5, "2012-5-20 2012-6-24"), ("day", 1, "2012-1-4 2012-1-5"),
    ("day", 2, "2012-1-3 2012-1-5"), ("day", 5, "2012-1-1 2012-1-6"), ("date", 1, "2012-1-29 2012-1-30"),
    ("date", 5, "2012-1-26 2012-1-31"), ("dayofyear", 1, "2012-5-28 2012-5-29"),
    ("dayofyear", 5, "2012-5-25 2012-5-30"), ("hoursminutes", 1, "2012-1-1+49620 2012-1-1+49680"),
    ("hoursminutes", 5, "2012-1-1+49500 2012-1-1+49800"), ("yearweek", 1, "2019-5-26 2019-6-2"),
    ("yearweekday", 2, "2019-5-29 2019-5-31"), ("yearweekday", 5, "2019-5-26 2019-5-31"),
    ("weekday", 2, "2012-5-22 2012-5-24"), ("yeardayofyear", 5, "2019-5-26 2019-5-31"),
    ("utcyearquarter", 2, "2019-1-1 2019-7-1"), ("secondsmilliseconds", 5, "2012-1-1+38.12 2012-1-1+38.125"),
    ("monthdate", 1, "2012-5-29 2012-5-30"), ("binnedutcyearmonthdatehours", 5, "2019-5-29+36000 2019-5-29+54000"),
  ]) func bounds(name: String, step: Int, expected: String) throws {
    let unit = try #require(TimeUnit(name, step: step))
    let (start, end) = unit.bounds(of: Self.time)
    #expect("\(text(start)) \(text(end))" == expected)
  }

  @Test func zones() throws {
    let zone = try #require(ClockZone("America/New_York"))
    let unit = try #require(TimeUnit("yearmonthdate"))
    // 2019-03-10 has 23 hours there.
    let (start, end) = unit.bounds(of: 1_552_230_000_000, zone: zone)
    #expect(start == 1_552_194_000_000 && end - start == 23 * 3_600_000)
  }

  @Test func names() {
    #expect(TimeUnit("yearmonthdate")?.parts == [.year, .month, .date])
    #expect(TimeUnit("dayofyear")?.parts == [.dayofyear])
    #expect(TimeUnit("binnedutcyearweek")?.name == "binnedutcyearweek")
    #expect(TimeUnit("years") == nil && TimeUnit("") == nil && TimeUnit("utc") == nil)
  }

  @Test(arguments: [
    ("yearmonth", "%b %Y"), ("yearmonthdate", "%b %d, %Y"), ("yearmonthdatehoursminutes", "%b %d, %Y %H:%M"),
    ("hours", "%H:00"), ("yearquarter", "%Y Q%q"), ("week", "W%U"), ("monthdate", "%b %d"), ("minutes", "00:%M"),
    ("hoursminutesseconds", "%H:%M:%S"), ("day", "%a"), ("yeardayofyear", "%Y %j"),
  ]) func specifiers(name: String, expected: String) {
    #expect(TimeUnit(name)?.specifier(overrides: TimeUnit.chartSpecifiers) == expected)
  }
}
