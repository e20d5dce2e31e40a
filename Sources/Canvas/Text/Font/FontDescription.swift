/// What a font file tells of one of its faces: enough to choose it, and to open it.
public struct FontDescription: Sendable, Hashable {
  public let path: String
  public let faceIndex: Int
  /// All names of its family, in the languages of the file; the English one first.
  public let families: [String]
  /// As "Bold Oblique"; empty where it has none.
  public let style: String
  /// From thin to black, 1…1000: 400 is regular, 700 bold. Of a variable font, all that it can be.
  public let weights: ClosedRange<Double>
  /// In percent of the normal width. Of a variable font, all that it can be.
  public let widths: ClosedRange<Double>
  public let slant: FontSlant
  public let isMonospaced: Bool
  /// Whether it has glyphs in colours of their own.
  public let hasColor: Bool
  public let coverage: CharacterCoverage

  /// The English name of its family, else the first; empty where it has none.
  public var family: String { families.first ?? "" }
}

/// Whether letters stand upright or lean.
public enum FontSlant: Sendable, Hashable, CaseIterable {
  case upright
  /// Letters of their own forms.
  case italic
  /// The upright letters, leaning.
  case oblique
}
