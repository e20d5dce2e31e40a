/// The pattern of a back and its colour.
public struct CardBackDesign: Sendable, Hashable {
  /// The patterns of backs.
  public enum Pattern: String, CaseIterable, Sendable, Hashable {
    /// A woven lattice with a medallion.
    case lattice
    /// Overlapping circles.
    case circles
    /// Eight-pointed stars.
    case stars
    /// Lozenges with quatrefoils, without a white border: the pattern goes on into the bleed, so that a cut that is not
    /// exact doesn't show.
    case quatrefoils

    /// The default colour of the pattern: red, blue, green or violet.
    public var defaultColor: Color {
      switch self {
      case .lattice: Color(hex: 0xA81F2D)
      case .circles: Color(hex: 0x1F3F77)
      case .stars: Color(hex: 0x14604A)
      case .quatrefoils: Color(hex: 0x6B2A6B)
      }
    }

    /// Whether the pattern has no frame, and goes on into the bleed.
    var isBorderless: Bool { self == .quatrefoils }
  }

  /// The pattern.
  public var pattern: Pattern
  /// The colour of the ground. The pattern's lines are white and a tone of this colour.
  public var color: Color

  /// Creates a back with a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - color: The colour of the ground, or nil for the pattern's default.
  public init(_ pattern: Pattern, color: Color? = nil) {
    self.pattern = pattern
    self.color = color ?? pattern.defaultColor
  }
}
