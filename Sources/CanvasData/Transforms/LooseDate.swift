/// Dates in texts, as the `Date.parse` of common JavaScript engines reads them.
///
/// A text in the form of ISO 8601 is in UTC if it has no time of day: `2000`, `2000-02`, `2000-02-03`. With a time of day
/// it is in the chart's time zone, unless it has an offset of its own. All other texts are in the chart's time zone:
/// `2000/2/3`, `2/3/2000`, `Feb 3 2000`, `3 February 2000 4:05 PM`, `Thu, 03 Feb 2000 04:05:06 GMT`.
package enum LooseDate {
  /// The milliseconds since 1970-01-01 00:00 UTC, or nil if the text isn't a date.
  package static func time(of text: String, zone: ClockZone) -> Double? {
    guard text.utf8.count <= 200 else { return nil }
    let bytes = Array(text.utf8)
    let time = isoTime(bytes, zone) ?? LooseDateReader.time(of: bytes, zone: zone)
    return time.flatMap { $0.isNaN ? nil : $0 }
  }

  private static func isoTime(_ bytes: [UInt8], _ zone: ClockZone) -> Double? {
    var cursor = ByteCursor(bytes)
    guard let year = cursor.number(digits: 4) else { return nil }
    var (month, day, isDay) = (1, 1, true)
    if cursor.take("-") {
      guard let number = cursor.number(digits: 2), (1...12).contains(number) else { return nil }
      month = number
      if cursor.take("-") {
        guard let number = cursor.number(digits: 2), (1...31).contains(number) else { return nil }
        day = number
      }
    }
    var clock = (seconds: 0, milliseconds: 0)
    if cursor.take("T") || cursor.take("t") {
      guard let time = cursor.clock() else { return nil }
      clock = time
      isDay = false
    }
    let offset = cursor.isAtEnd ? (isDay ? 0 : nil) : cursor.offset()
    guard cursor.isAtEnd else { return nil }
    let time = ZonedTime.milliseconds(
      year: year, month: month, day: day, seconds: clock.seconds, milliseconds: clock.milliseconds,
      zone: offset == nil ? zone : .utc)
    return time - Double(offset ?? 0) * 1000
  }
}

/// A place in a text of bytes.
struct ByteCursor {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { index >= bytes.count }

  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func skip() { index += 1 }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let next, next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// The digits from here, at most nine of their value, and their number.
  mutating func digits() -> (value: Int, count: Int) {
    var (value, count) = (0, 0)
    while let next, next &- 0x30 < 10 {
      if count < 9 { value = value * 10 + Int(next - 0x30) }
      count += 1
      index += 1
    }
    return (value, count)
  }

  /// A number of exactly so many digits, or nil. The place moves in both cases.
  mutating func number(digits count: Int) -> Int? {
    let digits = digits()
    return digits.count == count ? digits.value : nil
  }

  /// The letters from here, in lower case.
  mutating func word() -> String {
    let start = index
    while let next, next | 0x20 &- 0x61 < 26 { index += 1 }
    return String(decoding: bytes[start..<index].map { $0 | 0x20 }, as: UTF8.self)
  }

  /// A fraction of a second after its point, in milliseconds. Further digits are cut off.
  mutating func fraction() -> Int {
    var (value, scale) = (0, 100)
    while let next, next &- 0x30 < 10 {
      value += Int(next - 0x30) * scale
      scale /= 10
      index += 1
    }
    return value
  }

  /// A time of day of ISO 8601 up to 24:00, or nil.
  mutating func clock() -> (seconds: Int, milliseconds: Int)? {
    guard let hours = number(digits: 2), take(":"), let minutes = number(digits: 2) else { return nil }
    var (seconds, milliseconds) = (0, 0)
    if take(":") {
      guard let number = number(digits: 2) else { return nil }
      seconds = number
      if take(".") { milliseconds = fraction() }
    }
    guard hours < 24 && minutes < 60 && seconds < 60 || (hours, minutes, seconds, milliseconds) == (24, 0, 0, 0)
    else { return nil }
    return (hours * 3600 + minutes * 60 + seconds, milliseconds)
  }

  /// An offset from UTC in seconds: `Z`, `+02:00`, `-0330`. Nil for others.
  mutating func offset() -> Int? {
    if take("Z") || take("z") { return 0 }
    let sign = take("+") ? 1 : take("-") ? -1 : 0
    guard sign != 0 else { return nil }
    var (value, count) = digits()
    if count == 2, take(":") {
      let minutes = digits()
      value = value * 100 + minutes.value
      count += minutes.count
    } else if count <= 2 {
      value *= 100
      count = 4
    }
    guard count == 4 else { return nil }
    return sign * (value / 100 * 3600 + value % 100 * 60)
  }
}
