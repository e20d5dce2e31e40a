/// The alignment, spacing, tabs, wrapping and truncation of lines. Lengths are in points. Lengths that are not finite count
/// as 0.
public struct ParagraphStyle: Sendable, Hashable {
  /// Where a line that is too wide may break.
  public enum Wrapping: Sendable, Hashable, CaseIterable {
    /// Where Unicode allows it (UAX #14), but Korean only between its words. A word breaks only if it is wider than a
    /// line.
    case words
    /// As by `words`, but Korean also between any two syllables, as Chinese and Japanese.
    case syllables
    /// Between any two clusters of letters.
    case characters
    /// Nowhere: each paragraph is one line.
    case none
  }

  /// How many places of a text in Chinese or Japanese lines can break at: whether a line can begin with small kana, a
  /// prolonged sound mark or certain signs, as `line-break` in CSS. Without the package trait `Shaping`, it has no effect.
  public enum Strictness: Sendable, Hashable, CaseIterable {
    /// As the text's language has it by default.
    case automatic
    /// At the most places, for narrow columns.
    case loose
    /// As in most texts: not before signs that belong to what is before them.
    case normal
    /// At the fewest places: also not before small kana.
    case strict
  }

  /// What replaces text that doesn't fit.
  public enum Truncation: Sendable, Hashable, CaseIterable {
    /// Nothing: the text overflows.
    case none
    /// An ellipsis at the start of the last line, before the text's end.
    case head
    /// An ellipsis in the middle of the last line.
    case middle
    /// An ellipsis at the end of the last line.
    case tail
  }

  /// The vertical position of lines in a rectangle that is higher than they are.
  public enum VerticalAlignment: Sendable, Hashable, CaseIterable {
    /// At the top of the rectangle.
    case top
    /// In the middle of the rectangle.
    case middle
    /// At the bottom of the rectangle.
    case bottom
  }

  /// The horizontal position of lines.
  public var alignment: TextAlignment
  /// The vertical position of lines in a rectangle that is higher than they are.
  public var verticalAlignment: VerticalAlignment
  /// The writing direction of paragraphs.
  public var direction: WritingDirection
  /// Where a line that is too wide may break.
  public var wrapping: Wrapping
  /// How many places lines can break at.
  public var strictness: Strictness
  /// What replaces text that doesn't fit.
  public var truncation: Truncation
  /// The largest number of lines; nil for no limit.
  public var maximumLineCount: Int?
  /// A factor for the height of lines. Half of the added height is above the text, half below. A factor that is not
  /// positive counts as 1.
  public var lineHeightMultiple: Double
  /// The space between lines, including those of different paragraphs.
  public var lineSpacing: Double
  /// Additional space between paragraphs.
  public var paragraphSpacing: Double
  /// The space at the start of the first line of a paragraph: on its left, or on its right if it runs from right to
  /// left.
  public var firstLineIndent: Double
  /// The space at the start of the other lines.
  public var headIndent: Double
  /// The space at the end of lines.
  public var tailIndent: Double
  /// Where tabs lead, in any order: a tab moves the text after it to the first stop after the text before it.
  public var tabStops: [TabStop]
  /// The distance between the stops after the last one of `tabStops`, which are at its multiples. 0 makes a tab there as
  /// wide as four spaces.
  public var defaultTabInterval: Double
  /// The smallest factor, above 0, by which the text may be scaled to fit. 1 doesn't scale it.
  public var minimumScale: Double

  /// A style, by default that of body text. See the properties for units and ranges.
  public init(
    alignment: TextAlignment = .natural, verticalAlignment: VerticalAlignment = .top,
    direction: WritingDirection = .natural, wrapping: Wrapping = .words, strictness: Strictness = .automatic,
    truncation: Truncation = .none, maximumLineCount: Int? = nil, lineHeightMultiple: Double = 1,
    lineSpacing: Double = 0,
    paragraphSpacing: Double = 0, firstLineIndent: Double = 0, headIndent: Double = 0, tailIndent: Double = 0,
    tabStops: [TabStop] = [], defaultTabInterval: Double = 0, minimumScale: Double = 1
  ) {
    self.alignment = alignment
    self.verticalAlignment = verticalAlignment
    self.direction = direction
    self.wrapping = wrapping
    self.strictness = strictness
    self.truncation = truncation
    self.maximumLineCount = maximumLineCount
    self.lineHeightMultiple = lineHeightMultiple
    self.lineSpacing = lineSpacing
    self.paragraphSpacing = paragraphSpacing
    self.firstLineIndent = firstLineIndent
    self.headIndent = headIndent
    self.tailIndent = tailIndent
    self.tabStops = tabStops
    self.defaultTabInterval = defaultTabInterval
    self.minimumScale = minimumScale
  }
}

/// The horizontal position of lines in a text.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
  /// Left, or right in a paragraph that runs from right to left.
  case natural
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// Both sides, with wider spaces, after the last tab that leads to a stop. A paragraph's last line is aligned as
  /// with `natural`.
  case justified

  /// The fraction of the free space to the left of a line.
  func leadingFraction(isRightToLeft: Bool) -> Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: isRightToLeft ? 1 : 0
    }
  }
}
