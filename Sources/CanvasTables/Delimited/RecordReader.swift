/// Reads the records of a delimited text according to RFC 4180, with any `Delimiter`.
///
/// Fields may be quoted. Inside quotes, delimiters and line ends are ordinary characters, and a quote is doubled. A quote
/// inside a field that doesn't begin with one is an ordinary character: `5" pipe`.
/// Lines end with LF, CRLF or CR. Spaces belong to their field. The reader keeps byte ranges and copies nothing until
/// the text of a field is requested.
///
/// A library isn't used because errors must give a line and column. SwiftCSV 0.10 reports errors without a position,
/// accepts an unclosed quote, and makes a `String` of each field from its `Character`s.
package struct RecordReader {
  package struct Field {
    /// The content, without the quotes around it.
    package var content: Range<Int>
    /// The start of the field, including its opening quote: the position in an error.
    package var start: Int
    package var isQuoted = false
    package var hasDoubledQuotes = false
  }

  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// The maximum number of columns, the same as in spreadsheets.
  static let fieldLimit = 16_384

  /// The maximum size of a field. It is larger than a cell of Excel, which has 32 767 characters, and equal to the
  /// limit of Python's csv module.
  package static let fieldByteLimit = 131_072

  package let bytes: [UInt8]

  /// The delimiter.
  let delimiter: Delimiter
  private let separator: UInt8

  /// The start of the next record.
  package private(set) var position: Int

  /// The fields of the last record, never empty after `next()` returned true.
  package private(set) var fields: [Field] = []

  /// The end of the last record: its line end, or the end of the text.
  package private(set) var recordEnd = 0

  package init(bytes: [UInt8], from start: Int, delimiter: Delimiter = .comma) {
    self.bytes = bytes
    self.delimiter = delimiter
    separator = delimiter.rawValue
    position = start
  }

  /// Reads the next record. Returns false at the end of the text.
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

  /// Whether the record is a line that is empty or has only spaces.
  package var isBlank: Bool {
    guard fields.count == 1, let field = fields.first, !field.isQuoted else { return false }
    return trimmed(field.content).isEmpty
  }

  /// Whether all fields of the record are empty or have only spaces.
  var isEmpty: Bool { fields.allSatisfy { trimmed($0.content).isEmpty } }

  /// The text of a field, with doubled quotes made single.
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

  /// The text of a field without surrounding spaces and tabs, for fields that aren't free text.
  package func trimmedText(of field: Field) -> String {
    var trimmedField = field
    trimmedField.content = trimmed(field.content)
    return text(of: trimmedField)
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }

  /// The range without tabs and spaces at its ends, of which some don't break and some have no width.
  func trimmed(_ content: Range<Int>) -> Range<Int> {
    func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    var low = content.lowerBound
    var high = content.upperBound
    while low < high, isSpace(bytes[low]) { low += 1 }
    while low < high, isSpace(bytes[high - 1]) { high -= 1 }
    guard low < high, bytes[low] >= 0x80 || bytes[high - 1] >= 0x80 else { return low..<high }
    for space in Self.otherSpaces {
      if bytes[low..<high].starts(with: space) { return trimmed((low + space.count)..<high) }
      if bytes[low..<high].suffix(space.count).elementsEqual(space) { return trimmed(low..<(high - space.count)) }
    }
    return low..<high
  }

  private static let otherSpaces = ["\u{A0}", "\u{2007}", "\u{2009}", "\u{200B}", "\u{202F}", "\u{3000}", "\u{FEFF}"]
    .map { Array($0.utf8) }

  private mutating func plainField() throws(DataError) -> Field {
    let start = position
    let end = lastEnd(ofFieldFrom: start)
    while position < end {
      let byte = bytes[position]
      if byte == separator || Self.isLineEnd(byte) { return Field(content: start..<position, start: start) }
      position += 1
    }
    guard end == bytes.count else { throw tooLong(from: start) }
    return Field(content: start..<position, start: start)
  }

  /// The last possible end of a field: the byte after the limit, or the end of the text.
  private func lastEnd(ofFieldFrom start: Int) -> Int {
    // Include the byte that ends the field, and its quotes.
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
