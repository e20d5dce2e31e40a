/// How a text of a chart looks.
public struct ChartTextStyle: Sendable, Hashable {
  /// Which of the theme's colours the letters have.
  public enum Ink: Sendable, Hashable {
    /// The theme's colour of titles and names.
    case first
    /// The theme's paler colour of labels.
    case second
    /// Black or white, whichever stands out from what lies behind.
    case white, black

    /// Whether the letters stand on a mark.
    var isOnMark: Bool { self == .white || self == .black }
  }

  /// The weight of the font.
  public var weight: ChartFonts.Weight
  /// In points.
  public var size: Double
  /// The colour.
  public var ink: Ink
  /// Whether all figures are of one width, as they are where numbers stand below each other; else they are set closer.
  public var isTabular: Bool

  /// A style with a size in points.
  public init(_ weight: ChartFonts.Weight = .regular, size: Double, ink: Ink = .first, isTabular: Bool = true) {
    self.weight = weight
    self.size = size
    self.ink = ink
    self.isTabular = isTabular
  }

  /// From the baseline up to the tops of capitals and of letters like d, in points. A figure of Inter's that suits the
  /// fallback fonts too: boxes then do not depend on which font is there.
  public var ascent: Double { size * 0.97 }
  /// From the baseline down to the ends of letters like g, in points.
  public var descent: Double { size * 0.25 }
  /// The height of a line: from the ascent to the descent, in points.
  public var lineHeight: Double { ascent + descent }
}
