extension TimeUnit {
  /// The start of the group of a time and the start of the next group, in milliseconds since 1970-01-01 00:00 UTC.
  ///
  /// Parts that the unit doesn't have are those of 2012-01-01 00:00, a Sunday. Weeks begin on Sunday, and the first
  /// Sunday of a year begins week 1. NaN for a time outside of the calendar.
  package func bounds(of time: Double, zone: ClockZone = .utc) -> (start: Double, end: Double) {
    let zone = isUTC ? .utc : zone
    let start = floor(time, zone)
    return (start, moved(start, by: 1, zone))
  }

  /// A time one step of the smallest part earlier.
  package func earlier(_ time: Double, zone: ClockZone = .utc) -> Double { moved(time, by: -1, isUTC ? .utc : zone) }

  /// The start of the group of a time.
  package func floor(_ time: Double, zone: ClockZone = .utc) -> Double { floor(time, isUTC ? .utc : zone) }

  private func floor(_ time: Double, _ zone: ClockZone) -> Double {
    let parts = ZonedTime(milliseconds: time, zone: zone)
    guard parts.isValid else { return .nan }
    let year = has(.year) ? stepped(parts.year, .year) : 2012
    return ZonedTime.milliseconds(
      year: year, month: month(parts), day: day(parts, year), hours: value(parts.hours, .hours),
      minutes: value(parts.minutes, .minutes), seconds: value(parts.seconds, .seconds),
      milliseconds: value(parts.milliseconds, .milliseconds), zone: zone)
  }

  private func has(_ part: TimePart) -> Bool { parts.contains(part) }

  private func value(_ value: Int, _ part: TimePart) -> Int { has(part) ? stepped(value, part) : 0 }

  /// A value as a multiple of the step, if it is that of the smallest part.
  private func stepped(_ value: Int, _ part: TimePart, from first: Int = 0) -> Int {
    part == smallest && step > 1 ? CivilDays.quotient(value - first, step) * step + first : value
  }

  private func month(_ time: ZonedTime) -> Int {
    if has(.month) { return stepped(time.month - 1, .month) + 1 }
    return has(.quarter) ? stepped(time.quarter - 1, .quarter) * 3 + 1 : 1
  }

  /// The day of the month, or of the year if the unit has no months: both may overflow.
  private func day(_ time: ZonedTime, _ year: Int) -> Int {
    if has(.week) {
      guard has(.day) else { return Self.day(ofWeek: stepped(time.week, .week, from: 1), 0, year) }
      return stepped(Self.day(ofWeek: time.week, time.weekday, year), .day, from: 1)
    }
    if has(.day) { return stepped(Self.day(ofWeek: 1, time.weekday, year), .day, from: 1) }
    if has(.date) { return stepped(time.day, .date, from: 1) }
    return has(.dayofyear) ? stepped(time.dayOfYear, .dayofyear, from: 1) : 1
  }

  /// The day of the year of a weekday in a week: 1 for the first day of January.
  private static func day(ofWeek week: Int, _ weekday: Int, _ year: Int) -> Int {
    let days = CivilDays.number(year: year, month: 1, day: 1) + 4
    let first = days - CivilDays.quotient(days, 7) * 7
    return week * 7 + weekday - (first + 6) % 7
  }

  /// A time some steps of the smallest part later.
  private func moved(_ start: Double, by count: Int, _ zone: ClockZone) -> Double {
    let steps = Double(step * count)
    return smallest == .quarter
      ? TimePart.month.offset(start, by: 3 * steps, zone: zone) : smallest.offset(start, by: steps, zone: zone)
  }
}
