/// The game of pairs: face-down cards, two of each picture.
///
///     var game = try Concentration(pairs: 8, theme: .halloween, seed: 3)
///     try game.make(.choose(0))
///
/// A chosen card is turned up. If exactly one other card is up and has the same picture, both are matched; a third
/// choice turns the others down. The picture of a pair is drawn when one of its cards is first seen.
public struct Concentration: Sendable, Hashable {
  /// One card of the board.
  public struct Card: Sendable, Hashable {
    /// The number of the pair, from 0; equal for its two cards.
    public internal(set) var identifier: Int
    /// Whether the card shows its picture.
    public internal(set) var isFaceUp = false
    /// Whether both cards of the pair were found.
    public internal(set) var isMatched = false
  }

  /// The valid numbers of pairs.
  public static let pairCounts = 1...5_000
  /// The valid counts of flips. Counting stops at the last.
  static let flipCounts = 0...1_000_000_000

  /// The seed for the order of the cards and the choice of pictures.
  public internal(set) var seed: UInt64
  /// The emoji for the pairs.
  public internal(set) var theme: ConcentrationTheme
  /// The board, row by row.
  public internal(set) var cards: [Card]
  /// The events that count as flips.
  public internal(set) var counting: FlipCounting
  /// The number of flips.
  public internal(set) var flips = 0
  /// The identifiers in the order in which they were first seen.
  var seen: [Int] = []

  /// Creates a shuffled board. The same seed gives the same board on every machine.
  public init(
    pairs: Int, theme: ConcentrationTheme = .halloween, counting: FlipCounting = .choices, seed: UInt64 = 1
  ) throws(ConcentrationError) {
    guard Self.pairCounts.contains(pairs) else { throw .pairs(pairs) }
    var generator = SeededGenerator(seed: seed)
    var cards = (0..<pairs).flatMap { [Card(identifier: $0), Card(identifier: $0)] }
    generator.shuffle(&cards)
    (self.seed, self.theme, self.cards, self.counting) = (seed, theme, cards, counting)
  }

  /// Whether all pairs were found.
  public var isDone: Bool { cards.allSatisfy(\.isMatched) }

  /// The number of pairs found.
  public var matches: Int { cards.count(where: \.isMatched) / 2 }

  /// Returns the picture of a card that was seen: an emoji of the theme, or `?` if the theme had none left. Returns
  /// nil for a card that was not seen.
  public func emoji(of card: Card) -> String? {
    pictures[card.identifier]
  }

  /// The pictures of the cards that were seen, by their identifiers.
  var pictures: [Int: String] {
    // A different sequence from that of the cards, so that equal positions don't get equal pictures.
    var generator = SeededGenerator(seed: seed ^ 0x656D_6F6A_6900_0000)
    // Shuffling first is equivalent to drawing a random one of the rest each time.
    let drawn = changing(theme.emoji) { generator.shuffle(&$0) }
    let missing = repeatElement("?", count: max(seen.count - drawn.count, 0))
    return Dictionary(zip(seen, drawn + missing)) { first, _ in first }
  }
}

/// An error in the game of pairs. The description has the problem and a remedy.
public enum ConcentrationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The number of pairs is outside `Concentration.pairCounts`.
  case pairs(Int)
  /// The board has no such card; `count` is the number of its cards.
  case noSuchCard(Int, count: Int)
  /// The card is already matched.
  case matched(Int)

  public var description: String {
    switch self {
    case .pairs(let pairs):
      "can't deal \(pairs) pairs; use \(Concentration.pairCounts.lowerBound) to \(Concentration.pairCounts.upperBound)"
    case .noSuchCard(let index, let count): "there is no card \(index); use 0 to \(count - 1)"
    case .matched(let index): "card \(index) is already matched; choose another card"
    }
  }
}

/// The events that the game of pairs counts as flips.
public enum FlipCounting: String, Sendable, Hashable, CaseIterable {
  /// Each choice of a card. A matched card can't be chosen.
  case choices
  /// Each touch of a card, including a matched one, for which nothing else happens. This is the first version of the
  /// reference.
  case touches
  /// All cards that are face up and not matched when the board is redrawn after a touch. This is the second version
  /// of the reference. The second card of two that differ counts two.
  case redraws
}
