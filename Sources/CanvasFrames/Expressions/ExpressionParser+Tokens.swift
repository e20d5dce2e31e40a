extension ExpressionParser {
  /// Skips spaces and line ends.
  mutating func skipSpace() {
    while index < bytes.count {
      if bytes[index] <= 32 {
        index += 1
      } else if bytes[index...].starts(with: [0xC2, 0xA0]) {
        index += 2
      } else {
        return
      }
    }
  }

  /// Takes a sign and the spaces after it. False if another one follows.
  mutating func take(_ sign: Character) -> Bool {
    guard index < bytes.count, bytes[index] == sign.asciiValue else { return false }
    index += 1
    skipSpace()
    return true
  }

  /// A name: letters, digits, `$` and `_`, not with a digit first. All characters beyond ASCII are letters.
  mutating func identifier() -> String? {
    let start = index
    while index < bytes.count, Self.isNamePart(bytes[index], isFirst: index == start) { index += 1 }
    guard index > start else { return nil }
    defer { skipSpace() }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isNamePart(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"), 128...255:
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): !isFirst
    default: false
    }
  }

  /// A number: decimal, with a point and an exponent, or with `0x`, `0o` or `0b`.
  mutating func number() throws(ExpressionError) -> Double {
    let start = index
    var isExponent = false
    while index < bytes.count {
      let byte = bytes[index]
      let isSign = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      guard Self.isNamePart(byte, isFirst: false) || byte == UInt8(ascii: ".") || (isSign && isExponent) else { break }
      isExponent = byte | 0x20 == UInt8(ascii: "e") && !bytes[start...].starts(with: "0x".utf8)
      index += 1
    }
    let number = ScriptNumber.number(String(decoding: bytes[start..<index], as: UTF8.self))
    guard !number.isNaN else {
      index = start
      throw error("a number such as 12, 0.5, 1e3 or 0xFF is allowed")
    }
    skipSpace()
    return number
  }

  /// A text in quotes.
  mutating func text() throws(ExpressionError) -> String {
    let start = index
    let quote = bytes[index]
    var units: [UInt8] = []
    var pairs = EscapedUnits()
    index += 1
    while index < bytes.count, bytes[index] != quote {
      guard bytes[index] == UInt8(ascii: "\\") else {
        guard bytes[index] != 10 else { break }
        pairs.flush(into: &units)
        units.append(bytes[index])
        index += 1
        continue
      }
      index += 1
      try escape(&units, &pairs)
    }
    guard index < bytes.count, bytes[index] == quote else {
      index = start
      throw error("the text must end with the quote that it begins with, in the same line")
    }
    pairs.flush(into: &units)
    index += 1
    skipSpace()
    return String(decoding: units, as: UTF8.self)
  }

  /// Reads what follows a backslash.
  private mutating func escape(_ units: inout [UInt8], _ pairs: inout EscapedUnits) throws(ExpressionError) {
    guard index < bytes.count else { return }
    let byte = bytes[index]
    index += 1
    let plain: UInt8? =
      switch byte {
      case UInt8(ascii: "n"): 10
      case UInt8(ascii: "t"): 9
      case UInt8(ascii: "r"): 13
      case UInt8(ascii: "b"): 8
      case UInt8(ascii: "f"): 12
      case UInt8(ascii: "v"): 11
      case UInt8(ascii: "0"): 0
      default: nil
      }
    switch byte {
    case UInt8(ascii: "u"): pairs.append(try hexadecimal(count: 4))
    case UInt8(ascii: "x"): pairs.append(try hexadecimal(count: 2))
    // A line may be continued.
    case 10: break
    default:
      pairs.flush(into: &units)
      units.append(plain ?? byte)
    }
  }

  private mutating func hexadecimal(count: Int) throws(ExpressionError) -> UInt16 {
    let digits = bytes[index...].prefix(count)
    let number = ScriptNumber.digits(digits, radix: 16)
    guard digits.count == count, let unit = UInt16(exactly: number) else {
      throw error("\(count) hexadecimal digits must follow")
    }
    index += count
    return unit
  }

  /// A regular expression between slashes, with flags.
  mutating func pattern() throws(ExpressionError) -> TextPattern {
    let start = index
    var isInClass = false
    index += 1
    while index < bytes.count, bytes[index] != 10, isInClass || bytes[index] != UInt8(ascii: "/") {
      switch bytes[index] {
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "\\"): index += 1
      default: break
      }
      index += 1
    }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "/") else {
      index = start
      throw error("the regular expression must end with `/`")
    }
    let source = String(decoding: bytes[(start + 1)..<index], as: UTF8.self)
    index += 1
    let flags = identifier() ?? ""
    do { return try TextPattern(source, flags: flags) } catch {
      index = start
      throw self.error(error.reason)
    }
  }

  /// The number of characters before a byte.
  func characters(before place: Int) -> Int { String(decoding: bytes.prefix(place), as: UTF8.self).count }

  /// An error at the present place.
  func error(_ allowed: String) -> ExpressionError {
    let rest = String(decoding: bytes[min(index, bytes.count)...].prefix(120), as: UTF8.self)
    let found = rest.isEmpty ? "the end" : "`\(rest.prefix(20))`"
    return ExpressionError(offset: characters(before: index), found: found, allowed: allowed)
  }

  /// The error of an expression with too many levels.
  var tooDeep: ExpressionError { error("an expression has at most \(Expression.depthLimit) levels") }
}

/// Code units of escapes that follow each other: two may be one character.
private struct EscapedUnits {
  private var units: [UInt16] = []

  mutating func append(_ unit: UInt16) { units.append(unit) }

  mutating func flush(into bytes: inout [UInt8]) {
    guard !units.isEmpty else { return }
    bytes += Array(ScriptText.text(units).utf8)
    units = []
  }
}
