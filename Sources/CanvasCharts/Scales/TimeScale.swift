internal import Canvas
public import CanvasData

/// Days as places along an axis, each as wide as the others.
///
///     let scale = TimeScale(from: january, to: nextJanuary, start: 48, end: 528)
///     scale.periods(of: TimeStep(1, .month))   // twelve stretches of the axis
public struct TimeScale: Sendable, Hashable {
  /// A stretch of the axis that belongs together, as a month: the part of it that is on the axis.
  public struct Period: Sendable, Hashable {
    /// The first day of the whole period, which may be before the axis's.
    public let date: CalendarDate
    /// Where the period begins on the axis, in points.
    public let start: Double
    /// Where the period ends on the axis, in points.
    public let end: Double
    /// Whether the axis begins or ends within the period.
    public let isCut: Bool

    /// The middle of the period, in points.
    public var center: Double { (start + end) / 2 }
    /// The length of the period, in points.
    public var length: Double { end - start }
  }

  /// The days at the axis's ends, as numbers: the last is behind the last day that is on it.
  public let firstDay: Double
  /// The number of the day after the last one on the axis.
  public let endDay: Double
  /// Where the ends are, in points.
  public let start: Double
  /// Where the axis ends, in points.
  public let end: Double

  /// An axis of days; halves of days are places too. Where the end is not after the first day, the axis has one day.
  public init(from firstDay: Double, to endDay: Double, start: Double, end: Double) {
    self.firstDay = firstDay
    self.endDay = endDay > firstDay ? endDay : firstDay + 1
    self.start = start
    self.end = end
  }

  /// The place of a day; of its half or another part by the number behind the point.
  public func position(ofDay day: Double) -> Double {
    start + (end - start) * (day - firstDay) / (endDay - firstDay)
  }

  /// How long a step's period from a day is, were it not cut at the axis's ends; 0 if the calendar ends.
  func length(of step: TimeStep, from date: CalendarDate) -> Double {
    step.end(from: date).map { position(ofDay: Double($0.dayNumber)) - position(ofDay: Double(date.dayNumber)) } ?? 0
  }

  /// Whether a step gives no more periods than `limit`, about.
  public func has(atMost limit: Int, of step: TimeStep) -> Bool {
    (endDay - firstDay) / step.dayCount <= Double(limit)
  }

  /// The periods of a step, cut at the axis's ends. None for steps of which there would be more than 5000.
  public func periods(of step: TimeStep) -> [Period] {
    guard has(atMost: 5000, of: step), let first = CalendarDate(dayNumber: Int(saturating: firstDay.rounded(.down)))
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
