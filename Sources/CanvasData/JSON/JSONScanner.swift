/// Reads JSON according to RFC 8259. Errors give the line and column.
///
/// Stricter than most parsers in two ways: a duplicate key in an object is an error, and so is a number that doesn't
/// fit a `Double`.
struct JSONScanner {
  // Deeper than any table or document, and shallow enough for the stack.
  private static let depthLimit = 512

  private let bytes: [UInt8]
  private(set) var position: Int
  /// The member of the outermost object whose lists and objects are checked but not kept.
  private let emptied: String?
  private var isEmptying = false
  /// Whether `NaN` and `Infinity`, as Python writes them, are null rather than an error.
  private let readsNaN: Bool

  init(bytes: [UInt8], position: Int, emptying emptied: String? = nil, readsNaN: Bool = false) {
    self.readsNaN = readsNaN
    self.bytes = bytes
    self.position = position
    self.emptied = emptied
  }

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func error(at offset: Int, found: String, allowed: String) -> DataError {
    .text(in: bytes, at: offset, found: found, allowed: allowed)
  }

  func unexpected(_ allowed: String) -> DataError {
    guard position < bytes.count else {
      return error(at: position, found: "the end of the file", allowed: allowed)
    }
    let character = String(decoding: bytes[position...].prefix(4), as: UTF8.self).unicodeScalars.prefix(1)
    return error(at: position, found: DataError.quoted(String(character)), allowed: allowed)
  }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Throws unless only white space is left.
  mutating func end() throws(DataError) {
    skipSpace()
    guard next == nil else { throw unexpected("the end of the file") }
  }

  /// The next value, at a depth in lists and objects.
  mutating func value(depth: Int) throws(DataError) -> JSONValue {
    skipSpace()
    let start = position
    guard depth < Self.depthLimit else {
      throw error(at: position, found: "lists inside lists", allowed: "at most \(Self.depthLimit) levels")
    }
    switch next {
    case UInt8(ascii: "["): return JSONValue(.list(try list(depth: depth)), at: start)
    case UInt8(ascii: "{"): return JSONValue(.object(try object(depth: depth)), at: start)
    case UInt8(ascii: "\""): return JSONValue(.string(try string()), at: start)
    case UInt8(ascii: "-") where !(readsNaN && bytes[position...].starts(with: "-Infinity".utf8)):
      return JSONValue(.number(try number()), at: start)
    case let byte? where isDigit(byte): return JSONValue(.number(try number()), at: start)
    default:
      let words: [(String, JSONValue.Content)] = [("true", .bool(true)), ("false", .bool(false)), ("null", .null)]
      for (word, content) in words where bytes[position...].starts(with: word.utf8) {
        position += word.utf8.count
        return JSONValue(content, at: start)
      }
      for word in ["NaN", "Infinity", "-Infinity"] where readsNaN && bytes[position...].starts(with: word.utf8) {
        position += word.utf8.count
        return JSONValue(.null, at: start)
      }
      throw unexpected("a JSON value")
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
    // A few keys are compared one by one, many through a set, so the cost stays linear.
    var keys: Set<String> = []
    position += 1
    skipSpace()
    if take("}") { return members }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
      let start = position
      let key = try string()
      let isKnown = members.count < 8 ? members.contains { $0.key == key } : keys.contains(key)
      guard !isKnown else {
        throw error(at: start, found: "\(DataError.quoted(key)) again", allowed: "each key once in an object")
      }
      skipSpace()
      guard take(":") else { throw unexpected("':'") }
      if depth == 0, key == emptied { isEmptying = true }
      let value = try self.value(depth: depth + 1)
      if depth == 0 { isEmptying = false }
      if !isEmptying { members.append(JSONValue.Member(key: key, value: value, end: position)) }
      if members.count == 8 { keys = Set(members.map(\.key)) } else if members.count > 8 { keys.insert(key) }
      skipSpace()
      if take("}") { return members }
      guard take(",") else { throw unexpected("',' or '}'") }
    }
  }

  private mutating func string() throws(DataError) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    // The text between two escapes is copied in one piece.
    var pieceStart = position
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        let last = bytes[pieceStart..<position - 1]
        return text.isEmpty ? String(decoding: last, as: UTF8.self) : String(decoding: text + last, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += bytes[pieceStart..<position]
        text += try escape()
        pieceStart = position
      case 0..<0x20:
        throw unexpected("an escape instead of a control character, such as \\n")
      default: position += 1
      }
    }
    throw error(at: start, found: "a string without an end", allowed: "a closing quote")
  }

  /// The UTF-8 of the character that an escape represents.
  private mutating func escape() throws(DataError) -> [UInt8] {
    let start = position
    position += 1
    guard let letter = next, "\"\\/bfnrtu".utf8.contains(letter) else {
      throw error(
        at: start, found: "an unknown escape", allowed: "\\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u with 4 digits")
    }
    position += 1
    switch letter {
    case UInt8(ascii: "u"): break
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    default: return [letter]
    }
    var value = try hexDigits(of: start)
    if (0xD800..<0xDC00).contains(value), take("\\"), take("u") {
      let low = try hexDigits(of: start)
      if (0xDC00..<0xE000).contains(low) { value = 0x10000 + ((value - 0xD800) << 10) + (low - 0xDC00) }
    }
    guard let scalar = Unicode.Scalar(UInt32(value)), let encoded = UTF8.encode(scalar) else {
      throw error(at: start, found: "half of a surrogate pair", allowed: "both halves, such as \\ud83c\\udf79")
    }
    return Array(encoded)
  }

  private mutating func hexDigits(of escapeStart: Int) throws(DataError) -> Int {
    let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.utf8.first != UInt8(ascii: "+"), let unit = Int(digits, radix: 16), unit >= 0
    else { throw error(at: escapeStart, found: "an unknown escape", allowed: "\\u with 4 hexadecimal digits") }
    position += 4
    return unit
  }

  /// A number as written in the text.
  private mutating func number() throws(DataError) -> String {
    let start = position
    let isWellFormed = skipNumber()
    // The caller checks the text after a complete number, but `01` and `1.x` are invalid numbers.
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
