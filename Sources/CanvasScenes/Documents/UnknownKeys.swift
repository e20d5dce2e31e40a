internal import CanvasData

/// Keys of a document that its model does not know, gathered while it is read: most often they are misspelt.
final class UnknownKeys {
  /// A sentence for each, with its path: at most `limit`, and each key once, wherever it stands.
  private(set) var notes: [String] = []
  private var noted: Set<String> = []

  private static let limit = 8

  /// Where a decoder keeps it.
  static let infoKey = CodingUserInfoKey(rawValue: "unknown keys")

  /// Notes those keys of the object at a path that are not known. One that begins with `_` or `$` is meant for other
  /// programs.
  func note(_ keys: [String], known: [String], path: String) {
    for key in keys where !known.contains(key) && !key.hasPrefix("_") && !key.hasPrefix("$") {
      guard notes.count < Self.limit, noted.insert(key).inserted, let nearest = known.nearest(to: key) else { continue }
      let place = path.isEmpty ? "" : path + ": "
      notes.append("\(place)\(String.quoted(key)) is no key that is known here; the nearest is '\(nearest)'")
    }
  }
}

/// A key of any name.
struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
