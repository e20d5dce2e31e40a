/// The glyphs of a face that were asked for, by number and by character. `FontFace` keeps it behind a lock.
struct GlyphCache {
  private let freeType: FreeTypeFace
  private let unitsPerEm: Double
  private let hasKerning: Bool
  // By glyph number; grown when a higher one comes.
  private var outlines: [GlyphOutline?] = []
  private var outlinePointCount = 0
  // Direct mapped: a character has one place, and takes it from whoever was there.
  private var characters = [CharacterSlot](repeating: CharacterSlot(), count: 256)
  private var missingGlyph: GlyphOutline?

  private struct CharacterSlot {
    var scalar = UInt32.max
    var glyph: GlyphOutline?
  }

  init(_ freeType: FreeTypeFace, unitsPerEm: Double) {
    self.freeType = freeType
    self.unitsPerEm = unitsPerEm
    hasKerning = freeType.hasKerning
  }

  /// Glyphs beyond it are missing. TrueType numbers glyphs in 16 bits.
  private static let maximumOutlineCount = 65_536
  /// The cached glyphs are dropped, all at once, when they have this many points, or four times as many pixels,
  /// together (16 MiB): a hostile font can't fill the memory, and few texts come near it.
  private static let maximumPointCount = 1 << 20

  /// A glyph by its number; the missing box for glyph 0 and where the font is damaged.
  mutating func outline(of glyphID: UInt32) -> GlyphOutline {
    let index = Int(glyphID)
    if index < outlines.count, let outline = outlines[index] { return outline }
    guard glyphID != 0, index < Self.maximumOutlineCount else { return missing() }
    // Damaged glyphs too are tried only once: a hostile one may take long.
    let outline = freeType.glyph(glyphID) ?? missing()
    outlinePointCount += outline.cost
    if outlinePointCount > Self.maximumPointCount {
      outlines.removeAll()
      outlinePointCount = outline.cost
    }
    if index >= outlines.count { outlines += repeatElement(nil, count: index + 1 - outlines.count) }
    outlines[index] = outline
    return outline
  }

  /// The glyph of a character: nil for one that takes no part in a line at all (controls, joiners, variation
  /// selectors), an empty outline for a space, a tab (four spaces wide), the missing box where the font has nothing.
  mutating func glyph(of scalar: Unicode.Scalar) -> GlyphOutline? {
    let value = scalar.value
    // The bits above the lowest seven keep blocks apart that a text mixes, as Latin and card suits.
    let place = Int((value ^ (value >> 7)) & 255)
    if characters[place].scalar == value { return characters[place].glyph }
    let glyph = findGlyph(of: scalar)
    characters[place] = CharacterSlot(scalar: value, glyph: glyph)
    return glyph
  }

  private mutating func findGlyph(of scalar: Unicode.Scalar) -> GlyphOutline? {
    if scalar == "\t" { return blank(advance: 4 * spaceAdvance()) }
    if scalar.isControl { return nil }
    // Below U+00AD, the soft hyphen, nothing is ignorable, and the first look into the tables takes 10 µs.
    if scalar.value >= 0xAD, scalar.properties.isDefaultIgnorableCodePoint { return nil }
    let glyphID = freeType.glyphID(of: scalar)
    // A space that the font lacks is still a space, not a box.
    if glyphID == 0, scalar.properties.isWhitespace { return blank(advance: spaceAdvance()) }
    return outline(of: glyphID)
  }

  /// The kerning between two glyphs in font units; 0 beside what the font doesn't have.
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

  /// As the font states it, else as high as its H, else 0.7 em.
  mutating func capHeight() -> Double {
    freeType.statedHeights?.capital ?? height(of: "H") ?? 0.7 * unitsPerEm
  }

  /// As the font states it, else as high as its x, else 0.5 em.
  mutating func xHeight() -> Double {
    freeType.statedHeights?.x ?? height(of: "x") ?? 0.5 * unitsPerEm
  }

  // Past the cache: `missing` asks for the height of H while it makes what a missing H would get.
  private func height(of scalar: Unicode.Scalar) -> Double? {
    let glyphID = freeType.glyphID(of: scalar)
    guard glyphID != 0, let outline = freeType.glyph(glyphID), outline.bounds.minY < 0 else { return nil }
    return -outline.bounds.minY
  }

  var familyName: String? { freeType.familyName }
  var styleName: String? { freeType.styleName }
  func name(_ id: UInt32) -> String? { freeType.name(id) }
}
