/// The texts of ticks of time: in each only what differs, and what they share below the first one.
package struct PlotTimeTexts: Sendable {
  private enum Form: Sendable {
    case years, months, days, clock
  }

  private let form: Form
  private let previous: [Double: Double]
  private let locale: LocaleFormat

  /// - Parameter ticks: Milliseconds since 1970, ascending.
  package init(_ ticks: [Double], locale: LocaleFormat) {
    self.locale = locale
    previous = Dictionary(zip(ticks.dropFirst(), ticks)) { known, _ in known }
    let times = ticks.compactMap(CalendarTime.init(milliseconds:))
    let areDays = times.allSatisfy { $0.secondOfDay == 0 }
    let areMonths = areDays && times.allSatisfy { $0.date.day == 1 }
    form = !areDays ? .clock : !areMonths ? .days : times.allSatisfy { $0.date.month == 1 } ? .years : .months
  }

  /// The text of a tick, in one or two lines.
  package var texts: @Sendable (DataValue) -> String {
    { value in value.quantity.map(text) ?? "" }
  }

  private func text(_ tick: Double) -> String {
    guard let time = CalendarTime(milliseconds: tick) else { return "" }
    let before = previous[tick].flatMap(CalendarTime.init(milliseconds:))
    let date = time.date
    let isNewYear = before.map { $0.date.year != date.year } ?? true
    switch form {
    case .years: return String(date.year)
    case .months:
      let months = locale.calendar.shortMonths
      let month = months.indices.contains(date.month - 1) ? months[date.month - 1] : String(date.month)
      return isNewYear ? "\(month)\n\(date.year)" : month
    case .days:
      let day = locale.calendar.label(of: date, period: .day, withYear: false)
      return isNewYear ? "\(day)\n\(date.year)" : day
    case .clock:
      let isNewDay = before.map { $0.date != date } ?? true
      // Times of day without a date are on the first day of 1970.
      guard isNewDay, date.dayNumber != 0 else { return time.clock() }
      return "\(time.clock())\n\(locale.calendar.label(of: date, period: .day, withYear: false))"
    }
  }
}
