/// A linear scale from days to positions on an axis.
///
///     let scale = TimeScale(from: january, to: nextJanuary, start: 48, end: 528)
///     scale.periods(of: TimeStep(1, .month))   // twelve parts of the axis
package struct TimeScale: Sendable, Hashable {
  /// The part of the axis that belongs to a period, such as a month.
  package struct Period: Sendable, Hashable {
    /// The first day of the whole period, which may be before the start of the axis.
    package let date: CalendarDate
    /// Where the period begins on the axis, in points.
    package let start: Double
    /// Where the period ends on the axis, in points.
    package let end: Double
    /// Whether the axis begins or ends within the period.
    package let isCut: Bool

    /// The middle of the period, in points.
    package var center: Double { (start + end) / 2 }
    /// The length of the period, in points.
    package var length: Double { end - start }
  }

  /// The number of the first day on the axis.
  package let firstDay: Double
  /// The number of the day after the last one on the axis.
  package let endDay: Double
  /// The position of the start of the axis, in points.
  package let start: Double
  /// The position of the end of the axis, in points.
  package let end: Double

  /// An axis of days. Positions can be fractional. If the end isn't after the first day, the axis has one day.
  package init(from firstDay: Double, to endDay: Double, start: Double, end: Double) {
    self.firstDay = firstDay
    self.endDay = endDay > firstDay ? endDay : firstDay + 1
    self.start = start
    self.end = end
  }

  /// The position of a day, which may be fractional.
  package func position(ofDay day: Double) -> Double {
    start + (end - start) * (day - firstDay) / (endDay - firstDay)
  }

  /// The full length of a step's period from a day, even if the axis cuts it. 0 if the calendar ends.
  func length(of step: TimeStep, from date: CalendarDate) -> Double {
    step.end(from: date).map { position(ofDay: Double($0.dayNumber)) - position(ofDay: Double(date.dayNumber)) } ?? 0
  }

  /// The periods of a step, cut at the ends of the axis. Empty if a step would have more than 5000.
  package func periods(of step: TimeStep) -> [Period] {
    guard (endDay - firstDay) / step.dayCount <= 5000,
      let first = CalendarDate(dayNumber: Int(saturating: firstDay.rounded(.down)))
    else { return [] }
    var result: [Period] = []
    var date = step.start(of: first, from: first)
    while Double(date.dayNumber) < endDay {
      let next = step.end(from: date)
      let (from, to) = (Double(date.dayNumber), next.map { Double($0.dayNumber) } ?? endDay)
      result.append(
        Period(
          date: date, start: position(ofDay: max(from, firstDay)), end: position(ofDay: min(to, endDay)),
          isCut: from < firstDay || to > endDay))
      guard let next, next > date else { break }
      date = next
    }
    return result
  }
}
