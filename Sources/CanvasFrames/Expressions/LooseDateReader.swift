/// A reader of dates that aren't of ISO 8601, by the rules that JavaScript engines share: words before the first
/// number don't matter, months have names or numbers, text in parentheses is skipped.
struct LooseDateReader {
  private enum Token: Equatable {
    case number(Int, digits: ArraySlice<UInt8>)
    case word(String)
    case sign(UInt8)
    case space
  }

  private var tokens: [Token] = []
  private var index = 0
  private var days: [Int] = []
  private var clock: [Int] = []
  private var isClockComplete = false
  private var namedMonth: Int?
  /// 0 for AM, 12 for PM.
  private var halfDay: Int?
  /// The offset from UTC in minutes.
  private var offset: Int?
  private var hasNumber = false

  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let first = rest.first {
      let run: ArraySlice<UInt8>
      if (48...57).contains(first) {
        run = rest.prefix { (48...57).contains($0) }
        tokens.append(.number(Int(String(decoding: run, as: UTF8.self)) ?? .max, digits: run))
      } else if Self.isLetter(first) {
        run = rest.prefix(while: Self.isLetter)
        tokens.append(.word(String(decoding: run, as: UTF8.self).lowercased()))
      } else {
        run = rest.prefix(1)
        tokens.append(first <= 32 ? .space : .sign(first))
      }
      rest = rest.dropFirst(run.count)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) || byte >= 128 }

  /// The time, or nil if the text isn't one.
  func time(zone: ClockZone) -> Double? {
    var reader = self
    guard reader.readTokens(), let (year, month, day) = reader.date() else { return nil }
    var clock = reader.clock + Array(repeating: 0, count: max(0, 4 - reader.clock.count))
    if let half = reader.halfDay {
      guard (1...12).contains(clock[0]) else { return nil }
      clock[0] = clock[0] % 12 + half
    }
    guard clock[0] < 24 || clock == [24, 0, 0, 0], clock[1] < 60, clock[2] < 60 else { return nil }
    return ZonedTime.milliseconds(
      year: year, month: month, day: day, hours: clock[0], minutes: clock[1] - (reader.offset ?? 0), seconds: clock[2],
      milliseconds: clock[3], zone: reader.offset == nil ? zone : .utc)
  }

  private mutating func readTokens() -> Bool {
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      switch token {
      case .number(let number, _): guard read(number) else { return false }
      case .word(let word): guard read(word) else { return false }
      case .sign(UInt8(ascii: "(")): skipParentheses()
      case .sign(let sign): guard read(sign: sign) else { return false }
      case .space: break
      }
    }
    return true
  }

  private func isNext(_ sign: Character) -> Bool {
    index < tokens.count && tokens[index] == .sign(sign.asciiValue ?? 0)
  }

  private mutating func take(_ sign: Character) -> Bool {
    guard isNext(sign) else { return false }
    index += 1
    return true
  }

  private mutating func read(_ number: Int) -> Bool {
    hasNumber = true
    if take(":") {
      clock.append(number)
      return clock.count <= 3 && !isClockComplete
    }
    let isInClock = !clock.isEmpty && !isClockComplete && number < 60
    if isInClock, take(".") {
      guard index < tokens.count, case .number(_, let digits) = tokens[index] else { return false }
      index += 1
      clock += Array(repeating: 0, count: max(0, 2 - clock.count)) + [number, Self.milliseconds(digits)]
      clock = Array(clock.suffix(4))
      isClockComplete = true
      return true
    }
    if isInClock {
      clock.append(number)
      isClockComplete = true
      let isEnd = index >= tokens.count || tokens[index] == .space || tokens[index] == .word("z")
      return isEnd || isNext("+") || isNext("-")
    }
    days.append(number)
    _ = take("-")
    return days.count <= 3
  }

  private mutating func read(_ word: String) -> Bool {
    if word == "am" || word == "pm", !clock.isEmpty {
      halfDay = word == "pm" ? 12 : 0
    } else if let month = Self.months.firstIndex(of: String(word.prefix(3))) {
      namedMonth = month + 1
      _ = take("-")
    } else if hasNumber, let minutes = Self.zones[word] {
      offset = minutes
    } else if hasNumber {
      return false
    } else if index < tokens.count, case .number = tokens[index] {
      return false
    }
    return true
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  private static let zones = [
    "ut": 0, "utc": 0, "z": 0, "gmt": 0, "est": -300, "edt": -240, "cst": -360, "cdt": -300, "mst": -420, "mdt": -360,
    "pst": -480, "pdt": -420,
  ]

  private mutating func read(sign: UInt8) -> Bool {
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return sign != UInt8(ascii: ")") || !hasNumber }
    guard offset == 0 || !clock.isEmpty else { return !hasNumber }
    return readOffset(isNegative: sign == UInt8(ascii: "-"))
  }

  private mutating func readOffset(isNegative: Bool) -> Bool {
    guard index < tokens.count, case .number(let number, let digits) = tokens[index] else { return false }
    index += 1
    var minutes = 0
    if take(":") {
      guard index < tokens.count, case .number(let rest, _) = tokens[index] else { return false }
      index += 1
      minutes = min(number, 100) * 60 + min(rest, 100)
    } else if digits.count <= 2 {
      minutes = number * 60
    } else {
      guard digits.count <= 4 else { return false }
      minutes = number / 100 * 60 + number % 100
    }
    offset = isNegative ? -minutes : minutes
    return true
  }

  private mutating func skipParentheses() {
    var depth = 1
    while index < tokens.count, depth > 0 {
      if isNext("(") { depth += 1 }
      if isNext(")") { depth -= 1 }
      index += 1
    }
  }

  /// The year, month and day. A number that isn't there is 1. The year is first if the first number can't be a day.
  private func date() -> (year: Int, month: Int, day: Int)? {
    guard !days.isEmpty else { return nil }
    let parts = days + Array(repeating: 1, count: 3 - days.count)
    let isYearFirst = !(1...31).contains(parts[0])
    let date: (year: Int, month: Int, day: Int) =
      if let namedMonth {
        isYearFirst ? (parts[0], namedMonth, parts[1]) : (parts[1], namedMonth, parts[0])
      } else {
        isYearFirst ? (parts[0], parts[1], parts[2]) : (parts[2], parts[0], parts[1])
      }
    guard (1...12).contains(date.month), (1...31).contains(date.day), date.year < 1_000_000 else { return nil }
    let century = date.year < 50 ? 2000 : date.year < 100 ? 1900 : 0
    return (date.year + century, date.month, date.day)
  }

  /// Milliseconds of the digits after a decimal point; those after the third don't count.
  static func milliseconds(_ digits: ArraySlice<UInt8>) -> Int {
    digits.prefix(3).reduce(0) { $0 * 10 + Int($1) - 48 } * [100, 10, 1][min(max(digits.count, 1), 3) - 1]
  }
}
