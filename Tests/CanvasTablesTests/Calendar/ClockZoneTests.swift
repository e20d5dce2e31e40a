import CanvasTables
import Testing

/// The offsets of time zones, as `zdump` of the IANA database gives them.
@Suite struct ClockZoneTests {
  /// The time on the zone's clocks at a time of UTC.
  private func local(_ zone: String, _ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int = 0) -> String? {
    guard let zone = ClockZone(zone), let date = CalendarDate(year: year, month: month, day: day),
      let utc = CalendarTime(date, hour: hour, minute: minute)
    else { return nil }
    return CalendarTime(seconds: zone.wallClock(utc: utc.seconds))?.iso
  }

  @Test func europeChangesAtOneOClockOfUTC() {
    #expect(local("Europe/Berlin", 2026, 3, 29, 0, 59) == "2026-03-29T01:59:00")
    #expect(local("Europe/Berlin", 2026, 3, 29, 1) == "2026-03-29T03:00:00")
    #expect(local("Europe/Berlin", 2026, 10, 25, 0, 59) == "2026-10-25T02:59:00")
    #expect(local("Europe/Berlin", 2026, 10, 25, 1) == "2026-10-25T02:00:00")
    #expect(local("Europe/London", 2026, 7, 1, 12) == "2026-07-01T13:00:00")
    #expect(local("Europe/Helsinki", 2026, 1, 1, 0) == "2026-01-01T02:00:00")
  }

  @Test func northAmericaHasTwoRules() {
    #expect(local("America/New_York", 2026, 3, 8, 6, 59) == "2026-03-08T01:59:00")
    #expect(local("America/New_York", 2026, 3, 8, 7) == "2026-03-08T03:00:00")
    #expect(local("America/New_York", 2026, 11, 1, 5, 59) == "2026-11-01T01:59:00")
    #expect(local("America/New_York", 2026, 11, 1, 6) == "2026-11-01T01:00:00")
    #expect(local("America/Los_Angeles", 2006, 4, 2, 10) == "2006-04-02T03:00:00")
    #expect(local("America/Los_Angeles", 2006, 3, 20, 10) == "2006-03-20T02:00:00")
    #expect(local("America/Los_Angeles", 2006, 10, 29, 9) == "2006-10-29T01:00:00")
    #expect(local("America/Phoenix", 2026, 7, 1, 12) == "2026-07-01T05:00:00")
  }

  @Test func summerInTheSouthIsAtBothEndsOfTheYear() {
    #expect(local("Australia/Sydney", 2026, 1, 1, 0) == "2026-01-01T11:00:00")
    #expect(local("Australia/Sydney", 2026, 4, 4, 15, 59) == "2026-04-05T02:59:00")
    #expect(local("Australia/Sydney", 2026, 4, 4, 16) == "2026-04-05T02:00:00")
    #expect(local("Australia/Sydney", 2026, 10, 3, 16) == "2026-10-04T03:00:00")
    #expect(local("Australia/Adelaide", 2026, 7, 1, 0) == "2026-07-01T09:30:00")
    #expect(local("Pacific/Auckland", 2026, 9, 26, 14) == "2026-09-27T03:00:00")
    #expect(local("Pacific/Auckland", 2026, 4, 4, 14) == "2026-04-05T02:00:00")
    #expect(local("America/Santiago", 2026, 4, 5, 3) == "2026-04-04T23:00:00")
    #expect(local("America/Santiago", 2026, 9, 6, 4) == "2026-09-06T01:00:00")
  }

  @Test func otherRules() {
    #expect(local("Asia/Jerusalem", 2026, 3, 27, 0) == "2026-03-27T03:00:00")
    #expect(local("Asia/Jerusalem", 2026, 10, 24, 23) == "2026-10-25T01:00:00")
    #expect(local("Africa/Cairo", 2026, 4, 23, 22) == "2026-04-24T01:00:00")
    #expect(local("Africa/Cairo", 2026, 10, 29, 21) == "2026-10-29T23:00:00")
    #expect(local("Asia/Kolkata", 2026, 7, 1, 0) == "2026-07-01T05:30:00")
    #expect(local("Asia/Seoul", 2026, 7, 1, 0) == "2026-07-01T09:00:00")
  }

  @Test func offsetsAndNames() {
    #expect(ClockZone("+09:00")?.offset(atUTC: 0) == 32_400)
    #expect(ClockZone("UTC+9")?.offset(atUTC: 0) == 32_400)
    #expect(ClockZone("gmt-3:30")?.offset(atUTC: 0) == -12_600)
    #expect(ClockZone("utc") == .utc)
    #expect(ClockZone("Z") == .utc)
    #expect(ClockZone("asia/seoul")?.identifier == "Asia/Seoul")
    for name in ["", "Mars", "9", "+99:00", "UTC+", "Europe"] { #expect(ClockZone(name) == nil, "\(name)") }
    #expect(ClockZone.identifiers.count > 60 && Set(ClockZone.identifiers).count == ClockZone.identifiers.count)
    #expect(ClockZone("Europe/Berlin")?.offset(atUTC: .max) == 3600)
  }
}
