/// Reads dates that aren't in ISO 8601, word by word.
///
/// Up to three numbers are the date, with the name of a month among them or not. Numbers with colons are the time of
/// day. Other words are ignored before the first number, such as a weekday.
struct LooseDateReader {
  private var cursor: ByteCursor
  private var numbers: [Int] = []
  private var month: Int?
  private var clock: [Int] = []
  private var milliseconds = 0
  private var isAfternoon: Bool?
  private var offset: Int?

  static func time(of bytes: [UInt8], zone: ClockZone) -> Double? {
    var reader = LooseDateReader(cursor: ByteCursor(bytes))
    while !reader.cursor.isAtEnd {
      guard reader.readToken() else { return nil }
    }
    return reader.time(zone)
  }

  private init(cursor: ByteCursor) { self.cursor = cursor }

  private mutating func readToken() -> Bool {
    guard let next = cursor.next else { return false }
    switch next {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return readNumber()
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): return readWord()
    case UInt8(ascii: "("): return skipComment()
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      guard !clock.isEmpty || offset != nil else {
        cursor.skip()
        return true
      }
      offset = cursor.offset()
      return offset != nil
    default:
      // A character beyond ASCII is no date's.
      cursor.skip()
      return next < 0x80
    }
  }

  private mutating func skipComment() -> Bool {
    while let next = cursor.next {
      cursor.skip()
      if next == UInt8(ascii: ")") { break }
    }
    return true
  }

  private mutating func readNumber() -> Bool {
    let (value, count) = cursor.digits()
    guard count <= 6 else { return false }
    if cursor.next == UInt8(ascii: ":"), clock.count < 2 { return readClock(value) }
    guard numbers.count < 3 else { return false }
    numbers.append(value)
    return true
  }

  private mutating func readClock(_ hours: Int) -> Bool {
    guard clock.isEmpty else { return false }
    clock = [hours]
    while clock.count < 3, cursor.take(":") {
      let (value, count) = cursor.digits()
      guard count > 0 else { return false }
      clock.append(value)
    }
    if clock.count == 3, cursor.take(".") { milliseconds = cursor.fraction() }
    guard let next = cursor.next else { return true }
    return next == 0x20 || next &- 9 < 5 || "zZ+-".utf8.contains(next)
  }

  private mutating func readWord() -> Bool {
    let word = cursor.word()
    let start = String(word.prefix(3))
    if let index = Self.months.firstIndex(of: start) {
      month = index + 1
    } else if word == "am" || word == "pm" {
      return readHalf(isAfternoon: word == "pm")
    } else if ["z", "ut", "utc", "gmt"].contains(word) {
      offset = 0
    } else if let hours = Self.zones[word] {
      offset = hours * 3600
    } else {
      // Weekdays and other words are allowed before numbers alone, and not directly before them.
      let isBeforeDigit = cursor.next.map { $0 &- 0x30 < 10 } ?? false
      return numbers.isEmpty && clock.isEmpty && !isBeforeDigit
    }
    return true
  }

  /// A half of the day belongs to a time, or to the hour that is the last number.
  private mutating func readHalf(isAfternoon: Bool) -> Bool {
    guard !clock.isEmpty else { return false }
    self.isAfternoon = isAfternoon
    return true
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  private static let zones = [
    "est": -5, "edt": -4, "cst": -6, "cdt": -5, "mst": -7, "mdt": -6, "pst": -8, "pdt": -7,
  ]

  private func time(_ zone: ClockZone) -> Double? {
    guard let (year, month, day) = date, (1...12).contains(month), (1...31).contains(day), let seconds else {
      return nil
    }
    let time = ZonedTime.milliseconds(
      year: year, month: month, day: day, seconds: seconds, milliseconds: milliseconds,
      zone: offset == nil ? zone : .utc)
    return time - Double(offset ?? 0) * 1000
  }

  private var date: (year: Int, month: Int, day: Int)? {
    guard let first = numbers.first else { return nil }
    let second = numbers.count > 1 ? numbers[1] : nil
    let third = numbers.count > 2 ? numbers[2] : nil
    if let month { return named(month, first, second) }
    guard let second else { return isDay(first) ? (2001, first, 1) : (Self.fullYear(first), 1, 1) }
    guard let third else { return isDay(first) ? (2001, first, second) : (Self.fullYear(first), second, 1) }
    return isDay(first) ? (Self.fullYear(third), first, second) : (Self.fullYear(first), second, third)
  }

  /// A date with the name of a month: a day and a year in any order, or one of them alone.
  private func named(_ month: Int, _ first: Int, _ second: Int?) -> (Int, Int, Int) {
    guard let second else { return isDay(first) ? (2001, month, first) : (Self.fullYear(first), month, 1) }
    return isDay(first) ? (Self.fullYear(second), month, first) : (Self.fullYear(first), month, second)
  }

  private func isDay(_ number: Int) -> Bool { (1...31).contains(number) }

  private static func fullYear(_ year: Int) -> Int { year < 50 ? 2000 + year : year < 100 ? 1900 + year : year }

  /// The seconds of the day, or nil if there is no such time.
  private var seconds: Int? {
    var hours = clock.first ?? 0
    let minutes = clock.count > 1 ? clock[1] : 0
    let seconds = clock.count > 2 ? clock[2] : 0
    if let isAfternoon {
      guard (1...12).contains(hours) else { return nil }
      hours = hours % 12 + (isAfternoon ? 12 : 0)
    }
    guard hours < 24 && minutes < 60 && seconds < 60 || hours == 24 && minutes == 0 && seconds == 0 else { return nil }
    return hours * 3600 + minutes * 60 + seconds
  }
}
