/// A font at a size. Outlines are drawn unhinted, so that text looks the same on every machine.
///
/// Copies and other sizes of a font share one face, which any number of threads can use at once. The file is read
/// once, when the font is created. Two fonts are equal if they have the same bytes, the same axis values, and the
/// same size, fallback and features.
///
///     let font = try Font.default(size: 16)
///     let heading = font.withSize(24)
///     let text = StyledText("Flips: 12", font: heading, color: .orange)
///     print(heading.lineHeight, text.size().width)
///
/// HarfBuzz applies the font's kerning and ligatures. Without the package trait `Shaping`, only its `kern` table is
/// used.
///
/// Lengths are in points. If the size is not positive and finite, all lengths are 0, and text takes no space and
/// draws nothing.
public struct Font: Sendable, Hashable {
  let face: FontFace
  /// The height of the em square, in points.
  public let size: Double
  /// The fonts for characters that the face doesn't have; nil for none.
  let fallback: FontFallback?
  /// The features given to `withFeatures`, sorted by tag, each tag once.
  public let features: [FontFeature]

  /// DejaVu Sans with the standard fallback. Each call reads the file again; keep the font and use
  /// `withSize` for other sizes.
  public static func `default`(size: Double) throws(FontError) -> Font {
    try Font(path: SystemFonts.regular, size: size).withStandardFallback()
  }

  /// A font from a file: TrueType, OpenType or another outline format that FreeType reads. `faceIndex` selects a face
  /// of a collection, from 0.
  public init(path: String, faceIndex: Int = 0, size: Double) throws(FontError) {
    self.init(face: try FontFace(bytes: FontBytes(path: path), index: faceIndex), size: size)
  }

  /// A font from the bytes of a file, which are copied.
  public init(bytes: [UInt8], faceIndex: Int = 0, size: Double) throws(FontError) {
    self.init(face: try FontFace(bytes: FontBytes(bytes), index: faceIndex), size: size)
  }

  init(face: FontFace, size: Double, fallback: FontFallback? = nil, features: [FontFeature] = []) {
    self.face = face
    self.size = size
    self.fallback = fallback
    self.features = features
  }

  /// The same font at another size.
  public func withSize(_ size: Double) -> Font {
    Font(face: face, size: size, fallback: fallback, features: features)
  }

  /// The middle and the thickness of an underline, below the baseline, and of a line through the letters, in points, y
  /// down.
  package var lines: (underline: (position: Double, thickness: Double), through: (position: Double, thickness: Double))
  {
    let lines = face.lineDecorations
    return (
      (lines.underlinePosition * scale, lines.underlineThickness * scale),
      (lines.strikethroughPosition * scale, lines.strikethroughThickness * scale)
    )
  }

  /// The same font with other fallback fonts, for characters that it doesn't have. The first font that has the whole
  /// of a grapheme cluster draws it. The sizes of the fallback fonts have no effect.
  public func withFallback(_ fonts: [Font]) -> Font {
    let fallback = fonts.isEmpty ? nil : FontFallback(fonts.map { .face($0.face) })
    return Font(face: face, size: size, fallback: fallback, features: features)
  }

  /// The same font with others for characters that it doesn't have, followed by the fallback of another font.
  package func withFallback(_ fonts: [Font], before other: Font) -> Font {
    let fallback = fonts.isEmpty ? other.fallback : FontFallback(fonts.map { .face($0.face) }, before: other.fallback)
    return Font(face: face, size: size, fallback: fallback, features: features)
  }

  /// The same font and its fallback, with slanted letters where they have no italics: they lean to the right by a fifth
  /// of their height. Glyphs in colours stay upright. An italic font stays as it is.
  ///
  /// - Throws: `FontError` if the font is damaged, or if there is not enough memory.
  public func slanted() throws(FontError) -> Font {
    Font(face: try face.slanted(), size: size, fallback: fallback?.slanted, features: features)
  }

  func with(_ face: FontFace) -> Font { Font(face: face, size: size, fallback: fallback, features: features) }

  /// Points per font unit; 0 at a size that draws nothing.
  var scale: Double { face.scale(at: size) }

  /// A one-line note for a user if a part of the font is not used; nil for nearly all fonts.
  ///
  /// Text is shaped without the font's Apple tables (`morx`, `mort`, `kerx`, `kern`) if their state machines could take
  /// seconds for a word; see <doc:Security>. Letters are then not joined or moved as these tables say.
  public var note: String? {
    #if Full || Shaping
      guard face.harfBuzz?.hidesTables == true else { return nil }
      return "\(familyName)'s tables for Apple's text layout could take too long, so they are not used"
    #else
      return nil
    #endif
  }

  // MARK: Metrics

  /// The number of font units per em.
  public var unitsPerEm: Double { face.unitsPerEm }
  /// The distance from the baseline up to the top of the line, in points.
  public var ascent: Double { face.ascent * scale }
  /// The distance from the baseline down to the bottom of the letters, in points; positive below the baseline.
  public var descent: Double { face.descent * scale }
  /// The font's recommended distance from the descent of one line to the ascent of the next, in points.
  public var lineGap: Double { (face.lineHeight - face.ascent - face.descent) * scale }
  /// The distance between baselines, in points: ascent, descent and line gap.
  public var lineHeight: Double { face.lineHeight * scale }
  /// The height of a capital letter in points, as the font declares it, or otherwise that of its H.
  public var capHeight: Double { face.withGlyphs { $0.capHeight() } * scale }
  /// The height of a lowercase x in points, as the font declares it, or otherwise that of its x.
  public var xHeight: Double { face.withGlyphs { $0.xHeight() } * scale }

  // MARK: Names

  /// The name of the family, such as "DejaVu Sans"; empty if the font has none.
  public var familyName: String { face.withGlyphs { $0.freeType.familyName } ?? "" }
  /// The name of the style, such as "Book" or "Bold Oblique"; empty if the font has none.
  public var styleName: String { face.withGlyphs { $0.freeType.styleName } ?? "" }
  /// The version as the font declares it, such as "Version 2.37"; empty if it has none.
  public var version: String { face.withGlyphs { $0.freeType.name(5) } ?? "" }

  // MARK: Glyphs

  /// Whether the font can show the character. It is true for characters that draw nothing, such as spaces and
  /// joiners.
  public func contains(_ scalar: Unicode.Scalar) -> Bool { glyph(of: scalar)?.isMissing != true }

  /// The outline for a character: a box if the font doesn't have it, nil if the character takes no space.
  public func glyph(of scalar: Unicode.Scalar) -> GlyphOutline? { face.withGlyphs { $0.glyph(of: scalar) } }

  /// The distance added to the first glyph's advance before the second one, in font units; mostly negative or 0.
  public func kerning(between first: GlyphOutline, and second: GlyphOutline) -> Double {
    face.withGlyphs { $0.kerning(first, second) }
  }

  /// The same font with other OpenType features, which replace the current ones. If several have the same tag, the
  /// last one counts. Fallback fonts get the features too.
  ///
  /// Without the package trait `Shaping`, features have no effect.
  public func withFeatures(_ features: [FontFeature]) -> Font {
    var last: [UInt32: FontFeature] = [:]
    for feature in features where feature.code != 0 { last[feature.code] = feature }
    return Font(face: face, size: size, fallback: fallback, features: last.values.sorted { $0.code < $1.code })
  }
}
