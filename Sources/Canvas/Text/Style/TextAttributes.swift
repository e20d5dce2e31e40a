/// The attributes of a span of text: font, colours, underline and strikethrough. Lengths are in points.
public struct TextAttributes: Sendable, Hashable {
  /// The font and its size.
  public var font: Font
  /// The paint of letters, underline and strikethrough. Emoji have their own colours. A gradient is positioned in user
  /// space, as for a path: it doesn't move with the text.
  public var paint: Paint
  /// The colour of the letters' outline, or nil for `paint`. It has no effect without a stroke width.
  public var strokeColor: Color?
  /// The width of the letters' outline in percent of the font size, as in UIKit. 0 draws no outline, a positive
  /// number only the outline, and a negative one the outline and the filled letters. -1 without a stroke colour makes
  /// small letters bolder. A number that is not finite counts as 0.
  public var strokeWidth: Double
  /// Whether the text is underlined.
  public var hasUnderline: Bool
  /// Whether the text is struck through.
  public var hasStrikethrough: Bool
  /// The space after each cluster of letters, which may be negative. Spacing disables ligatures. Scripts whose letters
  /// join, such as Arabic, are not spaced. A number that is not finite counts as 0.
  public var letterSpacing: Double
  /// The distance by which the text is raised above the line's baseline. The line's height doesn't change. A number
  /// that is not finite counts as 0.
  public var baselineOffset: Double
  /// The colour behind the text, from its ascent to its descent; nil for none.
  public var background: Color?
  /// The language of the text; nil for none, not even the system's. See ``TextLanguage``. Without the package trait
  /// `Shaping`, it has no effect.
  public var language: TextLanguage?

  /// Attributes with a font and a paint. See the properties for units and ranges.
  public init(
    font: Font, paint: Paint = .color(.black), strokeColor: Color? = nil, strokeWidth: Double = 0,
    hasUnderline: Bool = false, hasStrikethrough: Bool = false, letterSpacing: Double = 0, baselineOffset: Double = 0,
    background: Color? = nil, language: TextLanguage? = nil
  ) {
    self.font = font
    self.paint = paint
    self.strokeColor = strokeColor
    self.strokeWidth = strokeWidth
    self.hasUnderline = hasUnderline
    self.hasStrikethrough = hasStrikethrough
    self.letterSpacing = letterSpacing
    self.baselineOffset = baselineOffset
    self.background = background
    self.language = language
  }

  /// The attributes with all lengths multiplied by a factor.
  func scaled(by factor: Double) -> TextAttributes {
    guard factor != 1 else { return self }
    var result = self
    result.font = font.withSize(font.size * factor)
    result.letterSpacing *= factor
    result.baselineOffset *= factor
    return result
  }

  /// The effective letter spacing.
  var spacing: Double { letterSpacing.isFinite ? letterSpacing : 0 }
  /// The effective baseline offset.
  var offset: Double { baselineOffset.isFinite ? baselineOffset : 0 }

  /// The features for shaping.
  var features: ShapingFeatures {
    ShapingFeatures(chosen: font.features, ligates: spacing == 0, language: language)
  }

  /// The width of the outline in points; nil if the letters have none.
  package var outlineWidth: Double? {
    guard strokeWidth != 0, strokeWidth.isFinite, font.scale > 0 else { return nil }
    return abs(strokeWidth) / 100 * font.size
  }

  package var fillsLetters: Bool { !(strokeWidth > 0) || outlineWidth == nil }
}
