/// The faces that are looked through, in order, for what a font doesn't have.
///
/// Those named by a path are opened when the first character asks for them, and shared from then on.
final class FontFallback: Sendable {
  enum Entry: Sendable, Hashable {
    case face(FontFace)
    /// A file that may be missing: what is not there, or is no font, is passed over.
    case file(path: String, index: Int)
  }

  let entries: [Entry]
  // Outer nil: not opened yet; inner nil: can't be used.
  private let opened: Locked<[FontFace??]>

  init(_ entries: [Entry]) {
    self.entries = entries
    opened = Locked(entries.map { if case .face(let face) = $0 { .some(.some(face)) } else { nil } })
  }

  var count: Int { entries.count }

  /// The face at a place of the list; nil where its file can't be used.
  func face(at position: Int) -> FontFace? {
    opened.withLock { faces in
      if let known = faces[position] { return known }
      guard case .file(let path, let index) = entries[position] else { return nil }
      let face = try? FontFace(bytes: FontBytes(path: path), index: index)
      faces[position] = .some(face)
      return face
    }
  }
}

extension FontFallback: Hashable {
  static func == (a: FontFallback, b: FontFallback) -> Bool { a === b || a.entries == b.entries }
  func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}
