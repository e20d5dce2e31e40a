import CanvasFrames
import CanvasTables
import Testing

struct ZonedTimeTests {
  @Test func partsComeBack() throws {
    let york = try #require(ClockZone("America/New_York"))
    for zone in [ClockZone.utc, york] {
      for step in -2000...2000 {
        let milliseconds = Double(step) * 125_000_123_457
        let time = ZonedTime(milliseconds: milliseconds, zone: zone)
        guard time.isValid else { continue }
        let back = ZonedTime.milliseconds(
          year: time.year, month: time.month, day: time.day, hours: time.hours, minutes: time.minutes,
          seconds: time.seconds, milliseconds: time.milliseconds, zone: zone)
        #expect(abs(back - milliseconds) == 0 || abs(back - milliseconds) == 3_600_000)
      }
    }
  }

  @Test func partsOverflowIntoTheNextOnes() {
    let january = ZonedTime.milliseconds(year: 2001, zone: .utc)
    #expect(ZonedTime.milliseconds(year: 2000, month: 13, zone: .utc) == january)
    #expect(ZonedTime.milliseconds(year: 2002, month: -11, zone: .utc) == january)
    #expect(ZonedTime.milliseconds(year: 2001, month: 2, day: -30, zone: .utc) == january)
    #expect(ZonedTime.milliseconds(year: 2000, month: 12, day: 31, hours: 24, zone: .utc) == january)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 2.6e14, -3.9e14])
  func whatIsBeyondTheCalendarIsInvalid(milliseconds: Double) {
    #expect(!ZonedTime(milliseconds: milliseconds, zone: .utc).isValid)
  }

  @Test(arguments: [10_000, -10_000, Int.max, Int.min])
  func yearsBeyondTheCalendarAreNaN(year: Int) {
    #expect(ZonedTime.milliseconds(year: year, zone: .utc).isNaN)
    #expect(ZonedTime.milliseconds(year: 2000, month: year == 10_000 ? 96_001 : Int.max, zone: .utc).isNaN)
  }

  @Test func weeksBeginOnSunday() {
    let time = ZonedTime(milliseconds: ZonedTime.milliseconds(year: 2012, zone: .utc), zone: .utc)
    #expect(time.weekday == 0 && time.week == 1 && time.dayOfYear == 1 && time.isoWeek == (2011, 52))
  }

  @Test func gapsAndOverlapsAreReadAsJavaScriptDoes() throws {
    let york = try #require(ClockZone("America/New_York"))
    #expect(ZonedTime.milliseconds(year: 2012, month: 3, day: 11, hours: 2, minutes: 30, zone: york) == 1331451000000)
    #expect(ZonedTime.milliseconds(year: 2012, month: 11, day: 4, hours: 1, minutes: 30, zone: york) == 1352007000000)
  }
}
