public import Canvas

/// The design of our own deck: courts in figures, an ornate ace of spades, three backs. It needs no font.
///
///     var design = ClassicDesign()
///     design.suitColors = .four
///     design.indexSize = 1.5
///     let style = CardStyle(design)
public struct ClassicDesign: Sendable, Hashable {
  /// The corners that have an index.
  public enum IndexCorners: Sendable, Hashable {
    /// The upper left and the lower right one.
    case two
    /// All four corners.
    case four
  }

  /// What stands on a ten.
  public enum TenLabel: Sendable, Hashable {
    /// The number: 10.
    case number
    /// The letter: T.
    case letter

    var text: String { self == .number ? "10" : "T" }
  }

  /// The colours of pips and indices.
  public var suitColors: SuitColors = .two
  /// Gives hearts, diamonds and clubs a pattern each, for readers who don't tell their colours apart.
  public var hasSuitPatterns = false
  /// The size of the indices: 1 is the usual one, 1.94 that of jumbo decks. Clamped to 1…2.2; NaN is 1. From about 1.25
  /// on pips move away from them and the courts' frames get notches.
  public var indexSize = 1.0
  /// The corners that have an index.
  public var indexCorners: IndexCorners = .two
  /// Leaves the middle of faces empty.
  public var hasIndicesOnly = false
  /// Puts the suit's sign on the right of the courts that have it there in the Anglo-American pattern: the queens of
  /// spades, diamonds and clubs, the jacks of hearts, diamonds and clubs.
  public var isTraditional = false
  /// The language of the letters in the corners.
  public var letters: IndexLetters = .english
  /// The index of a ten.
  public var tenLabel: TenLabel = .number
  /// What ranks are set in; nil for our own glyphs. Its size does not count.
  public var indexFont: Font?
  /// Of the card's corners, in points; nil for 0.048 of the width of a poker card of this size. Negative, or not
  /// finite, is 0.
  public var cornerRadius: Double?
  /// The thin grey line round a card.
  public var hasOutline = true
  /// The colour of the card's ground.
  public var cardColor = Color.white
  /// The pattern and the colour of the back.
  public var back = CardBackDesign(.lattice)

  /// The deck as it comes: two colours, two indices, English letters, a red back.
  public init() {}

  /// The characters of indices that the font lacks; they are drawn as hollow boxes.
  public var missingCharacters: [Unicode.Scalar] {
    indexFont?.missingCharacters(in: Rank.allCases.map { label(of: $0) }.joined()) ?? []
  }

  func label(of rank: Rank) -> String { rank == .numeric(10) ? tenLabel.text : letters.label(of: rank) }
}
