/// Reads the time of day in a cell: `07:30`, `7:30:15.250`, `7:30 PM`, `오후 7:30`, `19:30+09:00`.
package struct ClockReader {
  package struct Reading: Equatable {
    /// The number of whole seconds since midnight. 24:00 is 86,400.
    package var second: Int
    /// The offset from UTC in seconds, if there is one.
    package var offset: Int?
    /// Whether the seconds of the minute are written.
    package var hasSeconds = false
  }

  private let bytes: [UInt8]
  private var position: Int
  private let end: Int

  /// The time in a range without surrounding white space, or nil for other texts and for times that don't exist.
  package static func reading(_ bytes: [UInt8], _ range: Range<Int>) -> Reading? {
    guard (3...40).contains(range.count) else { return nil }
    var reader = ClockReader(bytes: bytes, position: range.lowerBound, end: range.upperBound)
    return reader.reading()
  }

  /// The time in a text.
  package static func reading(_ text: String) -> Reading? {
    let bytes = Array(text.utf8)
    return reading(bytes, 0..<bytes.count)
  }

  private mutating func reading() -> Reading? {
    var isAfternoon = takeMeridiem(Self.leadingMeridiems)
    guard let hour = number(1...2) else { return nil }
    var (minute, second, hasSeconds) = (0, 0, false)
    let hasMinute = take(":")
    if hasMinute {
      guard let value = number(2...2) else { return nil }
      minute = value
      hasSeconds = take(":")
      if hasSeconds {
        guard let value = number(2...2) else { return nil }
        second = value
        if take(".") || take(",") { guard number(1...9) != nil else { return nil } }
      }
    }
    skipSpace()
    if isAfternoon == nil { isAfternoon = takeMeridiem(Self.trailingMeridiems) }
    // A number alone isn't a time.
    guard hasMinute || isAfternoon != nil, minute < 60, second <= 60 else { return nil }
    skipSpace()
    let offset = zoneOffset()
    guard position == end else { return nil }
    guard isAfternoon == nil || hour <= 12 else { return nil }
    let hours = isAfternoon.map { hour % 12 + ($0 ? 12 : 0) } ?? hour
    guard hours < 24 || (hours == 24 && minute == 0 && second == 0) else { return nil }
    // A leap second is the last second of its minute.
    return Reading(second: hours * 3600 + minute * 60 + min(second, 59), offset: offset, hasSeconds: hasSeconds)
  }

  private static let leadingMeridiems: [(word: [UInt8], isAfternoon: Bool)] = [
    ("오전", false), ("오후", true), ("午前", false), ("午後", true), ("上午", false), ("下午", true),
  ].map { (Array($0.0.utf8), $0.1) }

  private static let trailingMeridiems: [(word: [UInt8], isAfternoon: Bool)] = [
    ("am", false), ("pm", true), ("a.m.", false), ("p.m.", true),
  ].map { (Array($0.0.utf8), $0.1) }

  /// The words before a time that say whether it is before noon.
  static let leadingWords = leadingMeridiems.map(\.word)

  private mutating func takeMeridiem(_ words: [(word: [UInt8], isAfternoon: Bool)]) -> Bool? {
    guard position < end, bytes[position] > 0x40 else { return nil }
    for (word, isAfternoon) in words where takeWord(word) {
      skipSpace()
      return isAfternoon
    }
    return nil
  }

  /// Takes a word in lower case, whatever the case of the text.
  private mutating func takeWord(_ word: [UInt8]) -> Bool {
    guard end - position >= word.count else { return false }
    for (index, byte) in word.enumerated() {
      let found = bytes[position + index]
      guard found == byte || ((0x61...0x7A).contains(byte) && found == byte - 0x20) else { return false }
    }
    position += word.count
    return true
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < end, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() { while take(" ") {} }

  private mutating func number(_ digits: ClosedRange<Int>) -> Int? {
    var (value, count) = (0, 0)
    while position < end, bytes[position] &- 0x30 < 10, count < digits.upperBound {
      value = value * 10 + Int(bytes[position] &- 0x30)
      position += 1
      count += 1
    }
    return digits.contains(count) ? value : nil
  }

  /// The offset at the end: `Z`, `UTC`, `+09:00`, `+0900`, `-05`, `UTC+9`. Nil, and nothing is taken, for anything
  /// else.
  private mutating func zoneOffset() -> Int? {
    if takeWord(Array("z".utf8)) { return 0 }
    let isUTC = takeWord(Array("utc".utf8)) || takeWord(Array("gmt".utf8))
    let isNegative = position < end && bytes[position] == UInt8(ascii: "-")
    guard isNegative || (position < end && bytes[position] == UInt8(ascii: "+")) else { return isUTC ? 0 : nil }
    let offset = ZoneOffset.seconds(bytes, position..<end)
    if offset != nil { position = end }
    return offset
  }
}
