/// The times of texts as JavaScript engines read them.
package enum DateParsing {
  /// The time of a text in milliseconds since 1970, or nil if it isn't one.
  ///
  /// ISO 8601 first: `2010`, `2010-01` and `2010-01-02` are in UTC, `2010-01-02T10:00` is local, an offset or `Z` may
  /// follow. Then other forms, which are local: `Jan 1 2000`, `1 Jan 2000`, `01/31/2000`, `2000/01/31 10:00`, `Thu Jan
  /// 01 1970 00:00:00 GMT+0100`.
  package static func time(of text: String, zone: ClockZone) -> Double? {
    let bytes = Array(text.utf8)
    guard bytes.count <= 1000 else { return nil }
    var reader = ISODateReader(rest: bytes[...])
    let time = reader.time(zone: zone) ?? LooseDateReader(bytes).time(zone: zone)
    return time.flatMap { $0.isNaN ? nil : $0 }
  }
}

/// A reader of dates and times of ISO 8601.
private struct ISODateReader {
  var rest: ArraySlice<UInt8>

  mutating func time(zone: ClockZone) -> Double? {
    guard let (year, month, day) = date() else { return nil }
    guard !rest.isEmpty else { return ZonedTime.milliseconds(year: year, month: month, day: day, zone: .utc) }
    guard rest.take("T") || rest.take("t"), let hours = rest.takeDigits(2), rest.take(":"),
      let minutes = rest.takeDigits(2)
    else { return nil }
    var seconds = 0
    var milliseconds = 0
    if rest.take(":") {
      guard let whole = rest.takeDigits(2) else { return nil }
      seconds = whole
      if rest.take(".") {
        guard let fraction = fraction() else { return nil }
        milliseconds = fraction
      }
    }
    let isMidnight = hours == 24 && minutes == 0 && seconds == 0 && milliseconds == 0
    guard hours < 24 || isMidnight, minutes < 60, seconds < 60, let offset = offset() else { return nil }
    return ZonedTime.milliseconds(
      year: year, month: month, day: day, hours: hours, minutes: minutes - (offset ?? 0), seconds: seconds,
      milliseconds: milliseconds, zone: offset == nil ? zone : .utc)
  }

  private mutating func date() -> (year: Int, month: Int, day: Int)? {
    guard let year = year() else { return nil }
    var (month, day) = (1, 1)
    if rest.take("-") {
      guard let number = rest.takeDigits(2), (1...12).contains(number) else { return nil }
      month = number
      if rest.take("-") {
        guard let number = rest.takeDigits(2), (1...31).contains(number) else { return nil }
        day = number
      }
    }
    return (year, month, day)
  }

  /// Four digits, or six with a sign.
  private mutating func year() -> Int? {
    if rest.take("+") { return rest.takeDigits(6) }
    guard rest.take("-") else { return rest.takeDigits(4) }
    return rest.takeDigits(6).flatMap { $0 == 0 ? nil : -$0 }
  }

  /// The offset in minutes, nil if there is none. The outer value is nil if something else follows.
  private mutating func offset() -> Int?? {
    if rest.isEmpty { return .some(nil) }
    if rest.take("Z") || rest.take("z") { return rest.isEmpty ? .some(0) : nil }
    let isNegative = rest.first == UInt8(ascii: "-")
    guard rest.take("+") || rest.take("-"), let hours = rest.takeDigits(2) else { return nil }
    _ = rest.take(":")
    guard let minutes = rest.takeDigits(2), rest.isEmpty, hours < 24, minutes < 60 else { return nil }
    return .some((isNegative ? -1 : 1) * (hours * 60 + minutes))
  }

  private mutating func fraction() -> Int? {
    let digits = rest.prefix { (48...57).contains($0) }
    guard !digits.isEmpty else { return nil }
    rest = rest.dropFirst(digits.count)
    return LooseDateReader.milliseconds(digits)
  }
}

extension ArraySlice<UInt8> {
  /// Takes a text. False if something else is next.
  mutating func take(_ literal: String) -> Bool {
    guard starts(with: literal.utf8) else { return false }
    self = dropFirst(literal.utf8.count)
    return true
  }

  /// Takes the number of exactly some digits, or nil if others are next.
  mutating func takeDigits(_ count: Int) -> Int? {
    let digits = prefix(count)
    guard digits.count == count, digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
    self = dropFirst(count)
    return Int(String(decoding: digits, as: UTF8.self))
  }
}
