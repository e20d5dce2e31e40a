/// A part of the calendar or of the clock that times are rounded to.
package enum ClockUnit: Int, Sendable, Hashable, CaseIterable {
  case millisecond, second, minute, hour, day, week, month, year
  /// A day of UTC, whose steps count from 1970-01-01.
  case epochDay
}

/// Regular times on the clocks and the calendar of a zone, such as each third month, as d3-time's intervals.
///
/// Steps count from the start of the larger unit: each second day is the 1st, the 3rd and so on of each month. Weeks
/// begin on Sunday, and their steps count from 1969-12-28; years and milliseconds count from 0.
package struct ClockInterval: Sendable, Hashable {
  /// The unit.
  package let unit: ClockUnit
  /// The number of units, at least 1.
  package let step: Int

  /// Each n-th unit. A step below 1 is 1.
  package init(_ unit: ClockUnit, step: Int = 1) {
    self.unit = unit
    self.step = min(max(step, 1), 1_000_000_000)
  }

  /// An interval by the name of Vega or Vega-Lite, such as `month` or `hours`, and a step, whose fraction is cut off.
  /// Nil for other names and for a step below 1.
  package init?(name: String, step: Double = 1) {
    guard step >= 1, let unit = Self.units[name] else { return nil }
    self.init(unit, step: Int(min(step, 1e9)) * (name == "quarter" ? 3 : 1))
  }

  private static let units: [String: ClockUnit] = [
    "millisecond": .millisecond, "milliseconds": .millisecond, "second": .second, "seconds": .second,
    "minute": .minute, "minutes": .minute, "hour": .hour, "hours": .hour, "day": .day, "date": .day, "dayofyear": .day,
    "week": .week, "month": .month, "quarter": .month, "year": .year,
  ]

  /// The last time of the interval that isn't after a time. NaN outside of the calendar.
  package func floor(_ time: Double, zone: ClockZone) -> Double {
    if let length = evenLength { return (time / length).rounded(.down) * length }
    let now = ZonedTime(milliseconds: time.rounded(.down), zone: zone)
    guard now.isValid else { return .nan }
    switch unit {
    case .millisecond, .epochDay, .second, .minute, .hour: return clockFloor(time.rounded(.down), now, zone: zone)
    case .day: return Self.time(now.year, now.month, now.day - (now.day - 1) % step, zone)
    case .week:
      let week = CivilDays.quotient(now.dayNumber + 4, 7)
      return Self.time(
        now.year, now.month, now.day - now.weekday - 7 * (week - CivilDays.quotient(week, step) * step), zone)
    case .month: return Self.time(now.year, now.month - (now.month - 1) % step, 1, zone)
    case .year: return Self.time(CivilDays.quotient(now.year, step) * step, 1, 1, zone)
    }
  }

  /// The first time of the interval that isn't before a time. NaN outside of the calendar.
  package func ceil(_ time: Double, zone: ClockZone) -> Double {
    let before = floor(time.rounded(.up) - 1, zone: zone)
    return next(after: before, zone: zone)
  }

  /// The next time after a time of the interval. NaN outside of the calendar.
  func next(after time: Double, zone: ClockZone) -> Double {
    if let length = evenLength { return time + length }
    let now = ZonedTime(milliseconds: time, zone: zone)
    guard now.isValid else { return .nan }
    switch unit {
    case .millisecond, .epochDay, .second, .minute, .hour:
      return multiple(near: time + milliseconds, by: milliseconds, zone: zone)
    case .day:
      let next = ZonedTime(
        milliseconds: Self.time(now.year, now.month, now.day + min(step, 31), zone), zone: zone)
      return Self.time(next.year, next.month, next.month == now.month ? next.day : 1, zone)
    case .week: return Self.time(now.year, now.month, now.day + 7 * step, zone)
    case .month:
      let month = now.month + min(step, 12)
      return month > 12 ? Self.time(now.year + 1, 1, 1, zone) : Self.time(now.year, month, 1, zone)
    case .year: return Self.time(now.year + step, 1, 1, zone)
    }
  }

  /// The times of the interval from one time to before another, at most 10,000.
  package func times(from start: Double, until stop: Double, zone: ClockZone) -> [Double] {
    var times: [Double] = []
    var time = ceil(start, zone: zone)
    while time < stop, times.count < TickSteps.limit {
      times.append(time)
      let next = next(after: time, zone: zone)
      guard next > time else { break }
      time = next
    }
    return times
  }

  private static func time(_ year: Int, _ month: Int, _ day: Int, _ zone: ClockZone) -> Double {
    ZonedTime.milliseconds(year: year, month: month, day: day, zone: zone)
  }

  /// The milliseconds between two times, if all are equally far apart, counted from 1970.
  private var evenLength: Double? {
    switch unit {
    case .millisecond: Double(step)
    case .epochDay: 86_400_000 * Double(step)
    default: nil
    }
  }

  private var milliseconds: Double {
    switch unit {
    case .hour: 3_600_000
    case .minute: 60_000
    case .second: 1000
    default: 1
    }
  }

  /// The unit's number on the clock: of the hour, the minute or the second.
  private func number(_ time: ZonedTime) -> Int {
    switch unit {
    case .hour: time.hours
    case .minute: time.minutes
    default: time.seconds
    }
  }

  /// Goes back from unit to unit, until the number is a multiple of the step. Zero is.
  private func clockFloor(_ time: Double, _ now: ZonedTime, zone: ClockZone) -> Double {
    var floor = time - Double(now.milliseconds)
    if unit != .second { floor -= Double(now.seconds) * 1000 }
    if unit == .hour { floor -= Double(now.minutes) * 60_000 }
    return multiple(near: floor, by: -milliseconds, zone: zone)
  }

  private func multiple(near time: Double, by change: Double, zone: ClockZone) -> Double {
    var time = time
    for _ in 0..<100 {
      let now = ZonedTime(milliseconds: time, zone: zone)
      guard now.isValid else { return .nan }
      if number(now) % step == 0 { return time }
      time += change
    }
    return .nan
  }
}
