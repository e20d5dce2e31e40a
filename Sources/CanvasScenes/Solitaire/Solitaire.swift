/// A game of Klondike: the state of the card-game board.
///
///     var game = Solitaire(seed: 7)
///     try game.make(.draw)
///     try game.make(.move(from: .revealed, to: .column(3)))
///
/// Cards are turned over from the spare pile one at a time, without a limit. A column descends in rank with
/// alternating colours, and starts with a king if it is empty. An arranged place takes one suit in order from its
/// ace.
public struct Solitaire: Sendable, Hashable {
  /// A column: face-down cards with face-up cards on top, both from the back to the front.
  public struct Column: Sendable, Hashable {
    /// The face-down cards.
    public internal(set) var faceDown: [PlayingCard]
    /// The face-up cards on top of them.
    public internal(set) var faceUp: [PlayingCard]

    /// Whether the column has no cards.
    public var isEmpty: Bool { faceDown.isEmpty && faceUp.isEmpty }
    /// The number of cards.
    public var count: Int { faceDown.count + faceUp.count }
  }

  /// The number of columns.
  public static let columnCount = 7
  /// The number of arranged places.
  public static let placeCount = 4

  /// The seed of the last shuffle.
  public internal(set) var seed: UInt64
  /// The spare pile, face down; the last card is its top.
  public internal(set) var spare: [PlayingCard]
  /// The cards turned over from the spare pile; the last card is on top.
  public internal(set) var revealed: [PlayingCard] = []
  /// The four arranged places, each from the ace up.
  public internal(set) var arranged: [[PlayingCard]]
  /// The seven columns, from the left.
  public internal(set) var columns: [Column]

  /// Shuffles a deck and deals it. Each column gets one card more than the one before, with the front card face up.
  /// The rest is the spare pile. The same seed deals the same cards on every machine.
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
    arranged = Array(repeating: [], count: Self.placeCount)
  }

  /// Whether all cards are arranged.
  public var isWon: Bool { arranged.allSatisfy { $0.count == Rank.allCases.count } }

  /// All cards in all piles, always 52.
  public var cards: [PlayingCard] {
    spare + revealed + arranged.joined() + columns.flatMap { $0.faceDown + $0.faceUp }
  }
}
