/// What a font file tells of one of its faces: enough to choose it, and to open it.
public struct FontDescription: Sendable, Hashable {
  /// The path of the file.
  public let path: String
  /// Which face of the file it is, from 0; more than 0 only in collections.
  public let faceIndex: Int
  /// All names of its family, in the languages of the file; the English one first.
  public let families: [String]
  /// Such as "Bold Oblique"; empty if it has none.
  public let style: String
  /// From thin to black, 1…1000: 400 is regular, 700 bold. Of a variable font, all that it can be.
  public let weights: ClosedRange<Double>
  /// In percent of the normal width. Of a variable font, all that it can be.
  public let widths: ClosedRange<Double>
  /// Whether the letters are upright, italic or oblique.
  public let slant: FontSlant
  /// Whether the font says that all its characters have the same width.
  public let isMonospaced: Bool
  /// Whether it has glyphs in colours of their own.
  public let hasColor: Bool
  /// The characters that the font has.
  public let coverage: CharacterCoverage

  /// The English name of its family, else the first; empty if it has none.
  public var family: String { families.first ?? "" }
}

/// Whether letters stand upright or lean.
public enum FontSlant: Sendable, Hashable, CaseIterable {
  /// Without a slant.
  case upright
  /// Letters of their own forms.
  case italic
  /// The upright letters, leaning.
  case oblique
}
