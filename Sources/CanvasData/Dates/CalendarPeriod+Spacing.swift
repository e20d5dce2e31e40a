extension CalendarPeriod {
  /// The period that days stand for which are all the first of one: years, quarters, months or weeks; else days.
  ///
  /// Tables write months as `2026-01-01`, `2026-02-01`: bars of a day's width and changes "on the day before" would be
  /// wrong for them. Two days alone have to follow each other: of them chance makes all the rest easily.
  ///
  /// - Parameter days: Rising, each once.
  public init(spacingOf days: [CalendarDate]) {
    self = .day
    guard days.count > 1 else { return }
    for period in [CalendarPeriod.year, .quarter, .month, .week]
    where days.allSatisfy({ period.start(of: $0) == $0 })
      && (days.count > 2 || period.start(1, after: days[0]) == days[1])
    {
      self = period
      return
    }
  }
}
