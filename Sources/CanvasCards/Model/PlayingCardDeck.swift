/// A deck from which cards are drawn at random: at first the 52 cards, suit by suit.
///
///     var deck = PlayingCardDeck(seed: 7)
///     while let card = deck.draw() { print(card) }
public struct PlayingCardDeck: Sendable, Hashable {
  /// The cards still in the deck, in the order of `PlayingCard.allCases`.
  public private(set) var cards = PlayingCard.allCases
  private var generator: SeededGenerator

  /// Creates a full deck. Decks with the same seed give their cards in the same order on every machine.
  public init(seed: UInt64 = 1) { generator = SeededGenerator(seed: seed) }

  /// Removes a random card and returns it, or returns nil if the deck is empty.
  public mutating func draw() -> PlayingCard? {
    cards.isEmpty ? nil : cards.remove(at: generator.next(below: cards.count))
  }

  /// Removes a random card, chosen by another generator, and returns it, or returns nil if the deck is empty.
  public mutating func draw(using generator: inout some RandomNumberGenerator) -> PlayingCard? {
    cards.isEmpty ? nil : cards.remove(at: generator.uniform(below: cards.count))
  }
}
