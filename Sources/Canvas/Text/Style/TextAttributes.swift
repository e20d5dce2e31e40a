/// How a span of text looks: its font, its colours, the lines along it. Lengths are points.
public struct TextAttributes: Sendable, Hashable {
  public var font: Font
  /// What letters, and lines along them, are filled with; emoji have colours of their own.
  public var color: Color
  /// The colour of the letters' outline; nil is `color`. Without a stroke width it does nothing.
  public var strokeColor: Color?
  /// The width of the letters' outline in percent of the font size, as UIKit has it: 0 is none, a positive number draws
  /// the outline alone, a negative one fills the letters too: -1, without a stroke colour, makes small letters darker.
  /// Not finite is 0.
  public var strokeWidth: Double
  public var hasUnderline: Bool
  public var hasStrikethrough: Bool
  /// Added after each cluster of letters; may be negative. Letters that are spaced are not joined to ligatures. Not
  /// finite is 0.
  public var letterSpacing: Double
  /// How far above the line's baseline the text stands. The line doesn't grow. Not finite is 0.
  public var baselineOffset: Double
  /// What the line is filled with behind the text, from its ascent to its descent.
  public var background: Color?

  public init(
    font: Font, color: Color = .black, strokeColor: Color? = nil, strokeWidth: Double = 0, hasUnderline: Bool = false,
    hasStrikethrough: Bool = false, letterSpacing: Double = 0, baselineOffset: Double = 0, background: Color? = nil
  ) {
    self.font = font
    self.color = color
    self.strokeColor = strokeColor
    self.strokeWidth = strokeWidth
    self.hasUnderline = hasUnderline
    self.hasStrikethrough = hasStrikethrough
    self.letterSpacing = letterSpacing
    self.baselineOffset = baselineOffset
    self.background = background
  }

  /// The same at another size: all lengths times a factor.
  func scaled(by factor: Double) -> TextAttributes {
    guard factor != 1 else { return self }
    var result = self
    result.font = font.withSize(font.size * factor)
    result.letterSpacing *= factor
    result.baselineOffset *= factor
    return result
  }

  /// The letter spacing that is used.
  var spacing: Double { letterSpacing.isFinite ? letterSpacing : 0 }
  /// The baseline offset that is used.
  var offset: Double { baselineOffset.isFinite ? baselineOffset : 0 }

  /// What shaping takes of the attributes.
  var features: ShapingFeatures { ShapingFeatures(chosen: font.features, ligates: spacing == 0) }

  /// Points; nil where the letters have no outline of their own.
  var outlineWidth: Double? {
    guard strokeWidth != 0, strokeWidth.isFinite, font.scale > 0 else { return nil }
    return abs(strokeWidth) / 100 * font.size
  }

  var fillsLetters: Bool { !(strokeWidth > 0) || outlineWidth == nil }
}
