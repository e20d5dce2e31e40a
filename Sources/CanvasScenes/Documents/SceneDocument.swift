public import CanvasNotes
internal import CanvasTables

/// A model that can be saved as a JSON object. Its key `kind` names the model, and `version` the format.
///
///     let game = try Solitaire(json: bytes)
///     let saved = try game.json()
///
/// Reading validates the document, so a value is never in a state that no game can reach. Unknown keys are ignored and
/// not saved again; `init(json:notes:)` reports them.
public protocol SceneDocument: Codable, Sendable, Hashable {
  /// The value of the key `kind`.
  static var kind: String { get }
}

extension SceneDocument {
  /// The format's version. Only this one is read and written.
  static var version: Int { 1 }

  /// Reads a document from the bytes of a JSON file, in UTF-8 with or without a byte order mark, or in UTF-16
  /// with one. A duplicate key in an object is an error.
  public init(json bytes: [UInt8]) throws(SceneDocumentError) {
    var notes: [Note] = []
    try self.init(json: bytes, notes: &notes)
  }

  /// Reads a document like `init(json:)` and reports unknown keys.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - notes: Receives a note for each unknown key, at most eight, with the most similar known key. Keys that begin
  ///     with `_` or `$` are for other programs and are not reported.
  public init(json bytes: [UInt8], notes: inout [Note]) throws(SceneDocumentError) {
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
      // Each member throws an error with its own message. Only errors of the decoder itself are left.
      throw .value(path: "", found: "unreadable JSON", allowed: "an object of kind \"\(Self.kind)\"")
    }
  }

  /// Returns the document as JSON with sorted keys. Equal documents give equal bytes.
  public func json() throws -> [UInt8] { try JSONValueEncoder.bytes(of: self) }
}

/// The keys of every document.
private enum HeaderKey: String, CodingKey, CaseIterable {
  case kind, version
}

extension SceneDocument {
  /// Checks the kind and version, and returns the other members.
  static func members<Key: CodingKey & CaseIterable>(
    of decoder: any Decoder, keyedBy: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    let header = try decoder.object(
      keyedBy: HeaderKey.self, allowed: "an object of kind '\(kind)'", others: Key.allCases.map(\.stringValue))
    let found = try header.member(.kind, as: String.self, allowed: "expected '\(kind)'")
    guard found == kind else { throw header.failure(.kind, found: .quoted(found), allowed: "expected '\(kind)'") }
    let foundVersion = try header.member(.version, as: Int.self, allowed: "expected \(version)")
    guard foundVersion == version else {
      throw header.failure(.version, found: "\(foundVersion)", allowed: "expected \(version)")
    }
    return try decoder.container(keyedBy: Key.self)
  }

  /// Writes the kind and version, and returns the container for the other members.
  static func members<Key: CodingKey>(
    to encoder: any Encoder, keyedBy: Key.Type
  ) throws -> KeyedEncodingContainer<Key> {
    var header = encoder.container(keyedBy: HeaderKey.self)
    try header.encode(kind, forKey: .kind)
    try header.encode(version, forKey: .version)
    return encoder.container(keyedBy: Key.self)
  }
}
