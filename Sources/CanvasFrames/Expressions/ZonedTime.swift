/// A millisecond of the proleptic Gregorian calendar, as the clocks of a time zone show it.
///
///     ZonedTime(milliseconds: 0, zone: .utc).year   // 1970
///
/// Years are from −9999 to 9999; 0 is the year before 1. A year of daylight saving time has a gap and an overlap of
/// local times: both are read with the offset before the change, as JavaScript does.
package struct ZonedTime: Sendable, Hashable {
  /// The year, −9999 to 9999.
  package private(set) var year = 1970
  /// The month, 1 to 12.
  package private(set) var month = 1
  /// The day of the month, 1 to 31.
  package private(set) var day = 1
  /// The hour, 0 to 23.
  package private(set) var hours = 0
  /// The minute of the hour, 0 to 59.
  package private(set) var minutes = 0
  /// The second of the minute, 0 to 59.
  package private(set) var seconds = 0
  /// The millisecond of the second, 0 to 999.
  package private(set) var milliseconds = 0
  /// The number of days since 1970-01-01 on the zone's calendar.
  package private(set) var dayNumber = 0
  /// The offset of the zone's clocks from UTC, in seconds.
  package private(set) var offset = 0
  /// Whether there is such a time. If not, all parts are those of 1970-01-01.
  package private(set) var isValid = false

  private static let millisecondsInDay = 86_400_000

  /// The time on the zone's clocks at a number of milliseconds since 1970-01-01 00:00 UTC. Fractions are cut off. A
  /// number that is not finite, or of a year outside of ±9999, gives an invalid time.
  package init(milliseconds time: Double, zone: ClockZone) {
    guard abs(time) < 4e14 else { return }
    let utc = Int(time)
    let zoneOffset = zone.offset(atUTC: CivilDays.quotient(utc, 1000))
    let wall = utc + zoneOffset * 1000
    let days = CivilDays.quotient(wall, Self.millisecondsInDay)
    let (y, m, d) = CivilDays.components(days)
    guard (-9999...9999).contains(y) else { return }
    let rest = wall - days * Self.millisecondsInDay
    (year, month, day, dayNumber, offset, isValid) = (y, m, d, days, zoneOffset, true)
    hours = rest / 3_600_000
    minutes = rest / 60_000 % 60
    seconds = rest / 1000 % 60
    milliseconds = rest % 1000
  }

  /// The weekday: 0 for Sunday to 6 for Saturday.
  package var weekday: Int {
    // 1970-01-01 was a Thursday.
    let rest = (dayNumber + 4) % 7
    return rest < 0 ? rest + 7 : rest
  }

  /// The day of the year, 1 to 366.
  package var dayOfYear: Int { dayNumber - CivilDays.number(year: year, month: 1, day: 1) + 1 }

  /// The week of the year, 0 to 53: the first Sunday begins week 1.
  package var week: Int { (dayOfYear + 6 - weekday) / 7 }

  /// The quarter, 1 to 4.
  package var quarter: Int { (month + 2) / 3 }

  /// The milliseconds since 1970-01-01 00:00 UTC at a time on the zone's clocks. Parts may overflow: month 13 is next
  /// January, and day 0 is the last day of the month before. NaN if the year is outside of ±9999.
  package static func milliseconds(
    year: Int, month: Int = 1, day: Int = 1, hours: Int = 0, minutes: Int = 0, seconds: Int = 0, milliseconds: Int = 0,
    zone: ClockZone
  ) -> Double {
    guard year.magnitude < 1_000_000, month.magnitude < 10_000_000 else { return .nan }
    let years = year + CivilDays.quotient(month - 1, 12)
    let first = CivilDays.number(year: years, month: month - 1 - CivilDays.quotient(month - 1, 12) * 12 + 1, day: 1)
    let days = Double(first) + Double(day) - 1
    let clock = Double(hours) * 3_600_000 + Double(minutes) * 60_000 + Double(seconds) * 1000
    return utc(wall: days * Double(millisecondsInDay) + clock + Double(milliseconds), zone: zone)
  }

  /// The milliseconds of UTC at milliseconds of the zone's clocks, both since 1970-01-01 00:00.
  static func utc(wall: Double, zone: ClockZone) -> Double {
    guard abs(wall) < 4e14 else { return .nan }
    let days = CivilDays.quotient(Int(wall), millisecondsInDay)
    guard (-9999...9999).contains(CivilDays.components(days).year) else { return .nan }
    let standard = Int(wall) - zone.standardOffset * 1000
    // In an overlap, the earlier time counts. In a gap, none is right, and the clocks are still at standard time.
    let saving = standard - 3_600_000
    let isSaving = zone.offset(atUTC: CivilDays.quotient(saving, 1000)) == zone.standardOffset + 3600
    return Double(isSaving ? saving : standard)
  }
}
