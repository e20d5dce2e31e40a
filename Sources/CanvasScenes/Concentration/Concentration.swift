internal import Canvas

/// The game of pairs: cards that lie face down, two of each picture.
///
///     var game = try Concentration(pairs: 8, theme: .halloween, seed: 3)
///     try game.make(.choose(0))
///
/// A card that is chosen is turned up. With exactly one other card up, equal pictures make both matched; a third choice
/// turns the others down. Which picture a pair has is drawn when one of its cards is first seen.
public struct Concentration: Sendable, Hashable {
  /// One card of the board.
  public struct Card: Sendable, Hashable {
    /// The same for the two cards of a pair, from 0.
    public internal(set) var identifier: Int
    /// Whether the card shows its picture.
    public internal(set) var isFaceUp = false
    /// Whether both cards of the pair have been found.
    public internal(set) var isMatched = false
  }

  /// How many pairs a board may have.
  public static let pairCounts = 1...5_000
  /// How many flips are counted; there is no more after the last.
  static let flipCounts = 0...1_000_000_000

  /// What cards were shuffled and pictures are drawn with.
  public internal(set) var seed: UInt64
  /// The emoji that pairs get.
  public internal(set) var theme: ConcentrationTheme
  /// The board, row by row.
  public internal(set) var cards: [Card]
  /// What counts as a flip.
  public internal(set) var counting: FlipCounting
  /// How many there were.
  public internal(set) var flips: Int
  /// The identifiers in the order in which they were first seen.
  var seen: [Int]

  /// Lays out a shuffled board. The same seed gives the same board on every machine.
  public init(
    pairs: Int, theme: ConcentrationTheme = .halloween, counting: FlipCounting = .choices, seed: UInt64 = 1
  ) throws(ConcentrationError) {
    guard Self.pairCounts.contains(pairs) else { throw .pairs(pairs) }
    var generator = SeededGenerator(seed: seed)
    var cards = (0..<pairs).flatMap { [Card(identifier: $0), Card(identifier: $0)] }
    generator.shuffle(&cards)
    self.seed = seed
    self.theme = theme
    self.cards = cards
    self.counting = counting
    flips = 0
    seen = []
  }

  /// Whether all pairs have been found.
  public var isDone: Bool { cards.allSatisfy(\.isMatched) }

  /// How many pairs were found.
  public var matches: Int { cards.count(where: \.isMatched) / 2 }

  /// The picture of a card that has been seen: an emoji of the theme, `?` where the theme had none left; nil for one
  /// that has not been seen.
  public func emoji(of card: Card) -> String? {
    guard let place = seen.firstIndex(of: card.identifier) else { return nil }
    let drawn = shuffledEmoji
    return drawn.indices.contains(place) ? drawn[place] : "?"
  }

  /// The theme's emoji in the order in which they are drawn. To draw from what is left, each time at random, is to
  /// shuffle first and then take one after the other.
  private var shuffledEmoji: [String] {
    // Another sequence than that of the cards: else equal places would have equal pictures.
    var generator = SeededGenerator(seed: seed ^ 0x656D_6F6A_6900_0000)
    var emoji = theme.emoji
    generator.shuffle(&emoji)
    return emoji
  }

  /// The pictures of all cards that lie face up, by their places.
  func faceUpEmoji() -> [Int: String] {
    let drawn = shuffledEmoji
    var places: [Int: Int] = [:]
    for (place, identifier) in seen.enumerated() { places[identifier] = place }
    var result: [Int: String] = [:]
    for (index, card) in cards.enumerated() where card.isFaceUp {
      guard let place = places[card.identifier] else { continue }
      result[index] = drawn.indices.contains(place) ? drawn[place] : "?"
    }
    return result
  }
}

/// Why something can't be done in the game of pairs: what was found, and what is allowed.
public enum ConcentrationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A number of pairs outside of `Concentration.pairCounts`.
  case pairs(Int)
  /// A card that the board does not have, and the number of its cards.
  case noSuchCard(Int, count: Int)
  /// A card that is matched already.
  case matched(Int)

  public var description: String {
    switch self {
    case .pairs(let pairs):
      "\(pairs) pairs; allowed are \(Concentration.pairCounts.lowerBound) to \(Concentration.pairCounts.upperBound)"
    case .noSuchCard(let index, let count): "there is no card \(index); the cards are 0 to \(count - 1)"
    case .matched(let index): "card \(index) is matched; only other cards can be chosen"
    }
  }
}
