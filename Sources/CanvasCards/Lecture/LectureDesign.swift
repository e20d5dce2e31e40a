/// The design of the exercise card of a well-known course: corner labels and pips as text, a court's letter in its
/// middle.
///
/// The course's own card has suits as emoji, black ranks, courts with an empty middle and continuous corners:
///
///     var design = LectureDesign(font: try .default(size: 1))
///     design.suits = .emoji
///     design.hasBlackRanks = true
///     design.hasEmptyCourts = true
///     design.hasContinuousCorners = true
public struct LectureDesign: Sendable, Hashable {
  /// The forms of suits.
  public enum Suits: String, CaseIterable, Sendable, Hashable {
    /// Outlines in the suit's colour, from the font or the package.
    case text
    /// Emoji in their own colours, set in the font's lines as a text engine does.
    case emoji
  }

  /// The font of ranks and suits. Its size is ignored: the card's height determines it. If the font lacks the suits,
  /// the package's own outlines are drawn.
  public var font: Font
  /// The factor for the corners' font size, as for a reader's text size. If it is not positive and finite, the
  /// corners are empty.
  public var textSizeFactor: Double
  /// The form of suits.
  public var suits: Suits = .text
  /// Whether the ranks of all suits are black, as text without a colour is, and not in the suit's colour.
  public var hasBlackRanks = false
  /// Whether the middle of a court card without a picture is empty.
  public var hasEmptyCourts = false
  /// Whether the card's corners bend without a jump in curvature, instead of being quarter circles.
  public var hasContinuousCorners = false

  /// Creates a design with a font for ranks and suits, and a factor for the text in the corners.
  public init(font: Font, textSizeFactor: Double = 1) {
    self.font = font
    self.textSizeFactor = textSizeFactor
  }

  /// The characters that the font and its fallback fonts lack.
  package var missingCharacters: [Unicode.Scalar] {
    let suits = suits == .emoji ? Suit.allCases.map(\.emoji) : []
    return font.missingCharacters(in: (Rank.allCases.map(\.label) + suits).joined())
  }

  /// Whether a card without a picture has nothing between its corners.
  func leavesMiddleEmpty(of card: PlayingCard) -> Bool {
    if case .face = card.rank { hasEmptyCourts } else { false }
  }

  /// The colour of a card's ranks.
  func rankColor(of card: PlayingCard) -> Color { hasBlackRanks ? .black : card.suit.color }
}
