import CanvasTables
import Testing

@Suite struct CalendarTimeTests {
  private let day = CalendarDate(year: 2026, month: 7, day: 1)

  @Test func secondsAreCountedFrom1970() throws {
    let day = try #require(day)
    let time = try #require(CalendarTime(day, hour: 12, minute: 30, second: 5))
    #expect(time.seconds == 1_782_909_005)
    #expect(CalendarTime(seconds: time.seconds) == time)
    #expect(time.iso == "2026-07-01T12:30:05")
    #expect((time.hour, time.minute, time.second) == (12, 30, 5))
    #expect(time.clock() == "12:30:05")
  }

  @Test func timesBefore1970HaveTheirDay() {
    #expect(CalendarTime(seconds: -1)?.iso == "1969-12-31T23:59:59")
    #expect(CalendarTime(seconds: -86_400)?.iso == "1969-12-31T00:00:00")
    #expect(CalendarTime(seconds: .min) == nil)
    #expect(CalendarTime(seconds: .max) == nil)
  }

  @Test func timesThatDoNotExistAreNil() throws {
    let day = try #require(day)
    #expect(CalendarTime(day, hour: 24) == nil)
    #expect(CalendarTime(day, hour: 1, minute: 60) == nil)
    #expect(CalendarTime(day, hour: 1, minute: 0, second: -1) == nil)
    #expect(CalendarTime(day, secondOfDay: 86_400) == nil)
    #expect(CalendarTime(day, hour: 7)?.clock() == "07:00")
    #expect(CalendarTime(day, hour: 7)?.clock(withSeconds: true) == "07:00:00")
  }
}
