/// The faces that are looked through, in order, for what a font doesn't have.
///
/// Those named by a path are opened when the first character asks for them, and shared from then on.
final class FontFallback: Sendable {
  enum Entry: Sendable, Hashable {
    case face(FontFace)
    /// A file that may be missing: what is not there, or is no font, is passed over.
    case file(path: String, index: Int)
    /// Likewise, for characters of these ranges only: it isn't opened for others.
    case script(path: String, index: Int, ranges: [ClosedRange<UInt32>])
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
      let (path, index): (String, Int)
      switch entries[position] {
      case .file(let at, let number), .script(let at, let number, _): (path, index) = (at, number)
      case .face: return nil
      }
      // A file may stand in the list for several scripts.
      let same = entries.indices.first { faces[$0] != nil && entries[$0].isFile(path, index) }
      let face = same.flatMap { faces[$0] ?? nil } ?? (try? FontFace(bytes: FontBytes(path: path), index: index))
      faces[position] = .some(face)
      return face
    }
  }
}

extension FontFallback {
  /// Whether it is worth to look at a place of the list for a grapheme cluster.
  func mayHave(_ cluster: some Sequence<Unicode.Scalar>, at position: Int) -> Bool {
    guard case .script(_, _, let ranges) = entries[position] else { return true }
    return cluster.contains { scalar in ranges.contains { $0.contains(scalar.value) } }
  }
}

extension FontFallback.Entry {
  fileprivate func isFile(_ path: String, _ index: Int) -> Bool {
    switch self {
    case .face: false
    case .file(let at, let number), .script(let at, let number, _): at == path && number == index
    }
  }
}

extension FontFallback: Hashable {
  static func == (a: FontFallback, b: FontFallback) -> Bool { a === b || a.entries == b.entries }
  func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}
