extension CalendarPeriod {
  /// The period that the days represent, if every day is the first of one: years, quarters, months or weeks.
  /// Otherwise days.
  ///
  /// Tables write months as `2026-01-01`, `2026-02-01`. Bars of a day's width and changes "on the day before" would
  /// be wrong for them. If there are only two days, their periods must be consecutive, because a match could be
  /// chance.
  ///
  /// - Parameter days: The days, ascending and unique.
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
