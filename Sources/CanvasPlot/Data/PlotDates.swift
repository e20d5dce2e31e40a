/// Reads times of data and specifications.
package enum PlotDates {
  /// A value as a time: a number is milliseconds since 1970 in UTC, a text a date in one of JavaScript's forms.
  package static func value(_ value: DataValue, zone: ClockZone) -> DataValue {
    switch value {
    case .text, .number: time(of: value, zone: zone).map(DataValue.time) ?? .null
    case .null, .undefined, .bool, .time, .list, .record: value
    }
  }

  /// The milliseconds of a time, a number, a text, or a record with `year`, `month`, `date` and so on.
  package static func time(of value: DataValue, zone: ClockZone) -> Double? {
    switch value {
    case .time(let time), .number(let time): time.isFinite ? time : nil
    case .text(let text): DateParsing.time(of: text, zone: zone)
    case .record(let members): time(ofParts: members, zone: zone)
    case .null, .undefined, .bool, .list: nil
    }
  }

  private static func time(ofParts parts: [String: DataValue], zone: ClockZone) -> Double? {
    func part(_ name: String, _ fallback: Int) -> Int {
      parts[name]?.number.flatMap { Int(exactly: $0.rounded(.down)) } ?? fallback
    }
    var month = part("month", 1)
    if let name = parts["month"]?.text { month = index(name, months) + 1 }
    if let quarter = parts["quarter"]?.number { month = (Int(exactly: quarter.rounded(.down)) ?? 1) &* 3 &- 2 }
    var day = part("date", 1)
    if let weekday = parts["day"] {
      // The first day of 2012 was a Sunday.
      let number = weekday.number.flatMap { Int(exactly: $0) } ?? weekday.text.map { index($0, days) } ?? 0
      day = 1 &+ number % 7
    }
    let isUTC = parts["utc"] == .bool(true)
    let time = ZonedTime.milliseconds(
      year: part("year", 2012), month: month, day: day, hours: part("hours", 0), minutes: part("minutes", 0),
      seconds: part("seconds", 0), milliseconds: part("milliseconds", 0), zone: isUTC ? .utc : zone)
    return time.isFinite ? time : nil
  }

  private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
  private static let days = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]

  private static func index(_ name: String, _ names: [String]) -> Int {
    names.firstIndex { name.lowercased().hasPrefix($0) } ?? 0
  }
}
