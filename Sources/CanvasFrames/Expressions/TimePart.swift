/// A part of a time by which times are grouped, and moved and rounded down as by d3's intervals.
package enum TimePart: String, Sendable, Hashable, CaseIterable {
  case year, quarter, month
  /// A week from Sunday.
  case week
  /// A week from Monday, which names of a `TimeUnit` don't have.
  case isoweek
  case date, day, dayofyear, hours, minutes, seconds, milliseconds

  /// The time of the unit's beginning.
  package func floor(_ milliseconds: Double, zone: ClockZone) -> Double {
    let time = ZonedTime(milliseconds: milliseconds, zone: zone)
    guard time.isValid else { return .nan }
    func start(month: Int? = nil, day: Int) -> Double {
      ZonedTime.milliseconds(year: time.year, month: month ?? time.month, day: day, zone: zone)
    }
    switch self {
    case .year: return start(month: 1, day: 1)
    case .quarter: return start(month: (time.month - 1) / 3 * 3 + 1, day: 1)
    case .month: return start(day: 1)
    case .week: return start(day: time.day - time.weekday)
    case .isoweek: return start(day: time.day - (time.weekday + 6) % 7)
    case .date, .day, .dayofyear: return start(day: time.day)
    // As long as offsets are whole hours or minutes, local and universal units begin together otherwise.
    case .hours:
      return milliseconds - Double(((time.minutes * 60) + time.seconds) * 1000) - fraction(milliseconds, time)
    case .minutes: return milliseconds - Double(time.seconds * 1000) - fraction(milliseconds, time)
    case .seconds: return milliseconds - fraction(milliseconds, time)
    case .milliseconds: return milliseconds.rounded(.towardZero)
    }
  }

  /// The milliseconds of the second and their fraction.
  private func fraction(_ milliseconds: Double, _ time: ZonedTime) -> Double {
    Double(time.milliseconds) + milliseconds - milliseconds.rounded(.towardZero)
  }

  /// The first beginning of a unit at a time or after it.
  package func ceiling(_ milliseconds: Double, zone: ClockZone) -> Double {
    floor(offset(floor(milliseconds - 1, zone: zone), by: 1, zone: zone), zone: zone)
  }

  /// The time moved by a number of units. Days that the month doesn't have go on in the next one. Quarters move to the
  /// same day of a quarter's first month. NaN beyond ±9999 years.
  package func offset(_ milliseconds: Double, by count: Double, zone: ClockZone) -> Double {
    let time = ZonedTime(milliseconds: milliseconds, zone: zone)
    guard time.isValid, abs(count) < 1e15 else { return .nan }
    let steps = count.rounded(.down)
    switch self {
    case .milliseconds:
      return ZonedTime(milliseconds: milliseconds + steps, zone: zone).isValid ? milliseconds + steps : .nan
    case .seconds: return milliseconds + steps * 1000
    case .minutes: return milliseconds + steps * 60_000
    case .hours: return milliseconds + steps * 3_600_000
    case .date, .day, .dayofyear: return Self.moved(time, days: steps, zone: zone)
    case .week, .isoweek: return Self.moved(time, days: steps * 7, zone: zone)
    case .month: return Self.moved(time, months: steps, zone: zone)
    case .year: return Self.moved(time, months: steps * 12, zone: zone)
    case .quarter: return Self.moved(time, quarters: steps, zone: zone)
    }
  }

  private static func moved(_ time: ZonedTime, months: Double = 0, days: Double = 0, zone: ClockZone) -> Double {
    guard abs(months) < 1e6, abs(days) < 1e8 else { return .nan }
    return ZonedTime.milliseconds(
      year: time.year, month: time.month + Int(months), day: time.day + Int(days), hours: time.hours,
      minutes: time.minutes, seconds: time.seconds, milliseconds: time.milliseconds, zone: zone)
  }

  private static func moved(_ time: ZonedTime, quarters: Double, zone: ClockZone) -> Double {
    guard quarters != 0 else { return moved(time, zone: zone) }
    let rest = (time.month - 1) % 3
    let first = quarters > 0 ? 3 - rest : rest == 0 ? -3 : -rest
    return moved(time, months: Double(first) + (quarters - (quarters > 0 ? 1 : -1)) * 3, zone: zone)
  }
}
