internal import CanvasData

extension Decoder {
  /// The object that stands here, or an error that says what stands here instead. Its keys may be any.
  func openObject<Key: CodingKey>(keyedBy: Key.Type, allowed: String) throws -> KeyedDecodingContainer<Key> {
    do {
      return try container(keyedBy: Key.self)
    } catch {
      throw failure(found: try singleValueContainer().decode(JSONShown.self).text, allowed: allowed)
    }
  }

  /// The object that stands here. Its keys that are neither of these nor in `others` are noted, where somebody wants to
  /// know.
  func object<Key: CodingKey & CaseIterable>(
    keyedBy: Key.Type, allowed: String, others: [String] = []
  ) throws -> KeyedDecodingContainer<Key> {
    if let infoKey = UnknownKeys.infoKey, let unknown = userInfo[infoKey] as? UnknownKeys {
      let keys = try openObject(keyedBy: AnyKey.self, allowed: allowed).allKeys.map(\.stringValue)
      unknown.note(keys, known: Key.allCases.map(\.stringValue) + others, path: codingPath.documentPath)
    }
    return try openObject(keyedBy: Key.self, allowed: allowed)
  }

  /// The text that stands here.
  func text(allowed: String) throws -> String {
    let value = try singleValueContainer()
    if let text = try? value.decode(String.self) { return text }
    throw failure(found: try value.decode(JSONShown.self).text, allowed: allowed)
  }

  /// The error of the value that stands here.
  func failure(found: String, allowed: String) -> SceneDocumentError {
    .value(path: codingPath.documentPath, found: found, allowed: allowed)
  }
}

extension KeyedDecodingContainer {
  /// The value of a key; an error says what was found there and what is allowed.
  func member<Value: Decodable>(_ key: Key, as type: Value.Type = Value.self, allowed: String) throws -> Value {
    do {
      return try decode(Value.self, forKey: key)
    } catch let error as SceneDocumentError {
      throw error
    } catch {
      let found = contains(key) ? try decode(JSONShown.self, forKey: key).text : "missing"
      throw failure(key, found: found, allowed: allowed)
    }
  }

  /// The value of a key that may be missing, or null.
  func optionalMember<Value: Decodable>(
    _ key: Key, as type: Value.Type = Value.self, allowed: String
  ) throws -> Value? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try member(key, as: Value.self, allowed: allowed)
  }

  /// A whole number in its range.
  func whole(_ key: Key, in range: ClosedRange<Int>) throws -> Int {
    let allowed = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    let number = try member(key, as: Int.self, allowed: allowed)
    guard range.contains(number) else { throw failure(key, found: "\(number)", allowed: allowed) }
    return number
  }

  /// The error of a member, or of an element of it.
  func failure(_ key: Key, _ rest: String = "", found: String, allowed: String) -> SceneDocumentError {
    .value(path: (codingPath + [key]).documentPath + rest, found: found, allowed: allowed)
  }
}

extension [any CodingKey] {
  /// `columns[3].up`: as JavaScript writes it, without the point before the first key.
  var documentPath: String {
    let path = jsonPath
    return path.hasPrefix(".") ? String(path.dropFirst()) : path
  }
}
