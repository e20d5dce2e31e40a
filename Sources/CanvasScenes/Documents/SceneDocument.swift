/// A model that can be saved as a JSON object. Its key `kind` names the model, and `version` the format.
///
///     let game = try Solitaire(json: bytes)
///     let saved = try game.json()
///
/// Reading validates the document, so a value is never in a state that no game can reach. Unknown keys are ignored and
/// not saved again; `init(json:notes:)` reports them.
public protocol SceneDocument: Sendable, Hashable {
  /// The value of the key `kind`.
  static var kind: String { get }

  /// Reads a document like `init(json:)` and reports unknown keys.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - notes: Receives a note for each unknown key, at most eight, with the most similar known key. Keys that begin
  ///     with `_` or `$` are for other programs and are not reported.
  init(json bytes: [UInt8], notes: inout [Note]) throws(SceneDocumentError)

  /// Returns the document as JSON with sorted keys. Equal documents give equal bytes.
  func json() throws -> [UInt8]
}

extension SceneDocument {
  /// Reads a document from the bytes of a JSON file, in UTF-8 with or without a byte order mark, or in UTF-16
  /// with one. A duplicate key in an object is an error.
  public init(json bytes: [UInt8]) throws(SceneDocumentError) {
    var notes: [Note] = []
    try self.init(json: bytes, notes: &notes)
  }
}

/// A document by its members, besides the kind and the version.
protocol StoredScene: SceneDocument {
  static var keys: [String] { get }
  /// Reads and checks the members.
  init(stored members: DocumentMembers) throws(SceneDocumentError)
  var stored: [String: JSONTree] { get }
}

extension StoredScene {
  /// The format's version. Only this one is read and written.
  private static var version: Int { 1 }

  public init(json bytes: [UInt8], notes: inout [Note]) throws(SceneDocumentError) {
    let value: JSONValue
    do { value = try JSONValue(json: bytes) } catch { throw SceneDocumentError(error) }
    let unknown = UnknownKeys()
    let members = try DocumentValue(value: value, path: "", unknown: unknown)
      .object(["kind", "version"] + Self.keys, allowed: "an object of kind '\(Self.kind)'")
    let kind = try members["kind"].text(allowed: "expected '\(Self.kind)'")
    guard kind == Self.kind else {
      throw members["kind"].failure(found: .quoted(kind), allowed: "expected '\(Self.kind)'")
    }
    let version = members["version"].integer(Int.self)
    guard version == Self.version else {
      throw members["version"].failure(found: version.map(String.init), allowed: "expected \(Self.version)")
    }
    try self.init(stored: members)
    notes += unknown.notes
  }

  public func json() throws -> [UInt8] {
    let header: [String: JSONTree] = ["kind": .text(Self.kind), "version": .number(Double(Self.version))]
    return try JSONTree.object(stored.merging(header) { $1 }).bytes()
  }
}
