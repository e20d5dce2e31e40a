/// Reads the records of a delimited text by RFC 4180, with any of the delimiters of `Delimiter`.
///
/// Fields may be quoted; inside quotes delimiters and line ends stand for themselves and a quote is doubled. Lines end
/// with LF, CRLF or CR. Spaces belong to their field. It walks bytes and keeps ranges of them: nothing is copied before
/// a field is asked for its text.
///
/// It stays our own, because errors must name their line and column: the errors of SwiftCSV 0.10 carry a sentence and
/// no place, a quote that is never closed is no error, and each field becomes a `String` by way of its `Character`s.
package struct RecordReader {
  package struct Field {
    /// The content, without the quotes around it.
    package var content: Range<Int>
    /// Where the field begins, its opening quote included: the place to name in an error.
    package var start: Int
    package var isQuoted = false
    package var hasDoubledQuotes = false
  }

  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// As many columns as spreadsheets have.
  static let fieldLimit = 16_384

  /// More than a cell of Excel can have, which is 32 767 characters; also the number at which Python's csv module stops.
  static let fieldByteLimit = 131_072

  package let bytes: [UInt8]

  /// What stands between two fields.
  let delimiter: Delimiter
  private let separator: UInt8

  /// Where the next record begins.
  package private(set) var position: Int

  /// The fields of the record that was read last, never empty after `next()` was true.
  package private(set) var fields: [Field] = []

  /// Where that record ends: its line end, or the end of the text.
  package private(set) var recordEnd = 0

  package init(bytes: [UInt8], from start: Int, delimiter: Delimiter = .comma) {
    self.bytes = bytes
    self.delimiter = delimiter
    separator = delimiter.rawValue
    position = start
  }

  /// Reads the next record, false at the end of the text.
  package mutating func next() throws(DataError) -> Bool {
    guard position < bytes.count else { return false }
    fields.removeAll(keepingCapacity: true)
    while true {
      fields.append(try position < bytes.count && bytes[position] == Self.quote ? quotedField() : plainField())
      guard fields.count <= Self.fieldLimit else {
        throw .text(
          in: bytes, at: position, found: "more fields", allowed: "at most \(Self.fieldLimit) in a record")
      }
      guard position < bytes.count, bytes[position] == separator else { break }
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
  package var isBlank: Bool {
    guard fields.count == 1, let field = fields.first, !field.isQuoted else { return false }
    return trimmed(field.content).isEmpty
  }

  /// A field's text, doubled quotes made single.
  package func text(of field: Field) -> String {
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
  package func trimmedText(of field: Field) -> String {
    var trimmedField = field
    trimmedField.content = trimmed(field.content)
    return text(of: trimmedField)
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }

  /// The range without the spaces and tabs at its ends.
  func trimmed(_ content: Range<Int>) -> Range<Int> {
    func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    var low = content.lowerBound
    var high = content.upperBound
    while low < high, isSpace(bytes[low]) { low += 1 }
    while low < high, isSpace(bytes[high - 1]) { high -= 1 }
    return low..<high
  }

  private mutating func plainField() throws(DataError) -> Field {
    let start = position
    let end = lastEnd(ofFieldFrom: start)
    while position < end {
      let byte = bytes[position]
      if byte == separator || Self.isLineEnd(byte) { return Field(content: start..<position, start: start) }
      if byte == Self.quote {
        throw .text(
          in: bytes, at: position, found: "a quote inside a field",
          allowed: "quotes around a whole field, doubled inside of it")
      }
      position += 1
    }
    guard end == bytes.count else { throw tooLong(from: start) }
    return Field(content: start..<position, start: start)
  }

  /// Where a field must have ended: a byte beyond the limit, or the end of the text.
  private func lastEnd(ofFieldFrom start: Int) -> Int {
    // The byte that ends it, and its quotes.
    min(bytes.count, start + Self.fieldByteLimit + 3)
  }

  private func tooLong(from start: Int) -> DataError {
    .text(
      in: bytes, at: start, found: "a longer field", allowed: "at most \(Self.fieldByteLimit) bytes in a field")
  }

  private mutating func quotedField() throws(DataError) -> Field {
    let start = position
    var hasDoubledQuotes = false
    let end = lastEnd(ofFieldFrom: start)
    position += 1
    while position < end {
      if bytes[position] == Self.quote {
        guard position + 1 < bytes.count, bytes[position + 1] == Self.quote else { break }
        hasDoubledQuotes = true
        position += 1
      }
      position += 1
    }
    guard position < end || end == bytes.count else { throw tooLong(from: start) }
    guard position < bytes.count else {
      throw .text(in: bytes, at: start, found: "a quoted field without an end", allowed: "a closing quote")
    }
    let content = start + 1..<position
    position += 1
    if position < bytes.count, bytes[position] != separator, !Self.isLineEnd(bytes[position]) {
      throw .text(
        in: bytes, at: position, found: "text after a closing quote",
        allowed: "\(delimiter.name) or a line end; quotes inside of a field are doubled")
    }
    return Field(content: content, start: start, isQuoted: true, hasDoubledQuotes: hasDoubledQuotes)
  }
}
