/// A day of the proleptic Gregorian calendar, from 0001-01-01 to 9999-12-31, without time or time zone.
///
/// Days are numbered, so dates can be compared, subtracted and used as indices.
public struct CalendarDate: Sendable, Hashable, Comparable {
  /// The number of days since 1970-01-01, negative before.
  public let dayNumber: Int

  /// The valid day numbers.
  public static let dayNumbers = -719_162...2_932_896

  /// The day with a number, or nil if the number is outside `dayNumbers`.
  public init?(dayNumber: Int) {
    guard Self.dayNumbers.contains(dayNumber) else { return nil }
    self.dayNumber = dayNumber
  }

  /// A day by year, month from 1 and day from 1, or nil if the day doesn't exist, such as 30 February.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.dayCount(ofMonth: month, year: year)
    else { return nil }
    dayNumber = CivilDays.number(year: year, month: month, day: day)
  }

  /// The year, the month from 1 to 12, and the day from 1.
  public var components: (year: Int, month: Int, day: Int) { CivilDays.components(dayNumber) }

  /// The year of the Gregorian calendar; 0 is the year before 1.
  public var year: Int { components.year }
  /// The month, 1 to 12.
  public var month: Int { components.month }
  /// The day of the month, 1 to 31.
  public var day: Int { components.day }

  /// The quarter, 1 to 4.
  public var quarter: Int { (month + 2) / 3 }

  /// The weekday, from 1 for Monday to 7 for Sunday, as in ISO 8601.
  public var weekday: Int {
    // 1970-01-01 was a Thursday.
    let rest = (dayNumber + 3) % 7
    return (rest < 0 ? rest + 7 : rest) + 1
  }

  /// The number of days in a month.
  public static func dayCount(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  public static func < (a: CalendarDate, b: CalendarDate) -> Bool { a.dayNumber < b.dayNumber }

  /// The day in ISO 8601: `2026-07-01`.
  public var iso: String {
    let (year, month, day) = components
    return "\(Self.padded(year, to: 4))-\(Self.padded(month, to: 2))-\(Self.padded(day, to: 2))"
  }

  package static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}

extension CalendarDate: CustomStringConvertible {
  public var description: String { iso }
}
