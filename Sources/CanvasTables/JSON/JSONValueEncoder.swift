/// Encodes `Encodable` values as JSON text.
package struct JSONValueEncoder: Encoder {
  /// The text of a value in UTF-8: a line for each member and element, two spaces for each depth, and the members in the
  /// alphabetical order of their keys. The same value gives the same bytes.
  ///
  /// - Throws: `EncodingError` for a number that is not finite, and what the value throws.
  package static func bytes(of value: some Encodable) throws -> [UInt8] {
    let encoder = JSONValueEncoder(Place(), path: [])
    try value.encode(to: encoder)
    var bytes: [UInt8] = []
    encoder.place.write(to: &bytes, depth: 0)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// A value of the text, which a container fills.
  fileprivate final class Place {
    enum Content {
      /// Text that needs no more work.
      case scalar(String)
      case string(String)
      case list([Place])
      case object([String: Place])
    }

    var content = Content.object([:])
  }

  fileprivate let place: Place
  package let codingPath: [any CodingKey]
  package var userInfo: [CodingUserInfoKey: Any] { [:] }

  fileprivate init(_ place: Place, path: [any CodingKey]) {
    self.place = place
    codingPath = path
  }

  package func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .object = place.content {} else { place.content = .object([:]) }
    return KeyedEncodingContainer(Members(encoder: self))
  }

  package func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .list = place.content {} else { place.content = .list([]) }
    return Elements(encoder: self)
  }

  package func singleValueContainer() -> any SingleValueEncodingContainer { self }

  fileprivate func member(_ key: any CodingKey) -> JSONValueEncoder {
    let member = Place()
    if case .object(var members) = place.content {
      place.content = .scalar("null")
      members[key.stringValue] = member
      place.content = .object(members)
    }
    return JSONValueEncoder(member, path: codingPath + [key])
  }

  fileprivate func element() -> JSONValueEncoder {
    let element = Place()
    if case .list(var elements) = place.content {
      place.content = .scalar("null")
      elements.append(element)
      place.content = .list(elements)
    }
    return JSONValueEncoder(element, path: codingPath)
  }
}

extension JSONValueEncoder: SingleValueEncodingContainer {
  package func encodeNil() { place.content = .scalar("null") }
  package func encode(_ value: Bool) { place.content = .scalar(String(value)) }
  package func encode(_ value: String) { place.content = .string(value) }

  package func encode(_ value: Double) throws {
    guard value.isFinite else {
      throw EncodingError.invalidValue(
        value, EncodingError.Context(codingPath: codingPath, debugDescription: "\(value) can't be a number of JSON"))
    }
    let text = "\(value)"
    place.content = .scalar(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  package func encode(_ value: Float) throws { try encode(Double(value)) }
  package func encode(_ value: some FixedWidthInteger & Encodable) { place.content = .scalar(String(value)) }
  package func encode(_ value: some Encodable) throws { try value.encode(to: self) }
}

/// The members of an object.
private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: JSONValueEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil(forKey key: Key) { encoder.member(key).encodeNil() }
  func encode(_ value: some Encodable, forKey key: Key) throws { try value.encode(to: encoder.member(key)) }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested>
  {
    encoder.member(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.member(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder.member(SuperKey()) }
  func superEncoder(forKey key: Key) -> any Encoder { encoder.member(key) }

  private struct SuperKey: CodingKey {
    var stringValue: String { "super" }
    var intValue: Int? { nil }
    init() {}
    init?(stringValue: String) { nil }
    init?(intValue: Int) { nil }
  }
}

/// The elements of a list.
private struct Elements: UnkeyedEncodingContainer {
  let encoder: JSONValueEncoder
  private(set) var count = 0
  var codingPath: [any CodingKey] { encoder.codingPath }

  init(encoder: JSONValueEncoder) { self.encoder = encoder }

  mutating func encodeNil() { next().encodeNil() }
  mutating func encode(_ value: some Encodable) throws { try value.encode(to: next()) }

  mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { next().unkeyedContainer() }
  mutating func superEncoder() -> any Encoder { next() }

  private mutating func next() -> JSONValueEncoder {
    count += 1
    return encoder.element()
  }
}

extension JSONValueEncoder.Place {
  func write(to bytes: inout [UInt8], depth: Int) {
    switch content {
    case .scalar(let text): bytes += text.utf8
    case .string(let text): Self.write(text, to: &bytes)
    case .list(let elements):
      Self.write(elements, between: "[]", to: &bytes, depth: depth) { $0.write(to: &$1, depth: depth + 1) }
    case .object(let members):
      Self.write(members.sorted { $0.key < $1.key }, between: "{}", to: &bytes, depth: depth) { member, bytes in
        Self.write(member.key, to: &bytes)
        bytes += " : ".utf8
        member.value.write(to: &bytes, depth: depth + 1)
      }
    }
  }

  // Without values there is an empty line between the brackets.
  private static func write<Value>(
    _ values: [Value], between brackets: String, to bytes: inout [UInt8], depth: Int,
    _ write: (Value, inout [UInt8]) -> Void
  ) {
    let indent = [UInt8(ascii: "\n")] + Array(repeating: UInt8(ascii: " "), count: 2 * depth)
    bytes += brackets.utf8.prefix(1)
    for (i, value) in values.enumerated() {
      if i > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += indent + "  ".utf8
      write(value, &bytes)
    }
    if values.isEmpty { bytes.append(UInt8(ascii: "\n")) }
    bytes += indent + brackets.utf8.suffix(1)
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x08: bytes += "\\b".utf8
      case 0x09: bytes += "\\t".utf8
      case 0x0A: bytes += "\\n".utf8
      case 0x0C: bytes += "\\f".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0..<0x20: bytes += ((byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16)).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
