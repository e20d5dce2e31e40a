/// The design of the package's own deck: court figures, an ornate ace of spades, four backs. It needs no font.
///
///     var design = ClassicDesign()
///     design.suitColors = .four
///     design.indexSize = 1.5
///     let style = CardStyle(design)
public struct ClassicDesign: Sendable, Hashable {
  /// The corners that have an index.
  public enum IndexCorners: Sendable, Hashable {
    /// The upper left and the lower right corner.
    case two
    /// All four corners.
    case four
  }

  /// The index of a ten.
  public enum TenLabel: Sendable, Hashable {
    /// The number: 10.
    case number
    /// The letter: T.
    case letter

    var text: String { self == .number ? "10" : "T" }
  }

  /// The colours of pips and indices.
  public var suitColors: SuitColors = .two
  /// Outlines of suits instead of the deck's own, for pips, indices and aces. Each is drawn in the colour of its suit,
  /// about the middle of a pip's square, as large as it fits; below the middle of a card it is upside down. One without an
  /// area is ignored. The backs keep the deck's own suits.
  public var suitPaths: [Suit: Path] = [:]
  /// Whether hearts, diamonds and clubs each have a pattern, for readers who can't distinguish their colours.
  public var hasSuitPatterns = false
  /// The scale of the indices: 1 is the default, 1.94 that of jumbo decks. Clamped to 1…2.2; NaN counts as 1. From
  /// about 1.25, pips move away from the indices and the courts' frames get notches. From 1.35, the joker's frame becomes
  /// smaller; with four indices, those of jokers are as large as the card's height allows. A card that is drawn less than
  /// 100 pixels wide has larger indices than that, up to 1.5 at 60 pixels.
  public var indexSize = 1.0
  /// The corners that have an index.
  public var indexCorners: IndexCorners = .two
  /// Whether the middle of faces is empty.
  public var hasIndicesOnly = false
  /// Whether courts have the suit's sign on the right if the Anglo-American pattern has it there: the queens of
  /// spades, diamonds and clubs, and the jacks of hearts, diamonds and clubs.
  public var isTraditional = false
  /// The language of the letters in the corners.
  public var letters: IndexLetters = .english
  /// The index of a ten.
  public var tenLabel: TenLabel = .number
  /// The font of ranks, or nil for the package's own glyphs. Its size is ignored.
  public var indexFont: Font?
  /// The radius of the card's corners in points. If nil, 0.048 of the width of a poker card of this size. A value
  /// that is negative or not finite counts as 0.
  public var cornerRadius: Double?
  /// Whether a thin grey line is drawn round the card.
  public var hasOutline = true
  /// The colour of the card's ground.
  public var cardColor = Color.white
  /// The pattern and the colour of the back.
  public var back = CardBackDesign(.lattice)

  /// Creates the default design: two colours, two indices, English letters, a red back.
  public init() {}

  /// The characters of indices that the font lacks. They are drawn as hollow boxes.
  package var missingCharacters: [Unicode.Scalar] {
    indexFont?.missingCharacters(in: Rank.allCases.map { label(of: $0) }.joined()) ?? []
  }

  func label(of rank: Rank) -> String { rank == .numeric(10) ? tenLabel.text : letters.label(of: rank) }
}
