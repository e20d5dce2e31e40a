internal import CanvasData

/// A model that is kept as a JSON file: an object whose key `kind` says which model it is, and `version` which form of it.
///
///     let game = try Solitaire(json: bytes)
///     let saved = try game.json()
///
/// Reading checks everything that the model's operations keep true, so a value is never in a state that no game can
/// reach. Keys that the model does not know are ignored, and saving does not write them. `init(json:notes:)` reports
/// them.
public protocol SceneDocument: Codable, Sendable, Hashable {
  /// What the key `kind` says.
  static var kind: String { get }
}

extension SceneDocument {
  /// The form that is written, and the only one that is read.
  static var version: Int { 1 }

  /// Reads a document from the bytes of a JSON file, in UTF-8 with or without a byte order mark, or in UTF-16
  /// with one. A key that stands twice in an object is an error.
  public init(json bytes: [UInt8]) throws(SceneDocumentError) {
    var notes: [String] = []
    try self.init(json: bytes, notes: &notes)
  }

  /// Reads a document as `init(json:)` does.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - notes: Gets a sentence for each unknown key, at most eight, with the nearest known one:
  ///     `menu[0]: 'colour' is no key that is known here; the nearest is 'color'`. Keys that begin with `_` or `$` are
  ///     meant for other programs and get none.
  public init(json bytes: [UInt8], notes: inout [String]) throws(SceneDocumentError) {
    let value: JSONValue
    do { value = try JSONValue(json: bytes) } catch { throw SceneDocumentError(error) }
    let unknown = UnknownKeys()
    do {
      let info: [CodingUserInfoKey: Any] = UnknownKeys.infoKey.map { [$0: unknown] } ?? [:]
      self = try Self(from: JSONValueDecoder(value, userInfo: info))
      notes += unknown.notes
    } catch let error as SceneDocumentError {
      throw error
    } catch {
      // Every member is read with a sentence of its own; what is left is a value that the decoder itself refuses.
      throw .value(path: "", found: "unreadable JSON", allowed: "an object of kind \"\(Self.kind)\"")
    }
  }

  /// Whether the bytes look like a document of some kind, sound or not: an object with the word "kind" in it.
  package static func looksLikeDocument(_ bytes: [UInt8]) -> Bool {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    let first = text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return first == UInt8(ascii: "{") && !text.ranges(of: Array("\"kind\"".utf8)).isEmpty
  }

  /// The document as JSON, its keys in alphabetical order; the same document gives the same bytes.
  public func json() throws -> [UInt8] { try JSONValueEncoder.bytes(of: self) }
}

/// The keys that all documents have.
private enum HeaderKey: String, CodingKey, CaseIterable {
  case kind, version
}

extension SceneDocument {
  /// The members of the document, once its kind and version are those of this model.
  static func members<Key: CodingKey & CaseIterable>(
    of decoder: any Decoder, keyedBy: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    let header = try decoder.object(
      keyedBy: HeaderKey.self, allowed: "an object of kind '\(kind)'", others: Key.allCases.map(\.stringValue))
    let found = try header.member(.kind, as: String.self, allowed: "allowed is '\(kind)'")
    guard found == kind else { throw header.failure(.kind, found: .quoted(found), allowed: "allowed is '\(kind)'") }
    let foundVersion = try header.member(.version, as: Int.self, allowed: "allowed is \(version)")
    guard foundVersion == version else {
      throw header.failure(.version, found: "\(foundVersion)", allowed: "allowed is \(version)")
    }
    return try decoder.container(keyedBy: Key.self)
  }

  /// Writes kind and version and gives the container for the rest.
  static func members<Key: CodingKey>(
    to encoder: any Encoder, keyedBy: Key.Type
  ) throws -> KeyedEncodingContainer<Key> {
    var header = encoder.container(keyedBy: HeaderKey.self)
    try header.encode(kind, forKey: .kind)
    try header.encode(version, forKey: .version)
    return encoder.container(keyedBy: Key.self)
  }
}
