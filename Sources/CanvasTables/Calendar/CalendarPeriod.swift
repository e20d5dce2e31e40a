/// A period of the calendar by which dates are grouped. Weeks begin on Monday, as in ISO 8601.
public enum CalendarPeriod: String, Sendable, Hashable, CaseIterable {
  /// A day.
  case day
  /// A week from Monday.
  case week
  /// A month of the calendar.
  case month
  /// Three months, from January, April, July or October.
  case quarter
  /// Six months, from January or July.
  case halfYear = "half-year"
  /// A year of the calendar.
  case year

  /// The first day of the period that contains a day. If the period begins before the calendar, the calendar's first
  /// day.
  public func start(of date: CalendarDate) -> CalendarDate {
    let (year, month, _) = date.components
    let start: CalendarDate? =
      switch self {
      case .day: date
      case .week: CalendarDate(dayNumber: date.dayNumber - date.weekday + 1)
      case .month: CalendarDate(year: year, month: month, day: 1)
      case .quarter: CalendarDate(year: year, month: (month - 1) / 3 * 3 + 1, day: 1)
      case .halfYear: CalendarDate(year: year, month: month < 7 ? 1 : 7, day: 1)
      case .year: CalendarDate(year: year, month: 1, day: 1)
      }
    return start ?? date
  }

  /// Whether the last one of several periods ends earlier within itself than every period before.
  ///
  /// - Parameter lastDays: The last day of each, from its first one.
  package func endsEarly(_ lastDays: [Int]) -> Bool {
    // A few rows aren't enough: at least two periods must extend nearly to their ends.
    guard lastDays.count > 2, let last = lastDays.last, let earliest = lastDays.dropLast().min() else { return false }
    return earliest >= Self.reach[self] ?? .max && last < earliest
  }

  /// Whether the first one of several periods begins later within itself than every period after. Rows of each week don't
  /// begin on the first of a month.
  ///
  /// - Parameter firstDays: The first day with a row of each, from its first one.
  func beginsLate(_ firstDays: [Int]) -> Bool {
    let length = (Self.reach[self] ?? 0) * 3 / 2
    return (self == .week || firstDays.first ?? 0 > 6) && endsEarly(firstDays.reversed().map { length - $0 })
  }

  /// The days that most rows of a period reach, two thirds of its length.
  private static let reach: [CalendarPeriod: Int] = [.week: 4, .month: 20, .quarter: 60, .halfYear: 120, .year: 240]

  /// The first day of the period that is `count` periods later, or earlier if negative. Nil if it is outside the
  /// calendar.
  public func start(_ count: Int, after date: CalendarDate) -> CalendarDate? {
    // A larger count is outside the calendar in every unit. With the check, no product below overflows.
    guard count.magnitude <= CalendarDate.dayNumbers.count else { return nil }
    let first = start(of: date)
    switch self {
    case .day: return CalendarDate(dayNumber: first.dayNumber + count)
    case .week: return CalendarDate(dayNumber: first.dayNumber + 7 * count)
    case .month: return Self.month(count, after: first)
    case .quarter: return Self.month(3 * count, after: first)
    case .halfYear: return Self.month(6 * count, after: first)
    case .year: return Self.month(12 * count, after: first)
    }
  }

  private static func month(_ count: Int, after date: CalendarDate) -> CalendarDate? {
    let (year, month, _) = date.components
    let months = year * 12 + month - 1 + count
    guard months >= 12 else { return nil }
    return CalendarDate(year: months / 12, month: months % 12 + 1, day: 1)
  }
}

extension CalendarPeriod: CustomStringConvertible {
  /// The name in messages and options: `half-year`.
  public var description: String { rawValue }
}

extension CalendarDate {
  /// The ISO 8601 week that contains the day. A week belongs to the year of its Thursday.
  public var isoWeek: (year: Int, week: Int) {
    let thursday = dayNumber - weekday + 4
    // Near the ends of the calendar, the Thursday may be outside it.
    guard let date = CalendarDate(dayNumber: thursday), let newYear = CalendarDate(year: date.year, month: 1, day: 1)
    else { return (year, thursday < 0 ? 1 : 53) }
    return (date.year, (thursday - newYear.dayNumber) / 7 + 1)
  }

  /// The Monday of an ISO 8601 week, or nil if the week doesn't exist: some years have 52 weeks, others 53.
  public init?(isoYear: Int, week: Int) {
    // The first week is the one that contains 4 January.
    guard (1...53).contains(week), let fourth = CalendarDate(year: isoYear, month: 1, day: 4),
      let monday = CalendarDate(dayNumber: fourth.dayNumber - fourth.weekday + 1 + 7 * (week - 1)),
      monday.isoWeek == (isoYear, week)
    else { return nil }
    self = monday
  }
}
