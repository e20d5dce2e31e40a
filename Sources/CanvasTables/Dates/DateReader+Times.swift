/// Dates followed by a time of day.
extension DateReader {
  /// The reading of a date with a time, such as `2026-07-01T12:00:00Z`, `7/1/2026 3:30 PM` or `2026. 7. 1. 오후 3:30`.
  /// Nil if there is no time.
  func timed(_ bytes: [UInt8], _ range: Range<Int>) -> Reading? {
    let start = range.lowerBound
    // The usual form, without a string.
    if range.count >= 16, " Tt".utf8.contains(bytes[start + 10]), bytes[start + 13] == UInt8(ascii: ":"),
      let (year, month, day) = isoDay(bytes, start)
    {
      return Self.timed(CalendarDate(year: year, month: month, day: day), bytes, start + 11..<range.upperBound)
    }
    guard (9...60).contains(range.count), let colon = bytes[range].firstIndex(of: UInt8(ascii: ":")) else { return nil }
    var clock = colon
    while clock > start, colon - clock < 2, bytes[clock - 1] &- 0x30 < 10 { clock -= 1 }
    guard clock < colon else { return nil }
    var end = clock
    func trim() { while end > start, bytes[end - 1] == 0x20 { end -= 1 } }
    trim()
    if let word = ClockReader.leadingWords.first(where: { bytes[start..<end].suffix($0.count).elementsEqual($0) }) {
      end -= word.count
      clock = end
      trim()
    }
    if end > start, "Tt,".utf8.contains(bytes[end - 1]) { end -= 1 }
    trim()
    guard end > start, end < clock, case .date(let date, .day) = reading(bytes, start..<end) else { return nil }
    return Self.timed(date, bytes, clock..<range.upperBound)
  }

  private static func timed(_ date: CalendarDate?, _ bytes: [UInt8], _ range: Range<Int>) -> Reading {
    guard let clock = ClockReader.reading(bytes, range) else { return .none }
    guard let date, let time = CalendarTime(seconds: date.dayNumber * CalendarTime.secondsInDay + clock.second) else {
      return .impossible
    }
    return .time(time, offset: clock.offset)
  }
}
