/// One face of a font file, without a size. It is shared by all `Font` values made from it, and by all threads.
package final class FontFace: Sendable {
  // In font units, positive. Other properties are read from the cache.
  package let unitsPerEm: Double
  package let ascent: Double
  package let descent: Double
  let lineHeight: Double
  /// The bytes of the file, for shaping.
  package let bytes: FontBytes
  /// The index of the face in the file.
  package let index: Int
  /// Whether glyphs may be coloured.
  package let hasColor: Bool
  /// Whether some glyphs have colours that aren't drawn. See `GlyphOutline.lacksColors`.
  let lacksColors: Bool
  /// The axes; empty if the font is not variable.
  package let axes: [FontAxis]
  let instances: [FontInstance]
  /// The position on each axis, in the axes' order and ranges.
  package let coordinates: [Double]
  /// How far letters lean to the right, in parts of their height: 0 unless the face stands for one with italics.
  package let shear: Double
  let lineDecorations: LineDecorations
  #if Full || Shaping
    /// Nil if HarfBuzz can't read the font.
    let harfBuzz: HarfBuzzFont?
  #endif
  private let cache: Locked<GlyphCache>
  /// The cached masks of drawn letters.
  let masks = Locked(GlyphMaskCache())

  /// - Parameter coordinates: The positions on the axes, in their order; nil uses the defaults.
  init(bytes: FontBytes, index: Int, coordinates: [Double]? = nil, shear: Double = 0) throws(FontError) {
    let freeType = try FreeTypeFace(bytes: bytes, index: index)
    hasColor = freeType.hasColor
    lacksColors = !freeType.uncoloredGlyphs.isEmpty
    (axes, instances) = freeType.variations()
    self.coordinates = coordinates ?? axes.map(\.defaultValue)
    if let coordinates, !coordinates.isEmpty { try freeType.move(to: coordinates) }
    let metrics = freeType.lineMetrics
    unitsPerEm = metrics.unitsPerEm
    ascent = metrics.ascender
    descent = 0 - metrics.descender
    // Damaged fonts have heights of zero or less, but each line must be below the previous one.
    let inkHeight = ascent + descent
    lineHeight = metrics.height > 0 ? metrics.height : inkHeight > 0 ? inkHeight : 1.2 * unitsPerEm
    lineDecorations = freeType.lineDecorations
    #if Full || Shaping
      let variations = zip(axes, self.coordinates).map { (tag: $0.tagNumber, value: Float($1)) }
      harfBuzz = HarfBuzzFont(
        bytes: bytes, index: index, variations: coordinates == nil ? [] : variations, shear: shear)
    #endif
    self.bytes = bytes
    self.index = index
    self.shear = shear
    cache = Locked(GlyphCache(freeType, unitsPerEm: unitsPerEm, shear: shear))
  }

  /// The same face at another position on its axes.
  func moved(to coordinates: [Double]) throws(FontError) -> FontFace {
    try FontFace(bytes: bytes, index: index, coordinates: coordinates, shear: shear)
  }

  /// The same face, slanted if its letters are upright, by as much as fontconfig and Cairo do.
  func slanted() throws(FontError) -> FontFace {
    guard look.slant == .upright, !hasColor else { return self }
    return try FontFace(bytes: bytes, index: index, coordinates: axes.isEmpty ? nil : coordinates, shear: 0.2)
  }

  /// The family's name, or an empty text.
  package var familyName: String { withGlyphs { $0.freeType.familyName } ?? "" }

  /// How the face looks at its position on its axes.
  package var look: FontLook {
    var look = withGlyphs { $0.freeType.look }
    for (axis, value) in zip(axes, coordinates) {
      switch axis.tag {
      case "wght": look.weight = value
      case "wdth": look.width = value
      case "slnt" where value != 0: (look.slant, look.italicAngle) = (.oblique, value)
      case "ital" where value > 0: look.slant = .italic
      default: break
      }
    }
    if shear != 0 { (look.slant, look.italicAngle) = (.oblique, -11.3) }
    return look
  }

  /// Points per font unit; 0 at a size that draws nothing.
  func scale(at size: Double) -> Double { size > 0 && size.isFinite ? size / unitsPerEm : 0 }

  /// Whether the face has a glyph for a character.
  @inline(__always)
  func has(_ scalar: Unicode.Scalar) -> Bool {
    #if Full || Shaping
      if let harfBuzz { return harfBuzz.has(scalar) }
    #endif
    return withGlyphs { $0.glyph(of: scalar)?.isMissing == false }
  }

  /// The same for a printable ASCII character. It may be false for a character that the face has, if checking takes
  /// longer.
  @inline(__always)
  func hasASCII(_ byte: UInt8) -> Bool {
    #if Full || Shaping
      return harfBuzz?.has(Unicode.Scalar(byte)) ?? false
    #else
      return false
    #endif
  }

  /// The outlines of shaped glyphs, in their order; nil for those that always draw nothing.
  package func outlines(of glyphs: some Sequence<ShapedGlyph>) -> [GlyphOutline?] {
    let glyphs = Array(glyphs)
    return withGlyphs { cache in glyphs.map { cache.outline(of: $0) } }
  }

  /// Runs `body` with exclusive access to the glyphs. Call it once for a whole text: taking the lock costs as much as
  /// finding a glyph.
  func withGlyphs<R: Sendable>(_ body: (inout GlyphCache) -> R) -> R {
    cache.withLock(body)
  }
}

/// Two faces are equal if their bytes and axis positions are: loading a file twice gives equal fonts.
extension FontFace: Hashable {
  package static func == (a: FontFace, b: FontFace) -> Bool {
    a === b || (a.index == b.index && a.shear == b.shear && a.coordinates == b.coordinates && a.bytes == b.bytes)
  }

  // Hashing the bytes themselves would take a third of a millisecond.
  package func hash(into hasher: inout Hasher) {
    unsafe hasher.combine(bytes.buffer.count)
    hasher.combine(index)
    hasher.combine(coordinates)
  }
}
