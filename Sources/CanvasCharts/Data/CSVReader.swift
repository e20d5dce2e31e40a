/// Reads the records of a comma-separated text by RFC 4180.
///
/// Fields may be quoted; inside quotes commas and line ends stand for themselves and a quote is doubled. Lines end with
/// LF, CRLF or CR. Spaces belong to their field. It walks bytes and keeps ranges of them: nothing is copied before a
/// field is asked for its text.
struct CSVReader {
  struct Field {
    /// The content, without the quotes around it.
    var content: Range<Int>
    /// Where the field begins, its opening quote included: the place to name in an error.
    var start: Int
    var isQuoted = false
    var hasDoubledQuotes = false
  }

  private static let comma = UInt8(ascii: ",")
  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  let bytes: [UInt8]

  /// Where the next record begins.
  private(set) var position: Int

  /// The fields of the record that was read last, never empty after `next()` was true.
  private(set) var fields: [Field] = []

  /// Where that record ends: its line end, or the end of the text.
  private(set) var recordEnd = 0

  init(bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    position = start
  }

  /// Reads the next record, false at the end of the text.
  mutating func next() throws(ChartDataError) -> Bool {
    guard position < bytes.count else { return false }
    fields.removeAll(keepingCapacity: true)
    while true {
      fields.append(try position < bytes.count && bytes[position] == Self.quote ? quotedField() : plainField())
      guard position < bytes.count, bytes[position] == Self.comma else { break }
      position += 1
    }
    recordEnd = position
    if position < bytes.count {
      let isPair =
        bytes[position] == Self.carriageReturn && position + 1 < bytes.count
        && bytes[position + 1] == Self.lineFeed
      position += isPair ? 2 : 1
    }
    return true
  }

  /// Whether the record is a line with nothing but spaces on it.
  var isBlank: Bool {
    guard fields.count == 1, let field = fields.first, !field.isQuoted else { return false }
    return trimmed(field.content).isEmpty
  }

  /// A field's text, doubled quotes made single.
  func text(of field: Field) -> String {
    guard field.hasDoubledQuotes else { return String(decoding: bytes[field.content], as: UTF8.self) }
    var unescaped: [UInt8] = []
    unescaped.reserveCapacity(field.content.count)
    var i = field.content.lowerBound
    while i < field.content.upperBound {
      unescaped.append(bytes[i])
      i += bytes[i] == Self.quote ? 2 : 1
    }
    return String(decoding: unescaped, as: UTF8.self)
  }

  /// A field's text without the spaces and tabs around it, for fields that are not free text.
  func trimmedText(of field: Field) -> String {
    var trimmedField = field
    trimmedField.content = trimmed(field.content)
    return text(of: trimmedField)
  }

  private func trimmed(_ content: Range<Int>) -> Range<Int> {
    func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    var low = content.lowerBound
    var high = content.upperBound
    while low < high, isSpace(bytes[low]) { low += 1 }
    while low < high, isSpace(bytes[high - 1]) { high -= 1 }
    return low..<high
  }

  private mutating func plainField() throws(ChartDataError) -> Field {
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte == Self.comma || byte == Self.lineFeed || byte == Self.carriageReturn { break }
      if byte == Self.quote {
        throw .text(
          in: bytes, at: position, found: "a quote inside a field",
          allowed: "quotes around a whole field, doubled inside of it")
      }
      position += 1
    }
    return Field(content: start..<position, start: start)
  }

  private mutating func quotedField() throws(ChartDataError) -> Field {
    let start = position
    var hasDoubledQuotes = false
    position += 1
    while position < bytes.count {
      if bytes[position] == Self.quote {
        guard position + 1 < bytes.count, bytes[position + 1] == Self.quote else { break }
        hasDoubledQuotes = true
        position += 1
      }
      position += 1
    }
    guard position < bytes.count else {
      throw .text(in: bytes, at: start, found: "a quoted field without an end", allowed: "a closing quote")
    }
    let content = start + 1..<position
    position += 1
    if position < bytes.count, ![Self.comma, Self.lineFeed, Self.carriageReturn].contains(bytes[position]) {
      throw .text(
        in: bytes, at: position, found: "text after a closing quote",
        allowed: "a comma or a line end; quotes inside of a field are doubled")
    }
    return Field(content: content, start: start, isQuoted: true, hasDoubledQuotes: hasDoubledQuotes)
  }
}
