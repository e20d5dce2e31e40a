/// A font at a size: a file's outlines, drawn unhinted, so that text looks the same on every machine.
///
/// A value: copies and other sizes of it share one face, which any number of threads may use at once. The file is read
/// when the font is made and not again. Two fonts are equal if they come from the same bytes, stand at
/// the same place on their axes and have the same size, fallback and features.
///
///     let font = try Font.default(size: 16)
///     let heading = font.withSize(24)
///     let text = StyledText("Flips: 12", font: heading, color: .orange)
///     print(heading.lineHeight, text.size().width)
///
/// Kerning and ligatures are the font's, as HarfBuzz applies them; without the package trait `Shaping` only what is in
/// its `kern` table is kerned.
///
/// Lengths are points. A size that is not a positive finite number is allowed: its lengths are 0, and its text takes no
/// room and draws nothing.
public struct Font: Sendable, Hashable {
  /// Where Debian's package `fonts-dejavu-core` has DejaVu Sans.
  public static let defaultPath = FontBytes.defaultPath

  let face: FontFace
  /// The height of the em square, in points.
  public let size: Double
  /// Where to look for what the face doesn't have; nil: nowhere.
  let fallback: FontFallback?
  /// What `withFeatures` was given, sorted by tag, each tag once.
  public let features: [FontFeature]

  /// DejaVu Sans from `defaultPath`, with the standard fallback, read anew at each call: keep the font and use
  /// `withSize`.
  public static func `default`(size: Double) throws(FontError) -> Font {
    try Font(path: defaultPath, size: size).withStandardFallback()
  }

  /// A font from a file: TrueType, OpenType or what else FreeType knows with outlines. `faceIndex` chooses one of
  /// a collection.
  public init(path: String, faceIndex: Int = 0, size: Double) throws(FontError) {
    self.init(face: try FontFace(bytes: FontBytes(path: path), index: faceIndex), size: size)
  }

  /// A font from a file's bytes, which are copied.
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

  /// The same font with others, whose sizes don't count, to look through for what it doesn't have: the first that has
  /// all of a grapheme cluster draws it. They take the place of those that it had.
  public func withFallback(_ fonts: [Font]) -> Font {
    let fallback = fonts.isEmpty ? nil : FontFallback(fonts.map { .face($0.face) })
    return Font(face: face, size: size, fallback: fallback, features: features)
  }

  func with(_ face: FontFace) -> Font { Font(face: face, size: size, fallback: fallback, features: features) }

  /// Points per font unit; 0 at a size that draws nothing.
  var scale: Double { face.scale(at: size) }
}

// MARK: Metrics

extension Font {
  /// How many font units the size is divided into.
  public var unitsPerEm: Double { face.unitsPerEm }
  /// From the baseline up to the top of the line, in points.
  public var ascent: Double { face.ascent * scale }
  /// From the baseline down to the bottom of the letters, in points; positive below the baseline.
  public var descent: Double { face.descent * scale }
  /// What the font wants between the descent of one line and the ascent of the next, in points.
  public var lineGap: Double { (face.lineHeight - face.ascent - face.descent) * scale }
  /// From one baseline to the next, in points: ascent, descent and line gap.
  public var lineHeight: Double { face.lineHeight * scale }
  /// The height of a capital letter in points: as the font states it, else that of its H.
  public var capHeight: Double { face.withGlyphs { $0.capHeight() } * scale }
  /// The height of a small x in points: as the font states it, else that of its x.
  public var xHeight: Double { face.withGlyphs { $0.xHeight() } * scale }
}

// MARK: Names

extension Font {
  /// Such as "DejaVu Sans"; empty if the font has no name.
  public var familyName: String { face.withGlyphs { $0.familyName } ?? "" }
  /// Such as "Book" or "Bold Oblique"; empty if the font has none.
  public var styleName: String { face.withGlyphs { $0.styleName } ?? "" }
  /// Such as "Version 2.37", in the font's own words; empty if it has none.
  public var version: String { face.withGlyphs { $0.name(5) } ?? "" }
}

// MARK: Glyphs

extension Font {
  /// Whether the font can show the character. True for those that draw nothing, as spaces and joiners.
  public func contains(_ scalar: Unicode.Scalar) -> Bool { glyph(of: scalar)?.isMissing != true }

  /// The outline that the font shows for a character: a box where it has none, nil if the character takes no room.
  public func glyph(of scalar: Unicode.Scalar) -> GlyphOutline? { face.withGlyphs { $0.glyph(of: scalar) } }

  /// What is added to the first glyph's advance when the second follows, in font units; mostly negative or 0.
  public func kerning(between first: GlyphOutline, and second: GlyphOutline) -> Double {
    face.withGlyphs { $0.kerning(first, second) }
  }
}
