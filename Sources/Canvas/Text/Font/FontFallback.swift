/// The faces that are looked through, in order, for what a font doesn't have.
///
/// Those named by a path are opened when the first character asks for them, and shared from then on.
final class FontFallback: Sendable {
  enum Entry: Sendable, Hashable {
    case face(FontFace)
    /// A file that may be missing: what is not there, or is no font, is passed over. It is not opened for characters
    /// outside of the ranges, if there are any.
    case file(path: String, index: Int, ranges: [ClosedRange<UInt32>]?)
  }

  let entries: [Entry]
  // Outer nil: not opened yet; inner nil: can't be used.
  private let opened: Locked<[FontFace??]>

  init(_ entries: [Entry]) {
    self.entries = entries
    opened = Locked(entries.map { if case .face(let face) = $0 { .some(.some(face)) } else { nil } })
  }

  var count: Int { entries.count }

  /// The face at a place of the list; nil if its file can't be used.
  func face(at position: Int) -> FontFace? {
    opened.withLock { faces in
      if let known = faces[position] { return known }
      guard case .file(let path, let index, _) = entries[position] else { return nil }
      // A file may stand in the list for several scripts.
      let same = entries.indices.first { faces[$0] != nil && entries[$0].isFile(path, index) }
      let face = same.flatMap { faces[$0] ?? nil } ?? (try? FontFace(bytes: FontBytes(path: path), index: index))
      faces[position] = .some(face)
      return face
    }
  }

  /// Whether it is worth to look at a place of the list for a grapheme cluster.
  func mayHave(_ cluster: some Sequence<Unicode.Scalar>, at position: Int) -> Bool {
    guard case .file(_, _, let ranges?) = entries[position] else { return true }
    return cluster.contains { scalar in ranges.contains { $0.contains(scalar.value) } }
  }

  /// Whether the file that a script's package brings is in the list, and there.
  func hasFace(of script: ScriptFonts) -> Bool {
    guard let (path, index) = script.files.first else { return false }
    return entries.indices.contains { entries[$0].isFile(path, index) && face(at: $0) != nil }
  }
}

extension FontFallback.Entry {
  fileprivate func isFile(_ path: String, _ index: Int) -> Bool {
    guard case .file(path, index, _) = self else { return false }
    return true
  }
}

extension FontFallback: Hashable {
  static func == (a: FontFallback, b: FontFallback) -> Bool { a === b || a.entries == b.entries }
  func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}

// MARK: Choosing

extension FontFallback {
  /// The face that shows a grapheme cluster: the first that has all of it, of a kind that suits its presentation
  /// (colour for emoji) if there is one; `primary`, which comes first, where none has it.
  ///
  /// - Parameter neighbour: A face that comes before those of the list, but for emoji: that of letters beside
  ///   punctuation.
  func face(
    for cluster: some Sequence<Unicode.Scalar>, after primary: FontFace, neighbour: @autoclosure () -> FontFace? = nil
  ) -> FontFace {
    face(showing: cluster, after: primary, neighbour: neighbour()) ?? primary
  }

  /// The same; nil if no face has all of it.
  func face(
    showing cluster: some Sequence<Unicode.Scalar>, after primary: FontFace,
    neighbour: @autoclosure () -> FontFace? = nil
  ) -> FontFace? {
    let wantsColor = EmojiPresentation(of: cluster) == .emoji
    let primaryHasIt = primary.has(cluster)
    if primaryHasIt, primary.hasColor == wantsColor { return primary }
    if !wantsColor, !primaryHasIt, let neighbour = neighbour(), neighbour.has(cluster) { return neighbour }
    var second = primaryHasIt ? primary : nil
    for position in entries.indices {
      guard mayHave(cluster, at: position), let face = face(at: position), face.has(cluster) else { continue }
      if face.hasColor == wantsColor { return face }
      if second == nil { second = face }
    }
    return second
  }

  /// Of a grapheme cluster that no face has all of: the face that shows most of its start, and how many characters
  /// these are. `primary`, and one character, where none has even the first.
  func start(of cluster: some Sequence<Unicode.Scalar>, after primary: FontFace) -> (face: FontFace, count: Int) {
    let wantsColor = EmojiPresentation(of: cluster) == .emoji
    var best = (face: primary, count: primary.startCount(of: cluster))
    for position in entries.indices {
      guard mayHave(cluster, at: position), let face = face(at: position) else { continue }
      let count = face.startCount(of: cluster)
      let isBetter =
        count == best.count ? face.hasColor == wantsColor && best.face.hasColor != wantsColor : count > best.count
      if count > 0, isBetter { best = (face, count) }
    }
    return (best.face, max(best.count, 1))
  }
}

extension FontFace {
  /// Whether the face can show all of a grapheme cluster: has each character that draws something, or what it is with
  /// the one before it in one (é for e and an acute accent).
  func has(_ cluster: some Sequence<Unicode.Scalar>) -> Bool {
    var base: Unicode.Scalar?
    for scalar in cluster where !shows(scalar, after: &base) { return false }
    return true
  }

  /// How many characters of a cluster's start it can show, 0 if these draw nothing.
  func startCount(of cluster: some Sequence<Unicode.Scalar>) -> Int {
    var base: Unicode.Scalar?
    var count = 0
    for scalar in cluster {
      guard shows(scalar, after: &base) else { break }
      count += 1
    }
    return base == nil ? 0 : count
  }

  /// - Parameter base: What draws something before it; the character, or the two in one, afterwards.
  @inline(__always)
  private func shows(_ scalar: Unicode.Scalar, after base: inout Unicode.Scalar?) -> Bool {
    // First what costs least: most fonts have most of what they are asked for.
    if !has(scalar) {
      // White space that lacks is made of the space.
      if scalar.mayBeInvisible, scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isWhitespace {
        return true
      }
      if let whole = base.flatMap({ CanonicalEquivalence.composed($0, scalar) }), has(whole) {
        base = whole
        return true
      }
      guard let parts = CanonicalEquivalence.decomposed(scalar), has(parts.0), has(parts.1) else { return false }
    }
    base = scalar
    return true
  }
}

extension Unicode.Scalar {
  /// Whether a character lies where those are that draw nothing, ignorable ones and white space: below U+00AD are only
  /// the space and controls, and the looks into the tables cost much for each Hangul syllable or Chinese character.
  package var mayBeInvisible: Bool { value >= 0xAD && !(0x3165...0xFDFF).contains(value) }
}
