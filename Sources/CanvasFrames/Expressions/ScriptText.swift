/// JavaScript's rules for texts, which are lists of UTF-16 code units.
enum ScriptText {
  /// The text without spaces and line ends around.
  static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !isSpace($0) }),
      let last = scalars.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(scalars[first...last])
  }

  /// Whether a scalar is white space or a line end for `trim` and `\s`.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 9...13, 32, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF: true
    default: false
    }
  }

  /// The text of code units. Half a surrogate pair becomes U+FFFD.
  static func text(_ units: some Collection<UInt16>) -> String { String(decoding: units, as: UTF16.self) }

  /// Whether two texts have the same code units.
  static func areEqual(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }

  /// Whether a text is before another by UTF-16 code units. They differ from the order of bytes in UTF-8 only for
  /// characters beyond U+D7FF.
  static func isBefore(_ a: String, _ b: String) -> Bool {
    var (a, b) = (a, b)
    return a.withUTF8 { a in b.withUTF8 { b in isBefore(a, b) } }
  }

  private static func isBefore(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let (own, other) = zip(a, b).first(where: { $0 != $1 }) else { return a.count < b.count }
    return rank(own) < rank(other)
  }

  /// Surrogates, the code units of characters that begin with 0xF0 or more, are below U+E000, whose characters begin
  /// with 0xEE and 0xEF.
  private static func rank(_ byte: UInt8) -> Int {
    byte == 0xEE || byte == 0xEF ? Int(byte) + 0x100 : Int(byte)
  }

  /// The place of the first occurrence of units at a place or after, or nil.
  static func place(of part: [UInt16], in units: [UInt16], from start: Int = 0) -> Int? {
    guard start >= 0, part.count <= units.count - start else { return nil }
    return (start...(units.count - part.count)).first { units[$0..<($0 + part.count)].elementsEqual(part) }
  }

  /// The place of the last occurrence of units, or nil.
  static func lastPlace(of part: [UInt16], in units: [UInt16]) -> Int? {
    guard part.count <= units.count else { return nil }
    return (0...(units.count - part.count)).last { units[$0..<($0 + part.count)].elementsEqual(part) }
  }
}
