/// A cache of the glyphs of a face, by number and by character. `FontFace` keeps it behind a lock.
struct GlyphCache {
  let freeType: FreeTypeFace
  private let unitsPerEm: Double
  private let shear: Double
  private let hasKerning: Bool
  // Indexed by glyph number, and grown when needed.
  private var outlines: [GlyphOutline?] = []
  private var outlinePointCount = 0
  // Direct-mapped: each character has one slot and replaces its previous content.
  private var characters = [CharacterSlot](repeating: CharacterSlot(), count: 256)
  private var missingGlyph: GlyphOutline?

  private struct CharacterSlot {
    var scalar = UInt32.max
    var glyph: GlyphOutline?
  }

  init(_ freeType: FreeTypeFace, unitsPerEm: Double, shear: Double = 0) {
    self.freeType = freeType
    (self.unitsPerEm, self.shear) = (unitsPerEm, shear)
    hasKerning = freeType.hasKerning
  }

  /// Glyphs beyond this number are missing. TrueType numbers glyphs in 16 bits.
  private static let maximumOutlineCount = 65_536
  /// When the cached glyphs together have more points than this, or four times as many pixels (16 MiB), all are
  /// dropped at once. A malicious font thus can't fill the memory, and few texts reach the limit.
  private static let maximumPointCount = 1 << 20

  /// A glyph by its number; the missing box for glyph 0 and if the font is damaged.
  mutating func outline(of glyphID: UInt32) -> GlyphOutline {
    let index = Int(glyphID)
    if index < outlines.count, let outline = outlines[index] { return outline }
    guard glyphID != 0, index < Self.maximumOutlineCount else { return missing() }
    // Damaged glyphs are also tried only once, because a malicious one may take long.
    let outline = freeType.glyph(glyphID)?.sheared(by: shear) ?? missing()
    outlinePointCount += outline.cost
    if outlinePointCount > Self.maximumPointCount {
      outlines.removeAll()
      outlinePointCount = outline.cost
    }
    if index >= outlines.count { outlines += repeatElement(nil, count: index + 1 - outlines.count) }
    outlines[index] = outline
    return outline
  }

  /// The glyph of a character: nil for one that is ignored in a line (controls, joiners, variation selectors), an
  /// empty outline for a space or a tab (four spaces wide), the missing box if the font doesn't have the character.
  mutating func glyph(of scalar: Unicode.Scalar) -> GlyphOutline? {
    let value = scalar.value
    // The bits above the lowest seven separate blocks that occur together, such as Latin and card suits.
    let place = Int((value ^ (value >> 7)) & 255)
    if characters[place].scalar == value { return characters[place].glyph }
    let glyph = findGlyph(of: scalar)
    characters[place] = CharacterSlot(scalar: value, glyph: glyph)
    return glyph
  }

  private mutating func findGlyph(of scalar: Unicode.Scalar) -> GlyphOutline? {
    if scalar == "\t" { return blank(advance: 4 * spaceAdvance()) }
    if scalar.isControl { return nil }
    // No character below U+00AD, the soft hyphen, is ignorable, and the first property lookup takes 10 µs.
    if scalar.value >= 0xAD, scalar.properties.isDefaultIgnorableCodePoint { return nil }
    let glyphID = freeType.glyphID(of: scalar)
    // A space that the font lacks is still a space, not a box.
    if glyphID == 0, scalar.properties.isWhitespace { return blank(advance: spaceAdvance()) }
    return outline(of: glyphID)
  }

  /// The kerning between two glyphs in font units; 0 if the font lacks one of them.
  func kerning(_ first: GlyphOutline, _ second: GlyphOutline) -> Double {
    guard hasKerning, first.glyphID != 0, second.glyphID != 0 else { return 0 }
    return freeType.kerning(first.glyphID, second.glyphID)
  }

  private mutating func spaceAdvance() -> Double {
    let glyphID = freeType.glyphID(of: " ")
    return glyphID == 0 ? unitsPerEm / 4 : outline(of: glyphID).advance
  }

  private func blank(advance: Double) -> GlyphOutline { GlyphOutline(path: Path(), advance: advance, glyphID: 0) }

  private mutating func missing() -> GlyphOutline {
    if let missingGlyph { return missingGlyph }
    let box = GlyphOutline.missing(unitsPerEm: unitsPerEm, capHeight: capHeight())
    missingGlyph = box
    return box
  }

  // MARK: The face as a whole

  /// The cap height in the font, otherwise the height of its H, otherwise 0.7 em.
  mutating func capHeight() -> Double {
    freeType.statedHeights?.capital ?? height(of: "H") ?? 0.7 * unitsPerEm
  }

  /// The x-height in the font, otherwise the height of its x, otherwise 0.5 em.
  mutating func xHeight() -> Double {
    freeType.statedHeights?.x ?? height(of: "x") ?? 0.5 * unitsPerEm
  }

  // Bypasses the cache: `missing` needs the height of H to create the glyph that a missing H would get.
  private func height(of scalar: Unicode.Scalar) -> Double? {
    let glyphID = freeType.glyphID(of: scalar)
    guard glyphID != 0, let outline = freeType.glyph(glyphID), outline.bounds.minY < 0 else { return nil }
    return -outline.bounds.minY
  }
}
