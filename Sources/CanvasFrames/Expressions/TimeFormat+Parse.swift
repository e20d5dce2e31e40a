extension TimeFormat {
  /// The time of a text in this format, in milliseconds since 1970, or nil if the text doesn't have the format. Parts
  /// that the format lacks are those of 1900-01-01 00:00. Days may overflow, as 31 June. Names are English.
  package func time(of text: String, zone: ClockZone) -> Double? {
    var reader = TimeTextReader(text)
    for part in parts {
      switch part {
      case .text(let literal): guard reader.rest.take(literal) else { return nil }
      case .directive(let letter, _): guard reader.read(letter) else { return nil }
      }
    }
    guard reader.rest.isEmpty else { return nil }
    return reader.time(zone: zone).flatMap { $0.isNaN ? nil : $0 }
  }
}

/// A reader of a text in a time format.
private struct TimeTextReader {
  var rest: ArraySlice<UInt8>
  private var numbers: [Character: Double] = [:]
  private var offset: Int?

  init(_ text: String) { rest = Array(text.utf8)[...] }

  /// Reads what a directive stands for. False if it isn't there.
  mutating func read(_ letter: Character) -> Bool {
    switch letter {
    case "a": return name(CalendarNames.english.shortWeekdays, "w", first: 1, count: 7)
    case "A": return name(CalendarNames.english.weekdays, "w", first: 1, count: 7)
    case "b": return name(CalendarNames.english.shortMonths, "m", first: 1, count: 12)
    case "B": return name(CalendarNames.english.months, "m", first: 1, count: 12)
    case "p": return name(["AM", "PM"], "p", first: 0, count: 2)
    case "u", "w", "q": return number(letter, width: 1)
    case "d", "e": return number("d", width: 2)
    case "H", "I": return number("H", width: 2)
    case "m", "M", "S", "U", "V", "W": return number(letter, width: 2)
    case "j": return number("d", width: 3) && set("m", 1)
    case "L": return number("L", width: 3)
    case "f": return number("L", width: 6) && set("L", ((numbers["L"] ?? 0) / 1000).rounded(.down))
    case "Y", "G": return number("y", width: 4)
    case "y", "g": return number("y", width: 2) && set("y", century(numbers["y"] ?? 0))
    case "Q", "s": return number(letter, width: .max)
    case "Z": return zone()
    case "%": return rest.take("%")
    default: return false
    }
  }

  private func century(_ year: Double) -> Double { year + (year > 68 ? 1900 : 2000) }

  private mutating func set(_ key: Character, _ number: Double) -> Bool {
    numbers[key] = number
    return true
  }

  /// Digits, and spaces before, of at most a width together.
  private mutating func number(_ key: Character, width: Int) -> Bool {
    let part = rest.prefix(width)
    let spaces = part.prefix { $0 == 32 || (9...13).contains($0) }
    let digits = part.dropFirst(spaces.count).prefix { (48...57).contains($0) }
    guard !digits.isEmpty else { return false }
    rest = rest.dropFirst(spaces.count + digits.count)
    return set(key, ScriptNumber.digits(digits, radix: 10))
  }

  /// A name, ignoring case. Its number is that of its place, within a count.
  private mutating func name(_ names: [String], _ key: Character, first: Int, count: Int) -> Bool {
    for (index, name) in names.enumerated() {
      let word = rest.prefix(name.utf8.count)
      guard word.map({ $0 | 0x20 }) == name.utf8.map({ $0 | 0x20 }) else { continue }
      rest = rest.dropFirst(word.count)
      return set(key, Double(count == 7 ? (index + first) % 7 : index + first))
    }
    return false
  }

  /// `Z`, or hours and perhaps minutes after a sign.
  private mutating func zone() -> Bool {
    offset = 0
    if rest.take("Z") { return true }
    guard let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return false }
    rest = rest.dropFirst()
    guard let hours = rest.takeDigits(2) else { return false }
    let start = rest
    _ = rest.take(":")
    let minutes = rest.takeDigits(2)
    if minutes == nil { rest = start }
    offset = (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * 60 + (minutes ?? 0))
    return true
  }

  private func integer(_ key: Character, _ standard: Int) -> Int {
    numbers[key].map(ScriptNumber.index) ?? standard
  }

  func time(zone: ClockZone) -> Double? {
    if let milliseconds = numbers["Q"] { return milliseconds }
    if let seconds = numbers["s"] { return seconds * 1000 + (numbers["L"] ?? 0) }
    guard let (year, month, day) = date() else { return nil }
    var hours = integer("H", 0)
    if let half = numbers["p"] { hours = hours % 12 + (half == 1 ? 12 : 0) }
    return ZonedTime.milliseconds(
      year: year, month: month, day: day, hours: hours, minutes: integer("M", 0) - (offset ?? 0),
      seconds: integer("S", 0), milliseconds: integer("L", 0), zone: offset == nil ? zone : .utc)
  }

  private func date() -> (year: Int, month: Int, day: Int)? {
    let year = integer("y", 1900)
    let month = integer("m", numbers["q"] == nil ? 1 : integer("q", 1) * 3 - 2)
    let newYear = ZonedTime(milliseconds: ZonedTime.milliseconds(year: year, zone: .utc), zone: .utc).weekday
    // The weekday, 0 for Sunday.
    let weekday = numbers["w"] ?? numbers["u"].map { $0.truncatingRemainder(dividingBy: 7) }
    if let week = numbers["V"] {
      guard (1...53).contains(week) else { return nil }
      let place = (integer("w", 1) + 6) % 7 + (ScriptNumber.index(week) - 1) * 7
      // Week 1 is the one with 4 January.
      return (year, 1, 4 - (newYear + 9) % 7 + place)
    }
    if numbers["W"] != nil {
      let place = (weekday.map(ScriptNumber.index) ?? 1) + 6
      return (year, 1, place % 7 + integer("W", 0) * 7 - (newYear + 5) % 7)
    }
    if numbers["U"] != nil {
      return (year, 1, (weekday.map(ScriptNumber.index) ?? 0) + integer("U", 0) * 7 - (newYear + 6) % 7)
    }
    return (year, month, integer("d", 1))
  }
}
