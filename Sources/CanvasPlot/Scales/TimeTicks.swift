/// The ticks of scales of times, with d3-time's table of intervals.
package enum TimeTicks {
  private static let second = 1000.0
  private static let minute = 60 * second
  private static let hour = 60 * minute
  private static let day = 24 * hour
  private static let year = 365 * day

  /// The intervals and their lengths in milliseconds, ascending. A month is 30 days.
  private static let table: [(unit: ClockUnit, step: Int, length: Double)] = [
    (.second, 1, second), (.second, 5, 5 * second), (.second, 15, 15 * second), (.second, 30, 30 * second),
    (.minute, 1, minute), (.minute, 5, 5 * minute), (.minute, 15, 15 * minute), (.minute, 30, 30 * minute),
    (.hour, 1, hour), (.hour, 3, 3 * hour), (.hour, 6, 6 * hour), (.hour, 12, 12 * hour),
    (.day, 1, day), (.day, 2, 2 * day), (.week, 1, 7 * day), (.month, 1, 30 * day), (.month, 3, 90 * day),
    (.year, 1, year),
  ]

  /// The interval that gives about as many ticks as asked for, or nil if there is none: for equal ends, ends that
  /// aren't finite, and a count that isn't positive. If `isUTC`, days count from 1970, as d3 does for UTC.
  package static func interval(
    from start: Double, to stop: Double, count: Double, isUTC: Bool = false
  ) -> ClockInterval? {
    let count = min(count, 5000)
    let target = abs(stop - start) / count
    guard count > 0, target.isFinite else { return nil }
    let place = table.map(\.length).bisectRight(target)
    if place == table.count { return every(TickSteps.step(from: start / year, to: stop / year, count: count), .year) }
    guard place > 0 else { return every(max(TickSteps.step(from: start, to: stop, count: count), 1), .millisecond) }
    let (below, above) = (table[place - 1], table[place])
    let chosen = target / below.length < above.length / target ? below : above
    return ClockInterval(isUTC && chosen.unit == .day ? .epochDay : chosen.unit, step: chosen.step)
  }

  private static func every(_ step: Double, _ unit: ClockUnit) -> ClockInterval? {
    step.isFinite && step >= 1 ? ClockInterval(unit, step: Int(min(step, 1e9))) : nil
  }

  /// The times of an interval between two ends. If `stop` is earlier, they descend. At most 10,000.
  package static func ticks(
    from start: Double, to stop: Double, interval: ClockInterval, zone: ClockZone
  ) -> [Double] {
    let times = interval.times(from: min(start, stop), until: max(start, stop) + 1, zone: zone)
    return stop < start ? times.reversed() : times
  }
}
