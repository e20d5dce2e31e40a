/// Collects the unknown keys of a document while it is read. Most of them are misspelt.
final class UnknownKeys {
  /// A note for each unknown key with its path, at most `limit`. Each key is reported once.
  private(set) var notes: [Note] = []
  private var noted: Set<String> = []

  private static let limit = 8

  /// Notes the unknown keys of the object at a path, except keys for other programs, which begin with `_` or `$`.
  func note(_ keys: [String], known: [String], path: String) {
    for key in keys where !known.contains(key) && !key.hasPrefix("_") && !key.hasPrefix("$") {
      guard notes.count < Self.limit, noted.insert(key).inserted, let nearest = known.nearest(to: key) else { continue }
      notes.append(
        Note(.ignored, at: path, "\(String.quoted(key)) is an unknown key; the most similar is '\(nearest)'"))
    }
  }
}
