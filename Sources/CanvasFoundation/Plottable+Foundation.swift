public import Foundation

extension Date: Plottable {
  /// The time on the clocks of the current time zone, or a gap if it is outside the calendar. Fractions of a second are
  /// cut off.
  public var plottedValue: PlottedValue {
    let local = timeIntervalSince1970 + Double(TimeZone.current.secondsFromGMT(for: self))
    return Int(exactly: local.rounded(.down)).flatMap { CalendarTime(seconds: $0) }.map(PlottedValue.time) ?? .missing
  }
}

extension Decimal: Plottable {
  /// The nearest `Double`, or a gap if it is not a number.
  public var plottedValue: PlottedValue { NSDecimalNumber(decimal: self).doubleValue.plottedValue }
}

extension PlottableValue where Value == Date {
  /// The period that contains a time, on the clocks of the current time zone.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity.
  ///   - value: The time.
  ///   - unit: The period: a second, minute or hour, a day, week, month, quarter or year. All others are no period.
  public static func value(_ label: String, _ value: Date, unit: Calendar.Component) -> PlottableValue {
    let period: CalendarPeriod? =
      switch unit {
      case .day, .weekday, .dayOfYear: .day
      case .weekOfYear, .weekOfMonth, .yearForWeekOfYear: .week
      case .month: .month
      case .quarter: .quarter
      case .year: .year
      default: nil
      }
    let seconds: Double? = unit == .hour ? 3600 : unit == .minute ? 60 : nil
    guard let seconds else { return PlottableValue(label: label, value: value, unit: period) }
    // On the clocks of the zone, an hour may begin at another minute than in UTC.
    let shift = Double(TimeZone.current.secondsFromGMT(for: value))
    let start = ((value.timeIntervalSince1970 + shift) / seconds).rounded(.down) * seconds - shift
    return PlottableValue(label: label, value: Date(timeIntervalSince1970: start), unit: nil)
  }
}

extension AxisValue {
  /// The value as a time of the current time zone. Nil if it is a number or a name.
  public func `as`(_ type: Date.Type) -> Date? {
    let time: CalendarTime? =
      self.as(CalendarTime.self) ?? self.as(CalendarDate.self).flatMap { CalendarTime($0, secondOfDay: 0) }
    guard let time else { return nil }
    let instant = Date(timeIntervalSince1970: Double(time.seconds))
    return instant - Double(TimeZone.current.secondsFromGMT(for: instant))
  }
}

extension AxisValueLabel {
  /// Labels of dates in a format of Foundation, such as `.dateTime.month()`.
  ///
  /// - Parameters:
  ///   - format: The format. It decides on the locale and the time zone.
  ///   - centered: Whether each label is in the middle between its value and the next.
  public init<Style: FormatStyle & Sendable>(format: Style, centered: Bool? = nil)
  where Style.FormatInput == Date, Style.FormatOutput == String {
    self.init(centered: centered) { value in value.as(Date.self).map(format.format) }
  }

  /// Labels of numbers in a format of Foundation, such as `FloatingPointFormatStyle<Double>.number`.
  ///
  /// - Parameters:
  ///   - format: The format. It decides on the locale.
  ///   - centered: Whether each label is in the middle between its value and the next.
  public init<Style: FormatStyle & Sendable>(format: Style, centered: Bool? = nil)
  where Style.FormatInput == Double, Style.FormatOutput == String {
    self.init(centered: centered) { value in value.as(Double.self).map(format.format) }
  }
}
