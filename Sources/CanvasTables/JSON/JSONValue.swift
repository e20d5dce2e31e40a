/// A value of a JSON text, with its byte offset.
package struct JSONValue: Sendable {
  package enum Content: Sendable {
    case null
    case bool(Bool)
    /// The number as written, so that integers keep all their digits.
    case number(String)
    case string(String)
    case list([JSONValue])
    case object([Member])
  }

  package struct Member: Sendable {
    package var key: String
    package var value: JSONValue
    /// The byte after the value.
    package var end: Int

    /// A member with the byte after its value.
    package init(key: String, value: JSONValue, end: Int) { (self.key, self.value, self.end) = (key, value, end) }
  }

  package var content: Content

  /// The byte offset of the value in the scanned text.
  package var offset: Int

  /// Reads the single value of a text, in UTF-8 with or without a byte order mark, or in UTF-16 with one.
  ///
  /// Anything that RFC 8259 doesn't allow is an error with a line and column. So are duplicate keys in an object, and
  /// numbers that don't fit a `Double`.
  ///
  /// - Parameter emptied: A member of the outermost object whose lists and objects are checked but not kept, because
  ///   they need many times the memory of their text. Duplicate keys inside them aren't detected.
  package init(json bytes: [UInt8], emptying emptied: String? = nil) throws(DataError) {
    let text = try DecodedText.utf8(bytes)
    var scanner = JSONScanner(bytes: text, position: TextPosition.startOfText(in: text), emptied: emptied)
    self = try scanner.value(depth: 0)
    try scanner.end()
  }

  /// Reads the value of a specification of charts, and its data as rows.
  ///
  /// Lists that begin with an object and are `values` in `data`, or members of the outermost `datasets`, are empty, and
  /// their rows are apart.
  ///
  /// - Returns: The value, and by the byte offset of such a list its rows.
  package static func withRows(json bytes: [UInt8]) throws(DataError) -> (value: JSONValue, rows: [Int: JSONRows]) {
    try withRows(json: bytes, role: .none)
  }

  /// Reads the rows of a list that begins with an object. If it is anything else, reads its value.
  package static func rowsOrValue(json bytes: [UInt8]) throws(DataError) -> (rows: JSONRows?, value: JSONValue) {
    let (value, rows) = try withRows(json: bytes, role: .values)
    return (rows[value.offset], value)
  }

  /// The bytes of the value that a text begins with, whatever follows. Nil if it begins with none.
  package static func first(in bytes: [UInt8]) -> [UInt8]? {
    var scanner = JSONScanner(bytes: bytes, position: 0)
    guard (try? scanner.value(depth: 0)) != nil else { return nil }
    return Array(bytes[..<scanner.position])
  }

  private static func withRows(
    json bytes: [UInt8], role: JSONRows.Role
  ) throws(DataError) -> (value: JSONValue, rows: [Int: JSONRows]) {
    let text = try DecodedText.utf8(bytes)
    var scanner = JSONScanner(bytes: text, position: TextPosition.startOfText(in: text), takesRows: role == .none)
    let value = try scanner.value(depth: 0, role: role)
    try scanner.end()
    return (value, scanner.rows)
  }

  /// A value with its byte offset.
  package init(_ content: Content, at offset: Int) {
    self.content = content
    self.offset = offset
  }

  /// The text of a string, or nil for another value.
  package var string: String? { if case .string(let text) = content { text } else { nil } }

  /// The elements of a list, or nil for another value.
  package var elements: [JSONValue]? { if case .list(let values) = content { values } else { nil } }

  /// The members of an object, or nil.
  package var members: [Member]? { if case .object(let members) = content { members } else { nil } }

  /// A member of an object by its key, or nil if there is none.
  package subscript(key: String) -> JSONValue? {
    if case .object(let members) = content { members.first { $0.key == key }?.value } else { nil }
  }

  /// The value in the form for error messages.
  package var shown: String {
    switch content {
    case .null: "null"
    case .bool(let flag): String(flag)
    case .number(let text): Double(text).map { DecimalDigits($0).shortest } ?? text
    case .string(let text): DataError.quoted(text)
    case .list: "a list"
    case .object: "an object"
    }
  }
}
