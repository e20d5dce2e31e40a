/// What the nodes of one graph share: fonts, and what went wrong.
final class GraphResources {
  /// The number of nodes.
  var nodeCount = 0
  /// Finds the fonts of texts.
  let fonts = FontResolver()
  /// Remarks for the user, each once.
  private(set) var notes: [String] = []
  /// The first error.
  private(set) var failure: ViewError?

  /// The number of notes that are kept.
  private static let noteLimit = 64

  /// Adds a note, unless it is there.
  func note(_ note: String) {
    guard notes.count < Self.noteLimit, !notes.contains(note) else { return }
    notes.append(note)
  }

  /// Keeps an error, if it is the first.
  func fail(_ error: ViewError) { failure = failure ?? error }
}
