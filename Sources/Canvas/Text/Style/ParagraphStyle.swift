/// How the lines of a text stand. Lengths are points; those that aren't finite count as 0.
public struct ParagraphStyle: Sendable, Hashable {
  /// Where a line may end that is wider than there is room.
  public enum Wrapping: Sendable, Hashable, CaseIterable {
    /// Where Unicode allows (UAX #14); inside of a word only where it alone is wider than a line.
    case words
    /// Between any two clusters of letters.
    case characters
    /// Nowhere: each paragraph is one line.
    case none
  }

  /// What stands for text that there is no room for.
  public enum Truncation: Sendable, Hashable, CaseIterable {
    /// Nothing: what is too wide or too high reaches over.
    case none
    /// An ellipsis at the start of the last line, before the text's end.
    case head
    /// An ellipsis in the middle of the last line.
    case middle
    /// An ellipsis at the end of the last line.
    case tail
  }

  /// Where lines stand in a rectangle that is higher than they are.
  public enum VerticalAlignment: Sendable, Hashable, CaseIterable {
    case top, middle, bottom
  }

  public var alignment: TextAlignment
  public var verticalAlignment: VerticalAlignment
  public var direction: WritingDirection
  public var wrapping: Wrapping
  public var truncation: Truncation
  /// How many lines there are at most; nil is as many as it takes.
  public var maximumLineCount: Int?
  /// A factor for the height of lines, half of what it adds above the text and half below. Not positive is 1.
  public var lineHeightMultiple: Double
  /// Between the lines of a paragraph, and between paragraphs.
  public var lineSpacing: Double
  /// Between paragraphs, besides.
  public var paragraphSpacing: Double
  /// Free room where the first line of a paragraph begins: at its left, or right where it runs to the left.
  public var firstLineIndent: Double
  /// Free room where the other lines begin.
  public var headIndent: Double
  /// Free room where lines end.
  public var tailIndent: Double
  /// The smallest factor for all sizes, above 0, that is tried so that a text fits the room it is given; 1 is never.
  public var minimumScale: Double

  public init(
    alignment: TextAlignment = .natural, verticalAlignment: VerticalAlignment = .top,
    direction: WritingDirection = .natural, wrapping: Wrapping = .words, truncation: Truncation = .none,
    maximumLineCount: Int? = nil, lineHeightMultiple: Double = 1, lineSpacing: Double = 0,
    paragraphSpacing: Double = 0, firstLineIndent: Double = 0, headIndent: Double = 0, tailIndent: Double = 0,
    minimumScale: Double = 1
  ) {
    self.alignment = alignment
    self.verticalAlignment = verticalAlignment
    self.direction = direction
    self.wrapping = wrapping
    self.truncation = truncation
    self.maximumLineCount = maximumLineCount
    self.lineHeightMultiple = lineHeightMultiple
    self.lineSpacing = lineSpacing
    self.paragraphSpacing = paragraphSpacing
    self.firstLineIndent = firstLineIndent
    self.headIndent = headIndent
    self.tailIndent = tailIndent
    self.minimumScale = minimumScale
  }
}
