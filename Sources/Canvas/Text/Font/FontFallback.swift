/// The faces that are searched, in order, for characters that a font doesn't have.
///
/// Faces given by a path are opened when first needed, and shared from then on.
final class FontFallback: Sendable {
  enum Entry: Sendable, Hashable {
    case face(FontFace)
    /// A file that may be missing: a file that doesn't exist or is not a font is skipped. It is not opened for
    /// characters outside the ranges, if there are any.
    case file(path: String, index: Int, ranges: [ClosedRange<UInt32>]?)
  }

  let entries: [Entry]
  /// The list whose entries are the last ones of this, and which opens their files.
  private let rest: FontFallback?
  /// Whether files without italics are opened with their letters slanted.
  let isSlanted: Bool
  // Outer nil: not opened yet. Inner nil: can't be used.
  private let opened: Locked<[FontFace??]>

  init(_ first: [Entry], before rest: FontFallback? = nil, isSlanted: Bool = false) {
    let entries = first + (rest?.entries ?? [])
    (self.entries, self.rest, self.isSlanted) = (entries, rest, rest?.isSlanted ?? isSlanted)
    opened = Locked(entries.map { if case .face(let face) = $0 { .some(.some(face)) } else { nil } })
  }

  /// The face at a position in the list; nil if its file can't be used.
  func face(at position: Int) -> FontFace? {
    if let rest, position >= entries.count - rest.entries.count {
      return rest.face(at: position - entries.count + rest.entries.count)
    }
    return opened.withLock { faces in
      if let known = faces[position] { return known }
      guard case .file(let path, let index, _) = entries[position] else { return nil }
      // A file may be in the list for several scripts.
      let same = entries.indices.first { faces[$0] != nil && entries[$0].isFile(path, index) }
      let face = same.flatMap { faces[$0] ?? nil } ?? open(path, index)
      faces[position] = .some(face)
      return face
    }
  }

  private func open(_ path: String, _ index: Int) -> FontFace? {
    guard let face = try? FontFace(bytes: FontBytes(path: path), index: index) else { return nil }
    return isSlanted ? (try? face.slanted()) ?? face : face
  }

  /// The same list, slanted.
  var slanted: FontFallback {
    let faces = entries.map { if case .face(let face) = $0 { Entry.face((try? face.slanted()) ?? face) } else { $0 } }
    return isSlanted ? self : FontFallback(faces, isSlanted: true)
  }

  /// Whether the face at a position in the list may have a grapheme cluster.
  func mayHave(_ cluster: some Sequence<Unicode.Scalar>, at position: Int) -> Bool {
    guard case .file(_, _, let ranges?) = entries[position] else { return true }
    return cluster.contains { scalar in ranges.contains { $0.contains(scalar.value) } }
  }

  /// Whether the first file of a script's package is in the list and installed.
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
  static func == (a: FontFallback, b: FontFallback) -> Bool {
    a === b || (a.isSlanted == b.isSlanted && a.entries == b.entries)
  }
  func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}

// MARK: Choosing

extension FontFallback {
  /// The face for a grapheme cluster: the first that has all of it, preferring one that suits its presentation
  /// (colour for emoji). `primary` comes first, and is used if no face has the cluster.
  ///
  /// - Parameter neighbour: A face to try before those of the list, except for emoji: that of the letters next to
  ///   punctuation.
  func face(
    for cluster: some Sequence<Unicode.Scalar>, after primary: FontFace, neighbour: @autoclosure () -> FontFace? = nil
  ) -> FontFace {
    face(showing: cluster, after: primary, neighbour: neighbour()) ?? primary
  }

  /// The same, but nil if no face has all of the cluster.
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

  /// For a grapheme cluster that no face has completely: the face that shows the longest start of it, and the number
  /// of characters of that start. If no face has even the first character, `primary` and 1.
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
  /// Whether the face can show all of a grapheme cluster: it has each visible character, or the character that it
  /// composes to with the one before it (é for e and an acute accent).
  func has(_ cluster: some Sequence<Unicode.Scalar>) -> Bool {
    var base: Unicode.Scalar?
    for scalar in cluster where !shows(scalar, after: &base) { return false }
    return true
  }

  /// The number of characters at the start of a cluster that the face can show, or 0 if these are invisible.
  func startCount(of cluster: some Sequence<Unicode.Scalar>) -> Int {
    var base: Unicode.Scalar?
    var count = 0
    for scalar in cluster {
      guard shows(scalar, after: &base) else { break }
      count += 1
    }
    return base == nil ? 0 : count
  }

  /// - Parameter base: The visible character before this one. It is set to this character, or to the composition of
  ///   both.
  @inline(__always)
  private func shows(_ scalar: Unicode.Scalar, after base: inout Unicode.Scalar?) -> Bool {
    // The cheapest check first: most fonts have most of the characters.
    if !has(scalar) {
      // Missing white space is replaced with the space.
      if scalar.mayBeInvisible, scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isWhitespace {
        return true
      }
      if let whole = base.flatMap({ CanonicalEquivalence.composed($0, scalar) }), has(whole) {
        base = whole
        return true
      }
      // The letters of a Hangul syllable stand beside each other in most fonts that lack it.
      guard !(0xAC00...0xD7A3).contains(scalar.value), let parts = CanonicalEquivalence.decomposed(scalar),
        has(parts.0), has(parts.1)
      else { return false }
    }
    base = scalar
    return true
  }
}

extension Unicode.Scalar {
  /// Whether a character is in a range with invisible characters, such as ignorable ones and white space. Below
  /// U+00AD only the space and controls are invisible. The check avoids a costly property lookup for each Hangul
  /// syllable or Chinese character.
  package var mayBeInvisible: Bool { value >= 0xAD && !(0x3165...0xFDFF).contains(value) }
}
