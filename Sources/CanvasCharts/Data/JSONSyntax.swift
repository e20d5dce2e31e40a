/// Finds where a text stops being JSON by RFC 8259, and numbers that a double cannot hold.
package struct JSONSyntax {
  /// The first error, or nil where the text from a byte on is one JSON value.
  package static func firstError(in bytes: [UInt8], from start: Int) -> ChartDataError? {
    var scanner = JSONSyntax(bytes: bytes, position: start)
    do throws(ChartDataError) {
      try scanner.value(depth: 0)
      scanner.skipSpace()
      guard scanner.next == nil else { throw scanner.unexpected("the end of the file") }
      return nil
    } catch {
      return error
    }
  }

  // As deep as the decoder goes, and no deeper than the stack allows.
  private static let depthLimit = 512

  private let bytes: [UInt8]
  private var position: Int

  private init(bytes: [UInt8], position: Int) {
    self.bytes = bytes
    self.position = position
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func error(at offset: Int, found: String, allowed: String) -> ChartDataError {
    .text(in: bytes, at: offset, found: found, allowed: allowed)
  }

  private func unexpected(_ allowed: String) -> ChartDataError {
    guard position < bytes.count else {
      return error(at: position, found: "the end of the file", allowed: allowed)
    }
    let character = String(decoding: bytes[position...].prefix(4), as: UTF8.self).unicodeScalars.prefix(1)
    return error(at: position, found: ChartDataError.quoted(String(character)), allowed: allowed)
  }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(ChartDataError) {
    skipSpace()
    guard depth < Self.depthLimit else {
      throw error(at: position, found: "lists inside lists", allowed: "at most \(Self.depthLimit) levels")
    }
    switch next {
    case UInt8(ascii: "["): try list(depth: depth)
    case UInt8(ascii: "{"): try object(depth: depth)
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "-"): try number()
    case let byte? where isDigit(byte): try number()
    default:
      for word in ["true", "false", "null"] where bytes[position...].starts(with: word.utf8) {
        position += word.utf8.count
        return
      }
      throw unexpected("a JSON value")
    }
  }

  private mutating func list(depth: Int) throws(ChartDataError) {
    position += 1
    skipSpace()
    if take("]") { return }
    while true {
      try value(depth: depth + 1)
      skipSpace()
      if take("]") { return }
      guard take(",") else { throw unexpected("',' or ']'") }
    }
  }

  private mutating func object(depth: Int) throws(ChartDataError) {
    position += 1
    skipSpace()
    if take("}") { return }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
      try string()
      skipSpace()
      guard take(":") else { throw unexpected("':'") }
      try value(depth: depth + 1)
      skipSpace()
      if take("}") { return }
      guard take(",") else { throw unexpected("',' or '}'") }
    }
  }

  private mutating func string() throws(ChartDataError) {
    let start = position
    position += 1
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return
      case UInt8(ascii: "\\"): try escape()
      case 0..<0x20:
        throw unexpected("no control characters in a string, but escapes like \\n")
      default: position += 1
      }
    }
    throw error(at: start, found: "a string without an end", allowed: "a closing quote")
  }

  private mutating func escape() throws(ChartDataError) {
    let start = position
    position += 1
    guard let letter = next, "\"\\/bfnrtu".utf8.contains(letter) else {
      throw error(
        at: start, found: "an unknown escape", allowed: "\\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u with 4 digits")
    }
    position += 1
    guard letter == UInt8(ascii: "u") else { return }
    let unit = try hexDigits(of: start)
    switch unit {
    case 0xD800..<0xDC00:
      if take("\\"), take("u"), (0xDC00..<0xE000).contains(try hexDigits(of: start)) { return }
      fallthrough
    case 0xDC00..<0xE000:
      throw error(at: start, found: "half of a surrogate pair", allowed: "both halves, as \\ud83c\\udf79")
    default: return
    }
  }

  private mutating func hexDigits(of escapeStart: Int) throws(ChartDataError) -> Int {
    let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.utf8.first != UInt8(ascii: "+"), let unit = Int(digits, radix: 16), unit >= 0
    else { throw error(at: escapeStart, found: "an unknown escape", allowed: "\\u with 4 hexadecimal digits") }
    position += 4
    return unit
  }

  private mutating func number() throws(ChartDataError) {
    let start = position
    let isWellFormed = skipNumber()
    // What stands after a complete number is looked at by the caller, but `01` and `1.x` are broken numbers.
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard isWellFormed, let value = DecimalNumber.value(text[...]) else {
      throw error(at: start, found: ChartDataError.quoted(text), allowed: "a number as JSON writes it: 0.5, -2, 1e6")
    }
    let hasDigit = text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }.contains {
      isDigit($0) && $0 != UInt8(ascii: "0")
    }
    guard value.isFinite, value != 0 || !hasDigit else {
      throw error(
        at: start, found: ChartDataError.quoted(text),
        allowed: value.isFinite ? "0, or a number from 5e-324 up" : DecimalNumber.allowedSize)
    }
  }

  private mutating func skipNumber() -> Bool {
    _ = take("-")
    let leadingZero = take("0")
    let moreDigits = skipDigits()
    guard leadingZero ? moreDigits == 0 : moreDigits > 0 else { return false }
    if take("."), skipDigits() == 0 { return false }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      return skipDigits() > 0
    }
    return true
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = next, isDigit(byte) { position += 1 }
    return position - start
  }

  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
