/// The style of a text in a chart.
public struct ChartTextStyle: Sendable, Hashable {
  /// The theme's colour of the letters.
  public enum Ink: Sendable, Hashable {
    /// The theme's colour of titles and names.
    case first
    /// The theme's paler colour of labels.
    case second
    /// Black or white, whichever has more contrast with the mark behind.
    case white, black

    /// Whether the letters are on a mark.
    package var isOnMark: Bool { self == .white || self == .black }
  }

  /// The weight of the font.
  public var weight: Font.Weight
  /// The size in points.
  public var size: Double
  /// The colour.
  public var ink: Ink
  /// Whether all figures have the same width, for columns of numbers.
  public var isTabular: Bool

  /// A style with a size in points.
  public init(_ weight: Font.Weight = .regular, size: Double, ink: Ink = .first, isTabular: Bool = true) {
    (self.weight, self.size, self.ink, self.isTabular) = (weight, size, ink, isTabular)
  }

  /// The distance from the baseline to the tops of capitals and of letters like d, in points. The value is Inter's
  /// and suits the fallback fonts too, so boxes don't depend on the installed fonts.
  public var ascent: Double { size * 0.97 }
  /// The distance from the baseline to the bottoms of letters like g, in points.
  public var descent: Double { size * 0.25 }
  /// The height of a line: the ascent plus the descent, in points.
  public var lineHeight: Double { ascent + descent }
}
