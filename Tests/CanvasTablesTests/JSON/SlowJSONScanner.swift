import CanvasTables

/// Reads JSON byte by byte and simply, as the reference for the fast scanner: the same values, offsets and errors.
struct SlowJSONScanner {
  private let bytes: [UInt8]
  private var position: Int
  private let emptied: String?
  private var isEmptying = false

  /// The value of a text, as `JSONValue(json:emptying:)` reads it.
  static func value(_ json: [UInt8], emptying emptied: String? = nil) throws(DataError) -> JSONValue {
    let text = try DecodedText.utf8(json)
    var scanner = SlowJSONScanner(bytes: text, position: TextPosition.startOfText(in: text), emptied: emptied)
    let value = try scanner.value(depth: 0)
    scanner.skipSpace()
    guard scanner.next == nil else { throw scanner.unexpected("the end of the file") }
    return value
  }

  private init(bytes: [UInt8], position: Int, emptied: String?) {
    (self.bytes, self.position, self.emptied) = (bytes, position, emptied)
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func error(at offset: Int, found: String, allowed: String) -> DataError {
    .text(in: bytes, at: offset, found: found, allowed: allowed)
  }

  private func unexpected(_ allowed: String) -> DataError {
    guard position < bytes.count else { return error(at: position, found: "the end of the file", allowed: allowed) }
    let character = String(decoding: bytes[position...].prefix(4), as: UTF8.self).unicodeScalars.prefix(1)
    return error(at: position, found: DataError.quoted(String(character)), allowed: allowed)
  }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(DataError) -> JSONValue {
    skipSpace()
    let start = position
    guard depth < 512 else {
      throw error(at: position, found: "lists inside lists", allowed: "at most 512 levels")
    }
    let words: [(String, JSONValue.Content)] = [("true", .bool(true)), ("false", .bool(false)), ("null", .null)]
    for (word, content) in words where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return JSONValue(content, at: start)
    }
    switch next.map({ Character(Unicode.Scalar($0)) }) {
    case "[": return JSONValue(.list(try list(depth: depth)), at: start)
    case "{": return JSONValue(.object(try object(depth: depth)), at: start)
    case "\"": return JSONValue(.string(try string()), at: start)
    case "-", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9": return JSONValue(.number(try number()), at: start)
    default: throw unexpected("a JSON value")
    }
  }

  private mutating func list(depth: Int) throws(DataError) -> [JSONValue] {
    var values: [JSONValue] = []
    position += 1
    skipSpace()
    if take("]") { return values }
    while true {
      let value = try self.value(depth: depth + 1)
      if !isEmptying { values.append(value) }
      skipSpace()
      if take("]") { return values }
      guard take(",") else { throw unexpected("',' or ']'") }
    }
  }

  private mutating func object(depth: Int) throws(DataError) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    position += 1
    skipSpace()
    if take("}") { return members }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
      let start = position
      let key = try string()
      guard !members.contains(where: { $0.key == key }) else {
        throw error(at: start, found: "\(DataError.quoted(key)) again", allowed: "each key once in an object")
      }
      skipSpace()
      guard take(":") else { throw unexpected("':'") }
      if depth == 0, key == emptied { isEmptying = true }
      let value = try self.value(depth: depth + 1)
      if depth == 0 { isEmptying = false }
      if !isEmptying { members.append(JSONValue.Member(key: key, value: value, end: position)) }
      skipSpace()
      if take("}") { return members }
      guard take(",") else { throw unexpected("',' or '}'") }
    }
  }

  private mutating func string() throws(DataError) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape()
      case 0..<0x20: throw unexpected("an escape instead of a control character, such as \\n")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw error(at: start, found: "a string without an end", allowed: "a closing quote")
  }

  private mutating func escape() throws(DataError) -> [UInt8] {
    let start = position
    let plain: [UInt8: UInt8] = [0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 8, 0x66: 12, 0x6E: 10, 0x72: 13, 0x74: 9]
    position += 1
    if let letter = next, let byte = plain[letter] {
      position += 1
      return [byte]
    }
    guard take("u") else {
      throw error(
        at: start, found: "an unknown escape", allowed: "\\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u with 4 digits")
    }
    var value = try hexDigits(of: start)
    if (0xD800..<0xDC00).contains(value), take("\\"), take("u") {
      let low = try hexDigits(of: start)
      if (0xDC00..<0xE000).contains(low) { value = 0x10000 + ((value - 0xD800) << 10) + (low - 0xDC00) }
    }
    guard let scalar = Unicode.Scalar(UInt32(value)) else {
      throw error(at: start, found: "half of a surrogate pair", allowed: "both halves, such as \\ud83c\\udf79")
    }
    return Array(String(Character(scalar)).utf8)
  }

  private mutating func hexDigits(of start: Int) throws(DataError) -> Int {
    let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.utf8.first != UInt8(ascii: "+"), let unit = Int(digits, radix: 16), unit >= 0
    else { throw error(at: start, found: "an unknown escape", allowed: "\\u with 4 hexadecimal digits") }
    position += 4
    return unit
  }

  private mutating func number() throws(DataError) -> String {
    let start = position
    let isWellFormed = skipNumber()
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard isWellFormed, let value = DecimalNumber.value(text[...]) else {
      throw error(at: start, found: DataError.quoted(text), allowed: "a JSON number such as 0.5, -2 or 1e6")
    }
    guard value.isFinite else {
      throw error(at: start, found: DataError.quoted(text), allowed: DecimalNumber.allowedSize)
    }
    return text
  }

  private mutating func skipNumber() -> Bool {
    _ = take("-")
    let leadingZero = take("0")
    let moreDigits = skipDigits()
    guard leadingZero ? moreDigits == 0 : moreDigits > 0 else { return false }
    if take("."), skipDigits() == 0 { return false }
    guard take("e") || take("E") else { return true }
    _ = take("+") || take("-")
    return skipDigits() > 0
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
    return position - start
  }
}
