/// A value in a document. Errors have its path, what was found there, and what is allowed.
struct DocumentValue {
  /// The value, or nil if it is missing.
  let value: JSONValue?
  /// The path in JavaScript's notation, such as `columns[3].up`; empty for the whole document.
  let path: String
  /// The keys that no model knows, in this document.
  let unknown: UnknownKeys

  /// The value, or nil if it is missing or null.
  var ifGiven: DocumentValue? {
    if case .null? = value?.content { nil } else { value == nil ? nil : self }
  }

  /// The elements of a list, or nil for another value.
  var elements: [DocumentValue]? {
    value?.elements?.enumerated().map { DocumentValue(value: $1, path: "\(path)[\($0)]", unknown: unknown) }
  }

  /// The whole number in a type, or nil for another value. 1e3 and 1.0 are whole numbers too.
  func integer<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) -> Number? {
    guard case .number(let text)? = value?.content else { return nil }
    return Number(text) ?? Double(text).flatMap { Number(exactly: $0) }
  }

  /// The members of an object. Keys that are not among these are noted.
  func object(_ keys: [String], allowed: String) throws(SceneDocumentError) -> DocumentMembers {
    guard case .object(let members)? = value?.content else { throw failure(allowed: allowed) }
    unknown.note(members.map(\.key), known: keys, path: path)
    let values = Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    return DocumentMembers(values: values, path: path, unknown: unknown)
  }

  func text(allowed: String) throws(SceneDocumentError) -> String {
    guard let text = value?.string else { throw failure(allowed: allowed) }
    return text
  }

  func flag() throws(SceneDocumentError) -> Bool {
    guard case .bool(let flag)? = value?.content else { throw failure(allowed: "true or false") }
    return flag
  }

  func whole<Number: FixedWidthInteger>(in range: ClosedRange<Number>) throws(SceneDocumentError) -> Number {
    let allowed = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    guard let number = integer(Number.self) else { throw failure(allowed: allowed) }
    guard range.contains(number) else { throw failure(found: "\(number)", allowed: allowed) }
    return number
  }

  func list<Element>(
    allowed: String, _ read: (DocumentValue) throws(SceneDocumentError) -> Element
  ) throws(SceneDocumentError) -> [Element] {
    guard let elements else { throw failure(allowed: allowed) }
    return try elements.map(read)
  }

  /// An error for the value, or for a part of it.
  func failure(_ rest: String = "", found: String? = nil, allowed: String) -> SceneDocumentError {
    .value(path: path + rest, found: found ?? value?.shown ?? "missing", allowed: allowed)
  }
}

/// The members of an object in a document.
struct DocumentMembers {
  let values: [String: JSONValue]
  let path: String
  let unknown: UnknownKeys

  subscript(key: String) -> DocumentValue {
    DocumentValue(value: values[key], path: path.isEmpty ? key : "\(path).\(key)", unknown: unknown)
  }
}
