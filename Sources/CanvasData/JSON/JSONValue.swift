/// A value of a JSON text, with the byte that it begins at.
package struct JSONValue: Sendable {
  package enum Content: Sendable {
    case null
    case bool(Bool)
    /// As it is written, so that whole numbers keep all their digits.
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
  }

  package var content: Content

  /// Where the value begins in the bytes that it was scanned from.
  package var offset: Int

  /// The one value of a text, in UTF-8 with or without a byte order mark, or in UTF-16 with one.
  ///
  /// Anything that RFC 8259 does not allow is an error with line and column; so are a key that stands twice in an
  /// object and numbers that a `Double` can't hold.
  ///
  /// - Parameter emptied: A member of the outermost object whose lists and objects are checked but not kept, which need
  ///   many times the memory of their text; a key that stands twice in one of these objects is no error then.
  package init(json bytes: [UInt8], emptying emptied: String? = nil) throws(DataError) {
    let text = try DecodedText.utf8(bytes)
    var scanner = JSONScanner(bytes: text, position: TextPosition.startOfText(in: text), emptying: emptied)
    self = try scanner.value(depth: 0)
    try scanner.end()
  }

  init(_ content: Content, at offset: Int) {
    self.content = content
    self.offset = offset
  }

  /// The value as an error shows it.
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
