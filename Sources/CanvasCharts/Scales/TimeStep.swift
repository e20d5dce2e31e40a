/// The distance between ticks on a date axis, as a number of days, months or years.
package struct TimeStep: Sendable, Hashable {
  /// The unit.
  package let unit: CalendarPeriod
  /// The number of units between two ticks, at least 1.
  package let count: Int

  /// A step. A count below 1 counts as 1.
  package init(_ count: Int, _ unit: CalendarPeriod) {
    self.unit = unit
    self.count = max(count, 1)
  }

  /// The steps of axes, from the finest to the coarsest.
  package static let all =
    [1, 2].map { TimeStep($0, .day) } + [TimeStep(1, .week)] + [1, 2].map { TimeStep($0, .month) }
    + [TimeStep(1, .quarter), TimeStep(2, .quarter), TimeStep(1, .halfYear)]
    + [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].map { TimeStep($0, .year) }

  /// The approximate number of days in a step.
  package var dayCount: Double { Double(count) * Self.days(in: unit) }

  /// The approximate number of days in a period.
  static func days(in period: CalendarPeriod) -> Double {
    switch period {
    case .day: 1
    case .week: 7
    case .month: 30.436_875
    case .quarter: 91.310_625
    case .halfYear: 182.621_25
    case .year: 365.2425
    }
  }

  /// The first day of the step that contains a day. Pairs of months begin with January, weeks on Monday, and decades
  /// with a year that ends in 0. Pairs of days are counted from the first day of the axis.
  package func start(of date: CalendarDate, from first: CalendarDate) -> CalendarDate {
    let back =
      switch unit {
      case .day: (date.dayNumber - first.dayNumber) % count
      case .week: 0
      case .month: (date.month - 1) % count
      case .quarter: (date.quarter - 1) % count
      case .halfYear: (date.month - 1) / 6 % count
      case .year: date.year % count
      }
    return unit.start(-back, after: date) ?? unit.start(of: date)
  }

  /// The first day after the step that begins on a day, or nil if the calendar ends.
  package func end(from start: CalendarDate) -> CalendarDate? { unit.start(count, after: start) }
}
