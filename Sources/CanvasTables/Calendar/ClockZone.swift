/// A time zone: the offset of its clocks from UTC.
///
/// The table has some well-known zones with their present standard time and the present rule for daylight saving time,
/// so that pictures don't depend on the machine. The zones of North America also have the rule of 1987 to 2006. Other
/// changes of the past are not in it: times of those years can be wrong by an hour or more.
public struct ClockZone: Sendable, Hashable {
  /// The name, such as `Asia/Seoul`, or the offset as it was given.
  public let identifier: String

  /// The offset of standard time from UTC, in seconds.
  package let standardOffset: Int

  let saving: DaylightSaving

  /// Coordinated universal time.
  public static let utc = ClockZone(identifier: "UTC", standardOffset: 0, saving: .none)

  /// The names in the table, in alphabetical order.
  public static let identifiers = table.map(\.identifier).sorted()

  /// The offset of the zone's clocks from UTC, in seconds, at a second of UTC since 1970.
  public func offset(atUTC second: Int) -> Int {
    standardOffset + (saving.isOn(atUTC: second, standardOffset: standardOffset) ? 3600 : 0)
  }

  /// The second on the zone's clocks at a second of UTC, both since 1970.
  package func wallClock(utc second: Int) -> Int { second + offset(atUTC: second) }
}

extension ClockZone {
  /// The zone with a name of the table, such as `Europe/Berlin`, ignoring case; or a fixed offset of at most 15 hours:
  /// `+09:00`, `UTC+9`, `GMT-3:30`. Nil for other names.
  public init?(_ identifier: String) {
    let name = identifier.lowercased()
    if let zone = Self.table.first(where: { $0.identifier.lowercased() == name }) {
      self = zone
      return
    }
    let isPrefixed = name.hasPrefix("utc") || name.hasPrefix("gmt")
    let bytes = Array((isPrefixed ? name.dropFirst(3) : name[...]).utf8)
    if name == "z" || (isPrefixed && bytes.isEmpty) {
      self = .utc
    } else if let offset = ZoneOffset.seconds(bytes, 0..<bytes.count) {
      self.init(identifier: identifier, standardOffset: offset, saving: .none)
    } else {
      return nil
    }
  }
}

/// A rule for daylight saving time.
enum DaylightSaving: Sendable, Hashable {
  case none, europe, northAmerica, australia, newZealand, chile, israel, egypt

  /// A change of the clocks: a weekday in a month, and a second of that day in UTC or standard time.
  private struct Change {
    var month: Int
    /// 1 for Monday to 7 for Sunday.
    var weekday = 7
    /// The first day of the month that can be it. Nil for the last such weekday of the month.
    var earliest: Int?
    /// The number of days after that weekday.
    var days = 0
    var second: Int
    var isUTC = false

    /// The second of UTC since 1970.
    func second(in year: Int, standardOffset: Int) -> Int? {
      let last = CalendarDate.dayCount(ofMonth: month, year: year)
      guard let first = CalendarDate(year: year, month: month, day: earliest ?? last - 6) else { return nil }
      let day = first.dayNumber + (weekday - first.weekday + 7) % 7 + days
      return day * CalendarTime.secondsInDay + second - (isUTC ? 0 : standardOffset)
    }
  }

  private func changes(in year: Int) -> (start: Change, end: Change)? {
    switch self {
    case .none: nil
    case .europe:
      (Change(month: 3, second: 3600, isUTC: true), Change(month: 10, second: 3600, isUTC: true))
    case .northAmerica:
      year >= 2007
        ? (Change(month: 3, earliest: 8, second: 7200), Change(month: 11, earliest: 1, second: 3600))
        : (Change(month: 4, earliest: 1, second: 7200), Change(month: 10, second: 3600))
    case .australia:
      (Change(month: 10, earliest: 1, second: 7200), Change(month: 4, earliest: 1, second: 7200))
    case .newZealand: (Change(month: 9, second: 7200), Change(month: 4, earliest: 1, second: 7200))
    case .chile:
      (
        Change(month: 9, earliest: 2, second: 4 * 3600, isUTC: true),
        Change(month: 4, earliest: 2, second: 3 * 3600, isUTC: true)
      )
    // The Friday before the last Sunday.
    case .israel: (Change(month: 3, days: -2, second: 7200), Change(month: 10, second: 3600))
    // Until the end of the last Thursday.
    case .egypt:
      (Change(month: 4, weekday: 5, second: 0), Change(month: 10, weekday: 4, second: 23 * 3600))
    }
  }

  func isOn(atUTC second: Int, standardOffset: Int) -> Bool {
    guard self != .none, CalendarTime(seconds: second) != nil,
      let time = CalendarTime(seconds: second + standardOffset),
      let changes = changes(in: time.date.year),
      let start = changes.start.second(in: time.date.year, standardOffset: standardOffset),
      let end = changes.end.second(in: time.date.year, standardOffset: standardOffset)
    else { return false }
    // In the south, summer is at both ends of the year.
    return start < end ? (start..<end).contains(second) : second >= start || second < end
  }
}

/// A written offset from UTC.
enum ZoneOffset {
  /// The seconds of `+09:00`, `+0900`, `+09`, `+9` or `-3:30`: at most 15 hours. Nil for other texts.
  static func seconds(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    guard let sign = range.first, bytes[sign] == UInt8(ascii: "+") || bytes[sign] == UInt8(ascii: "-") else {
      return nil
    }
    var parts: [[Int]] = [[]]
    for byte in bytes[range.dropFirst()] {
      if byte == UInt8(ascii: ":") {
        parts.append([])
      } else if byte &- 0x30 < 10 {
        parts[parts.count - 1].append(Int(byte &- 0x30))
      } else {
        return nil
      }
    }
    if parts.count == 1, parts[0].count == 4 { parts = [Array(parts[0].prefix(2)), Array(parts[0].suffix(2))] }
    guard (1...2).contains(parts[0].count), parts.count == 1 || (parts.count == 2 && parts[1].count == 2) else {
      return nil
    }
    let hours = parts[0].reduce(0) { $0 * 10 + $1 }
    let minutes = parts.count == 2 ? parts[1].reduce(0) { $0 * 10 + $1 } : 0
    guard minutes < 60, hours * 60 + minutes <= 15 * 60 else { return nil }
    return (hours * 60 + minutes) * (bytes[sign] == UInt8(ascii: "-") ? -60 : 60)
  }
}
