/// What the nodes of one graph share: fonts, and what went wrong.
final class GraphResources {
  /// The number of nodes.
  var nodeCount = 0
  /// Finds the fonts of texts.
  let fonts = FontResolver()
  /// Remarks for the user, each once.
  private(set) var notes: [Note] = []
  /// The first error.
  private(set) var failure: ViewError?

  /// The number of notes that are kept.
  private static let noteLimit = 64

  /// Adds a note, unless it is there.
  func note(_ note: Note) { if !notes.contains(note) { notes.add(note, limit: Self.noteLimit) } }

  /// Keeps an error, if it is the first.
  func fail(_ error: ViewError) { failure = failure ?? error }
}
