public import CanvasData

/// The distance of ticks on an axis of dates: a number of days, months or years.
public struct TimeStep: Sendable, Hashable {
  /// The unit.
  public let unit: CalendarPeriod
  /// The number of units between two ticks, at least 1.
  public let count: Int

  /// A step; a count below 1 counts as 1.
  public init(_ count: Int, _ unit: CalendarPeriod) {
    self.unit = unit
    self.count = max(count, 1)
  }

  /// The steps that axes have, from the finest to the coarsest.
  public static let all =
    [1, 2].map { TimeStep($0, .day) } + [TimeStep(1, .week)] + [1, 2].map { TimeStep($0, .month) }
    + [TimeStep(1, .quarter), TimeStep(2, .quarter)] + [1, 5, 10, 50, 100, 500, 1000].map { TimeStep($0, .year) }

  /// About how many days a step has.
  public var dayCount: Double { Double(count) * Self.days(in: unit) }

  /// About how many days a period has.
  static func days(in period: CalendarPeriod) -> Double {
    switch period {
    case .day: 1
    case .week: 7
    case .month: 30.436_875
    case .quarter: 91.310_625
    case .year: 365.2425
    }
  }

  /// The first day of the step that a day lies in: pairs of months begin with January, weeks on Monday, decades with a
  /// year that ends in 0. Pairs of days are counted from a day that the axis begins with.
  public func start(of date: CalendarDate, from first: CalendarDate) -> CalendarDate {
    let back =
      switch unit {
      case .day: (date.dayNumber - first.dayNumber) % count
      case .week: 0
      case .month: (date.month - 1) % count
      case .quarter: (date.quarter - 1) % count
      case .year: date.year % count
      }
    return unit.start(-back, after: date) ?? unit.start(of: date)
  }

  /// The first day after the step that begins on a day; nil if the calendar ends.
  public func end(from start: CalendarDate) -> CalendarDate? { unit.start(count, after: start) }
}
