import CanvasMath

/// Reads values from a text, byte by byte: numbers, names and functions, with white space and commas between them.
struct ValueScanner {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  /// The next byte, or nil at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }
  var isAtEnd: Bool { offset >= bytes.count }

  mutating func skipSpace() { while let byte = next, Self.isSpace(byte) { offset += 1 } }

  /// Skips white space and at most one comma.
  mutating func skipSeparator() {
    skipSpace()
    if take(",") { skipSpace() }
  }

  /// Takes a character if it is next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let byte = next, byte == UInt8(truncatingIfNeeded: character.value) else { return false }
    offset += 1
    return true
  }

  /// Takes a name of letters, digits, hyphens and underscores; nil if there is none.
  mutating func name() -> String? { text(while: Self.isNamed) }

  /// Takes the unit behind a number; nil if there is none. It is letters alone: a sign begins the next number.
  mutating func unit() -> String? { text(while: Self.isLetter) }

  /// Takes the four characters of a font's feature or axis; nil if there are fewer.
  mutating func tag() -> String? {
    guard offset + 4 <= bytes.count, bytes[offset..<offset + 4].allSatisfy({ Self.isNamed($0) }) else { return nil }
    offset += 4
    return String(decoding: bytes[offset - 4..<offset], as: UTF8.self)
  }

  /// Takes everything before a character, or up to the end.
  mutating func text(before character: Unicode.Scalar) -> String {
    text { $0 != UInt8(truncatingIfNeeded: character.value) } ?? ""
  }

  /// Takes the bytes for which a condition holds; nil if there are none.
  private mutating func text(while isTaken: (UInt8) -> Bool) -> String? {
    let start = offset
    while let byte = next, isTaken(byte) { offset += 1 }
    return offset > start ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
  }

  /// The number of lines that end after an offset, up to here.
  func lineCount(from start: Int) -> Int32 { bytes[start..<offset].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) } }

  /// The rest of the text.
  mutating func rest() -> String {
    defer { offset = bytes.count }
    return String(decoding: bytes[offset...], as: UTF8.self)
  }

  /// Takes a finite number; nil if there is none, and nothing is taken.
  mutating func number() -> Double? {
    let start = offset
    // An e without digits is a unit, such as em.
    guard let short = ShortDecimal(in: bytes, at: &offset),
      let value = short.value ?? Double(String(decoding: bytes[start..<offset], as: UTF8.self)), value.isFinite
    else {
      offset = start
      return nil
    }
    return value
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 &- 0x61 < 26 && byte >= 0x41 }

  private static func isNamed(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte &- 0x30 < 10 || byte == 0x2D || byte == 0x5F || byte >= 0x80
  }

  /// The values of a list; nil if there is anything else in it.
  static func list<Value>(_ text: String, _ value: (inout ValueScanner) -> Value?) -> [Value]? {
    var scanner = ValueScanner(text)
    var values: [Value] = []
    scanner.skipSpace()
    while !scanner.isAtEnd {
      guard let value = value(&scanner) else { return nil }
      values.append(value)
      scanner.skipSeparator()
    }
    return values
  }

  /// The numbers of a list; nil if there is anything else in it.
  static func numbers(_ text: String) -> [Double]? { list(text) { $0.number() } }

  /// A number alone in a text, or nil.
  static func number(_ text: String) -> Double? {
    var scanner = ValueScanner(text.trimmed)
    guard let number = scanner.number(), scanner.isAtEnd else { return nil }
    return number
  }

  /// A number or a percentage, as a fraction of 1; nil for anything else.
  static func fraction(_ text: String) -> Double? {
    var scanner = ValueScanner(text.trimmed)
    guard let number = scanner.number() else { return nil }
    if scanner.take("%") { return scanner.isAtEnd ? number / 100 : nil }
    return scanner.isAtEnd ? number : nil
  }

  /// The id in `url(#id)`, and what follows it; nil for anything else. Quotes around the address are left out.
  static func reference(_ text: String) -> (id: String, rest: String)? {
    var scanner = ValueScanner(text.trimmed)
    guard scanner.name() == "url", scanner.take("(") else { return nil }
    let inside = scanner.text(before: ")").trimmed
    guard scanner.take(")") else { return nil }
    let address = inside.filter { $0 != "\"" && $0 != "'" }.trimmed
    guard address.first == "#" else { return ("", scanner.rest().trimmed) }
    return (String(address.dropFirst()), scanner.rest().trimmed)
  }
}
