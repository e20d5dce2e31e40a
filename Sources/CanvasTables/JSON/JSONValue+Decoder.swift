internal import CanvasMath

/// Decodes `Decodable` values from scanned JSON.
///
/// Integers are read from their digits, so no digits are lost. A number with a fraction isn't an integer.
package struct JSONValueDecoder: Decoder {
  let value: JSONValue
  package let codingPath: [any CodingKey]
  package let userInfo: [CodingUserInfoKey: Any]

  package init(_ value: JSONValue, userInfo: [CodingUserInfoKey: Any] = [:]) {
    self.init(value, path: [], userInfo: userInfo)
  }

  init(_ value: JSONValue, path: [any CodingKey], userInfo: [CodingUserInfoKey: Any]) {
    self.value = value
    codingPath = path
    self.userInfo = userInfo
  }

  package func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value.content else { throw mismatch("an object") }
    return KeyedDecodingContainer(JSONMembers(members: members, codingPath: codingPath, userInfo: userInfo))
  }

  package func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let values) = value.content else { throw mismatch("a list") }
    return JSONElements(values: values, codingPath: codingPath, userInfo: userInfo)
  }

  package func singleValueContainer() -> any SingleValueDecodingContainer { self }

  private func mismatch(_ expected: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: "\(value.shown) is not \(expected)"))
  }
}

extension JSONValueDecoder: SingleValueDecodingContainer {
  package func decodeNil() -> Bool { if case .null = value.content { true } else { false } }

  package func decode(_ type: Bool.Type) throws -> Bool {
    guard case .bool(let flag) = value.content else { throw mismatch("true or false") }
    return flag
  }

  package func decode(_ type: String.Type) throws -> String {
    guard case .string(let text) = value.content else { throw mismatch("a string") }
    return text
  }

  package func decode(_ type: Double.Type) throws -> Double {
    guard case .number(let text) = value.content, let number = ShortDecimal.number(text) else {
      throw mismatch("a number")
    }
    return number
  }

  package func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }
  package func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }

  package func decode<Number: FixedWidthInteger & Decodable>(_ type: Number.Type) throws -> Number {
    guard case .number(let text) = value.content else { throw mismatch("a number") }
    // 1e3 and 1.0 are integers too.
    guard let number = Number(text) ?? Double(text).flatMap({ Number(exactly: $0) }) else {
      throw mismatch("an integer in the valid range")
    }
    return number
  }
}

/// The members of an object.
private struct JSONMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let values: [String: JSONValue]
  private let keys: [String]
  let codingPath: [any CodingKey]
  private let userInfo: [CodingUserInfoKey: Any]

  init(members: [JSONValue.Member], codingPath: [any CodingKey], userInfo: [CodingUserInfoKey: Any]) {
    self.userInfo = userInfo
    values = Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    keys = members.map(\.key)
    self.codingPath = codingPath
  }

  var allKeys: [Key] { keys.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { values[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try decoder(key).decodeNil() }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try Value(from: decoder(key))
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try decoder(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    JSONValueDecoder(JSONValue(.null, at: 0), path: codingPath, userInfo: userInfo)
  }
  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }

  private func decoder(_ key: Key) throws -> JSONValueDecoder {
    guard let value = values[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key, DecodingError.Context(codingPath: codingPath, debugDescription: "\(key.stringValue) is missing"))
    }
    return JSONValueDecoder(value, path: codingPath + [key], userInfo: userInfo)
  }
}

/// The elements of a list.
private struct JSONElements: UnkeyedDecodingContainer {
  let values: [JSONValue]
  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any]
  var currentIndex = 0

  init(values: [JSONValue], codingPath: [any CodingKey], userInfo: [CodingUserInfoKey: Any]) {
    self.values = values
    self.codingPath = codingPath
    self.userInfo = userInfo
  }

  var count: Int? { values.count }
  var isAtEnd: Bool { currentIndex >= values.count }

  mutating func decodeNil() throws -> Bool {
    guard try decoder().decodeNil() else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try next { try Value(from: $0) } }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try next { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try next { $0 } }

  private mutating func next<Value>(_ read: (JSONValueDecoder) throws -> Value) throws -> Value {
    let value = try read(decoder())
    currentIndex += 1
    return value
  }

  private func decoder() throws -> JSONValueDecoder {
    let path = codingPath + [ListIndex(currentIndex)]
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        JSONValue.self, DecodingError.Context(codingPath: path, debugDescription: "the list has no more elements"))
    }
    return JSONValueDecoder(values[currentIndex], path: path, userInfo: userInfo)
  }
}

/// An index in a list, as a coding key.
private struct ListIndex: CodingKey {
  let intValue: Int?
  let stringValue: String

  init(_ index: Int) {
    intValue = index
    stringValue = String(index)
  }

  init?(intValue: Int) { self.init(intValue) }
  init?(stringValue: String) { nil }
}

/// Any JSON value, in the form for error messages.
package struct JSONShown: Decodable {
  package let text: String

  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      text = "null"
    } else if let string = try? value.decode(String.self) {
      text = DataError.quoted(string)
    } else if let flag = try? value.decode(Bool.self) {
      text = String(flag)
    } else if let number = try? value.decode(Double.self) {
      text = DecimalDigits(number).shortest
    } else {
      text = (try? decoder.unkeyedContainer()) != nil ? "a list" : "an object"
    }
  }
}

extension [any CodingKey] {
  /// The path in JavaScript notation: `[3].value`.
  package var jsonPath: String {
    map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
  }
}
