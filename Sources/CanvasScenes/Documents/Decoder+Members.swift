internal import CanvasTables

extension Decoder {
  /// Returns the object at this place, with any keys. Throws an error with what was found instead.
  func openObject<Key: CodingKey>(keyedBy: Key.Type, allowed: String) throws -> KeyedDecodingContainer<Key> {
    do {
      return try container(keyedBy: Key.self)
    } catch {
      throw failure(found: try singleValueContainer().decode(JSONShown.self).text, allowed: allowed)
    }
  }

  /// Returns the object at this place. Keys that are neither of these nor in `others` are noted if the caller collects
  /// unknown keys.
  func object<Key: CodingKey & CaseIterable>(
    keyedBy: Key.Type, allowed: String, others: [String] = []
  ) throws -> KeyedDecodingContainer<Key> {
    if let infoKey = UnknownKeys.infoKey, let unknown = userInfo[infoKey] as? UnknownKeys {
      let keys = try openObject(keyedBy: AnyKey.self, allowed: allowed).allKeys.map(\.stringValue)
      unknown.note(keys, known: Key.allCases.map(\.stringValue) + others, path: codingPath.documentPath)
    }
    return try openObject(keyedBy: Key.self, allowed: allowed)
  }

  /// Returns the string at this place.
  func text(allowed: String) throws -> String {
    let value = try singleValueContainer()
    if let text = try? value.decode(String.self) { return text }
    throw failure(found: try value.decode(JSONShown.self).text, allowed: allowed)
  }

  /// An error for the value at this place.
  func failure(found: String, allowed: String) -> SceneDocumentError {
    .value(path: codingPath.documentPath, found: found, allowed: allowed)
  }
}

extension KeyedDecodingContainer {
  /// Returns the value of a key. Throws an error with what was found and what was expected.
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

  /// Returns the value of a key, or nil if it is missing or null.
  func optionalMember<Value: Decodable>(
    _ key: Key, as type: Value.Type = Value.self, allowed: String
  ) throws -> Value? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try member(key, as: Value.self, allowed: allowed)
  }

  /// Returns a whole number in a range.
  func whole(_ key: Key, in range: ClosedRange<Int>) throws -> Int {
    let allowed = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    let number = try member(key, as: Int.self, allowed: allowed)
    guard range.contains(number) else { throw failure(key, found: "\(number)", allowed: allowed) }
    return number
  }

  /// An error for a member or one of its elements.
  func failure(_ key: Key, _ rest: String = "", found: String, allowed: String) -> SceneDocumentError {
    .value(path: (codingPath + [key]).documentPath + rest, found: found, allowed: allowed)
  }
}

extension [any CodingKey] {
  /// The path in JavaScript's notation, such as `columns[3].up`.
  var documentPath: String {
    let path = jsonPath
    return path.hasPrefix(".") ? String(path.dropFirst()) : path
  }
}
