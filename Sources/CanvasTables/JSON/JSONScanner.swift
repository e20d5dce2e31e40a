internal import CanvasMath

/// Reads JSON according to RFC 8259. Errors give the line and column.
///
/// Stricter than most parsers in two ways: a duplicate key in an object is an error, and so is a number that doesn't
/// fit a `Double`.
struct JSONScanner {
  // Deeper than any table or document, and shallow enough for the stack.
  static let depthLimit = 512
  // Larger objects grow.
  private static let reserveLimit = 16

  let bytes: [UInt8]
  var position: Int
  private(set) var known = KnownKeys()
  /// The number of members of the last object, which the next one probably has too.
  private(set) var memberCount = 0
  /// Whether the lists with a specification's data are read as rows.
  private(set) var takesRows = false
  /// The rows, by the byte at which their list begins.
  var rows: [Int: JSONRows] = [:]
  /// The member of the outermost object whose lists and objects are checked but not kept.
  private(set) var emptied: String?
  private(set) var isEmptying = false
  /// Whether `NaN` and `Infinity`, as Python writes them, are null rather than an error.
  private(set) var readsNaN = false

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func error(at offset: Int, found: String, allowed: String) -> DataError {
    .text(in: bytes, at: offset, found: found, allowed: allowed)
  }

  func unexpected(_ allowed: String) -> DataError {
    guard position < bytes.count else { return error(at: position, found: "the end of the file", allowed: allowed) }
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
  mutating func value(depth: Int, role: JSONRows.Role = .none) throws(DataError) -> JSONValue {
    skipSpace()
    let start = position
    guard depth < Self.depthLimit else {
      throw error(at: position, found: "lists inside lists", allowed: "at most \(Self.depthLimit) levels")
    }
    switch next {
    case UInt8(ascii: "["):
      if role.isList, try rows(depth: depth, role: role) { return JSONValue(.list([]), at: start) }
      return JSONValue(.list(try list(depth: depth)), at: start)
    case UInt8(ascii: "{"): return JSONValue(.object(try object(depth: depth, role: role)), at: start)
    case UInt8(ascii: "\""): return JSONValue(.string(try string()), at: start)
    case UInt8(ascii: "-") where !(readsNaN && isWord("-Infinity")):
      return JSONValue(.number(try number()), at: start)
    case let byte? where isDigit(byte): return JSONValue(.number(try number()), at: start)
    default: return JSONValue(try word(), at: start)
    }
  }

  /// The value of a word, such as `true`.
  private mutating func word() throws(DataError) -> JSONValue.Content {
    if takeWord("true") { return .bool(true) }
    if takeWord("false") { return .bool(false) }
    if takeWord("null") { return .null }
    if readsNaN, takeWord("NaN") || takeWord("Infinity") || takeWord("-Infinity") { return .null }
    throw unexpected("a JSON value")
  }

  private mutating func takeWord(_ word: StaticString) -> Bool {
    guard isWord(word) else { return false }
    position += word.utf8CodeUnitCount
    return true
  }

  private func isWord(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { unsafe bytes[position...].starts(with: $0) }
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

  /// The members of an object.
  mutating func object(depth: Int, role: JSONRows.Role = .none) throws(DataError) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    var keys = ObjectKeys()
    position += 1
    skipSpace()
    if take("}") { return members }
    members.reserveCapacity(memberCount)
    defer { memberCount = min(members.count, Self.reserveLimit) }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
      let start = position
      let (key, index) = try key()
      guard isEmptying || keys.insert(key, index, members) else {
        throw error(at: start, found: "\(DataError.quoted(key)) again", allowed: "each key once in an object")
      }
      skipSpace()
      guard take(":") else { throw unexpected("':'") }
      if depth == 0, key == emptied { isEmptying = true }
      let value = try self.value(depth: depth + 1, role: takesRows ? role.inside(key, depth: depth) : .none)
      if depth == 0 { isEmptying = false }
      if !isEmptying { members.append(JSONValue.Member(key: key, value: value, end: position)) }
      skipSpace()
      if take("}") { return members }
      guard take(",") else { throw unexpected("',' or '}'") }
    }
  }

  /// The next key, and its index in the known keys if it is one of them.
  private mutating func key() throws(DataError) -> (text: String, index: Int?) {
    let start = position + 1
    if let index = takeKnownKey() { return (known.keys[index].text, index) }
    let text = try string()
    let count = position - 1 - start
    // An escape is longer than its character.
    guard text.utf8.count == count else { return (text, nil) }
    return (text, known.add(text, at: start, count: count, in: bytes))
  }

  /// Reads the next key, whose quote is at the position, if it is a known one.
  mutating func takeKnownKey() -> Int? {
    guard let index = known.index(at: position + 1, in: bytes) else { return nil }
    position += known.keys[index].count + 2
    return index
  }

  mutating func string() throws(DataError) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    // The text between two escapes is copied in one piece.
    var pieceStart = position
    while true {
      skipPlainText()
      switch next {
      case UInt8(ascii: "\""):
        position += 1
        let last = bytes[pieceStart..<position - 1]
        return text.isEmpty ? String(decoding: last, as: UTF8.self) : String(decoding: text + last, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += bytes[pieceStart..<position]
        text += try escape()
        pieceStart = position
      case nil: throw error(at: start, found: "a string without an end", allowed: "a closing quote")
      default: throw unexpected("an escape instead of a control character, such as \\n")
      }
    }
  }

  /// Goes to the next byte of a string that is a quote, a backslash or a control character.
  private mutating func skipPlainText() {
    var index = position
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      index += 1
    }
    position = index
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
    let (isWellFormed, short) = skipNumber()
    // The caller checks the text after a complete number, but `01` and `1.x` are invalid numbers.
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isWellFormed, short.value != nil { return text }
    guard isWellFormed, let value = DecimalNumber.value(text[...]) else {
      throw error(at: start, found: DataError.quoted(text), allowed: "a JSON number such as 0.5, -2 or 1e6")
    }
    guard value.isFinite else {
      throw error(at: start, found: DataError.quoted(text), allowed: DecimalNumber.allowedSize)
    }
    return text
  }

  /// Skips a number, which is well formed if it is a valid one. It has no short value if it has so many digits that it
  /// must be read as a text.
  mutating func skipNumber() -> (isWellFormed: Bool, short: ShortDecimal) {
    var short = ShortDecimal()
    short.isNegative = take("-")
    let leadingZero = take("0")
    let moreDigits = skipDigits(of: &short, isFraction: false)
    guard leadingZero ? moreDigits == 0 : moreDigits > 0 else { return (false, short) }
    if take("."), skipDigits(of: &short, isFraction: true) == 0 { return (false, short) }
    if take("e") || take("E") {
      let isNegative = !take("+") && take("-")
      let start = position
      while let byte = next, isDigit(byte) {
        short.addToExponent(byte &- 0x30)
        position += 1
      }
      if isNegative { short.negateExponent() }
      return (position > start, short)
    }
    return (true, short)
  }

  @inline(__always)
  private mutating func skipDigits(of short: inout ShortDecimal, isFraction: Bool) -> Int {
    var index = position
    while index < bytes.count, isDigit(bytes[index]) {
      short.add(bytes[index] &- 0x30, isFraction: isFraction)
      index += 1
    }
    defer { position = index }
    return index - position
  }

  func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}

/// The keys of an object so far, which finds those that stand twice.
private struct ObjectKeys {
  /// A bit for each known key.
  private var known: UInt64 = 0
  /// Whether all keys are known ones. Known keys are in ASCII, so different ones are never equal.
  private var areKnown = true
  private var texts: Set<String> = []

  /// Adds the key after those of the members. Returns false if it is one of them.
  mutating func insert(_ key: String, _ index: Int?, _ members: [JSONValue.Member]) -> Bool {
    if areKnown, let index {
      let bit: UInt64 = 1 << UInt64(index)
      defer { known |= bit }
      return known & bit == 0
    }
    areKnown = false
    // A few keys are compared one by one, many through a set, so the cost stays linear.
    guard members.count >= 8 else { return !members.contains { $0.key == key } }
    if texts.isEmpty { texts = Set(members.map(\.key)) }
    return texts.insert(key).inserted
  }
}
