/// One face of a font file, without a size: shared by all `Font` values made from it, and by all threads.
final class FontFace: Sendable {
  // In font units, positive; the rest of what a font tells is asked of the cache.
  let unitsPerEm: Double
  let ascent: Double
  let descent: Double
  let lineHeight: Double
  /// Whether it has glyphs in colours of their own: it is for emoji.
  let hasColor: Bool
  let lineDecorations: LineDecorations
  let bytes: FontBytes
  let index: Int
  #if Shaping
    /// Nil where HarfBuzz can't read the font.
    let harfBuzz: HarfBuzzFont?
  #endif
  private let cache: Locked<GlyphCache>

  init(bytes: FontBytes, index: Int) throws(FontError) {
    let freeType = try FreeTypeFace(bytes: bytes, index: index)
    unitsPerEm = freeType.unitsPerEm
    ascent = freeType.ascender
    descent = 0 - freeType.descender
    // Damaged fonts have heights of zero and less, and lines must not climb.
    let inkHeight = ascent + descent
    lineHeight = freeType.height > 0 ? freeType.height : inkHeight > 0 ? inkHeight : 1.2 * unitsPerEm
    hasColor = freeType.hasColor
    lineDecorations = freeType.lineDecorations
    #if Shaping
      harfBuzz = HarfBuzzFont(bytes: bytes, index: index)
    #endif
    self.bytes = bytes
    self.index = index
    cache = Locked(GlyphCache(freeType))
  }

  /// Whether the face has a glyph for a character.
  @inline(__always)
  func has(_ scalar: Unicode.Scalar) -> Bool {
    #if Shaping
      if let harfBuzz { return harfBuzz.has(scalar) }
    #endif
    return withGlyphs { $0.glyph(of: scalar)?.isMissing == false }
  }

  /// Runs `body` with the glyphs to itself. One call for a whole text: taking the lock costs as much as finding a glyph.
  func withGlyphs<R: Sendable>(_ body: (inout GlyphCache) -> R) -> R {
    cache.withLock(body)
  }
}

/// Two faces are the same if their bytes are: loading a file twice gives equal fonts.
extension FontFace: Hashable {
  static func == (a: FontFace, b: FontFace) -> Bool { a === b || (a.index == b.index && a.bytes == b.bytes) }

  // The bytes themselves would take a third of a millisecond.
  func hash(into hasher: inout Hasher) {
    hasher.combine(bytes.buffer.count)
    hasher.combine(index)
  }
}
