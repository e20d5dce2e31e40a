internal import Canvas
public import CanvasCards

/// A game of Klondike: what lies on the card-game board.
///
///     var game = Solitaire(seed: 7)
///     try game.make(.draw)
///     try game.make(.move(from: .revealed, to: .column(3)))
///
/// One card at a time is turned over from the spare pile, as often as one likes. A column goes down in rank with the
/// colours in turn, an empty one begins with a king; an arranged place takes one suit upwards from its ace.
public struct Solitaire: Sendable, Hashable {
  /// A column: what lies face down, and upon it what lies face up. Both from the back to the front.
  public struct Column: Sendable, Hashable {
    /// The cards that lie face down.
    public internal(set) var faceDown: [PlayingCard]
    /// The cards that lie face up, on those.
    public internal(set) var faceUp: [PlayingCard]

    /// Whether no card lies in the column.
    public var isEmpty: Bool { faceDown.isEmpty && faceUp.isEmpty }
    /// The number of cards.
    public var count: Int { faceDown.count + faceUp.count }
  }

  /// The number of columns.
  public static let columnCount = 7
  /// The number of arranged places.
  public static let placeCount = 4

  /// What the cards were shuffled with, the last time.
  public internal(set) var seed: UInt64
  /// The spare pile, face down; the last card is its top.
  public internal(set) var spare: [PlayingCard]
  /// What was turned over from the spare pile; the last card is its top.
  public internal(set) var revealed: [PlayingCard]
  /// The four places of arranged cards, each from the ace up.
  public internal(set) var arranged: [[PlayingCard]]
  /// The seven columns, from the left.
  public internal(set) var columns: [Column]

  /// Shuffles a deck and deals it: one card more to each column than to the one before, the front card face up, the
  /// rest to the spare pile. The same seed deals the same cards on every machine.
  public init(seed: UInt64 = 1) {
    var generator = SeededGenerator(seed: seed)
    var deck = PlayingCard.allCases
    generator.shuffle(&deck)
    columns = (0..<Self.columnCount).map { index in
      let cards = Array(deck.suffix(index + 1).reversed())
      deck.removeLast(index + 1)
      return Column(faceDown: Array(cards.dropLast()), faceUp: cards.suffix(1))
    }
    self.seed = seed
    spare = deck
    revealed = []
    arranged = Array(repeating: [], count: Self.placeCount)
  }

  /// Whether all cards are arranged.
  public var isWon: Bool { arranged.allSatisfy { $0.count == Rank.allCases.count } }

  /// All cards, wherever they lie: always 52.
  public var cards: [PlayingCard] {
    spare + revealed + arranged.joined() + columns.flatMap { $0.faceDown + $0.faceUp }
  }
}
