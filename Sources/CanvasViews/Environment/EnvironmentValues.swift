/// What a view passes on to all views in it: the font, the colour, and how texts are set.
public struct EnvironmentValues: Sendable {
  /// The font of texts: `body` by default.
  public var font = ViewFont.body
  /// The weight of texts; nil for that of the font.
  public var fontWeight: Font.Weight?
  /// Whether texts are in the italic face of their font.
  public var isItalic = false
  /// The paint of texts and shapes: black by default. A gradient's points are in points from the view's top left
  /// corner.
  public var foregroundStyle = Paint.color(.black)
  /// The direction of stacks, and the side of `leading`: from left to right by default.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The largest number of lines of a text; nil for no limit. Numbers below 1 count as 1.
  public var lineLimit: Int?
  /// What replaces text that doesn't fit: an ellipsis at its end by default.
  public var truncationMode = ParagraphStyle.Truncation.tail
  /// The smallest factor by which text is scaled to fit: 1, no scaling, by default.
  public var minimumScaleFactor = 1.0
  /// The alignment of lines of different width in a text. `left` is the leading side.
  public var multilineTextAlignment = TextAlignment.left
  /// The space between the lines of a text, in points: 0 by default.
  public var lineSpacing = 0.0
  /// Where the lines of texts may break: where Unicode allows it, and Korean between its words, by default.
  public var wrapping = ParagraphStyle.Wrapping.words
  /// How many places Chinese and Japanese texts can break at.
  public var strictness = ParagraphStyle.Strictness.automatic
  /// The language of texts; nil for none.
  public var language: TextLanguage?

  /// The values that a view without others around it has.
  public init() {}
}

/// The direction of a layout.
public enum LayoutDirection: Sendable, Hashable, CaseIterable {
  /// Leading is left.
  case leftToRight
  /// Leading is right: rows begin at the right side.
  case rightToLeft
}

extension TextAlignment {
  /// The side where lines begin: the left one, unless the layout runs from right to left.
  public static let leading = TextAlignment.left
  /// The side where lines end: the right one, unless the layout runs from right to left.
  public static let trailing = TextAlignment.right

  /// The alignment in a direction.
  func placed(in direction: LayoutDirection) -> TextAlignment {
    guard direction == .rightToLeft else { return self }
    return switch self {
    case .left: .right
    case .right: .left
    default: self
    }
  }
}
