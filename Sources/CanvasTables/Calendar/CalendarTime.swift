/// A second of a day of the calendar, as on a clock on the wall: without a time zone, and without leap seconds.
///
/// Times of day without a date are on 1970-01-01.
public struct CalendarTime: Sendable, Hashable, Comparable {
  /// The day.
  public let date: CalendarDate

  /// The number of seconds since midnight, 0 to 86,399.
  public let secondOfDay: Int

  /// The number of seconds in a day.
  public static let secondsInDay = 86_400

  /// A second of a day, or nil if it isn't from 0 to 86,399.
  public init?(_ date: CalendarDate, secondOfDay: Int) {
    guard (0..<Self.secondsInDay).contains(secondOfDay) else { return nil }
    self.date = date
    self.secondOfDay = secondOfDay
  }

  /// A time of a day by hour, minute and second, or nil if it doesn't exist: the last one is 23:59:59.
  public init?(_ date: CalendarDate, hour: Int, minute: Int = 0, second: Int = 0) {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else { return nil }
    self.date = date
    secondOfDay = hour * 3600 + minute * 60 + second
  }

  /// The time some whole seconds after 1970-01-01 00:00:00, or nil if its day is outside the calendar.
  public init?(seconds: Int) {
    let day = Self.dayNumber(ofSecond: seconds)
    guard let date = CalendarDate(dayNumber: day) else { return nil }
    self.date = date
    secondOfDay = seconds - day * Self.secondsInDay
  }

  /// The second that contains some milliseconds after 1970-01-01 00:00:00, or nil if its day is outside the calendar.
  package init?(milliseconds: Double) {
    guard let second = Int(exactly: (milliseconds / 1000).rounded(.down)) else { return nil }
    self.init(seconds: second)
  }

  /// The number of seconds since 1970-01-01 00:00:00, negative before.
  public var seconds: Int { date.dayNumber * Self.secondsInDay + secondOfDay }

  /// The hour, 0 to 23.
  public var hour: Int { secondOfDay / 3600 }
  /// The minute of the hour, 0 to 59.
  public var minute: Int { secondOfDay / 60 % 60 }
  /// The second of the minute, 0 to 59.
  public var second: Int { secondOfDay % 60 }

  public static func < (a: CalendarTime, b: CalendarTime) -> Bool { a.seconds < b.seconds }

  /// The number of the day that contains a second.
  static func dayNumber(ofSecond second: Int) -> Int { CivilDays.quotient(second, secondsInDay) }

  /// Whether times without a date are meant: all are on 1970-01-01, or at midnight after it.
  package static func areTimesOfDay(_ times: [CalendarTime]) -> Bool {
    guard let first = times.first, let last = times.last else { return false }
    return first.seconds >= 0 && last.seconds <= secondsInDay
  }

  /// The hour and the minute: `07:30`. The seconds follow if there are any, or if they are asked for.
  public func clock(withSeconds: Bool = false) -> String {
    let text = CalendarDate.padded(hour, to: 2) + ":" + CalendarDate.padded(minute, to: 2)
    return withSeconds || second > 0 ? text + ":" + CalendarDate.padded(second, to: 2) : text
  }

  /// The time in ISO 8601: `2026-07-01T12:00:00`.
  public var iso: String { "\(date.iso)T\(clock(withSeconds: true))" }
}

extension CalendarTime: CustomStringConvertible {
  public var description: String { iso }
}

/// A part of the day by which times are grouped.
public enum ClockPeriod: String, Sendable, Hashable, CaseIterable {
  /// A minute.
  case minute
  /// An hour.
  case hour

  /// The number of seconds.
  public var seconds: Int { self == .minute ? 60 : 3600 }
}
