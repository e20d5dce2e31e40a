internal import Canvas

extension CardName {
  /// Returns random cards from a deck, each at most once, in the order in which they are drawn. The same seed gives
  /// the same cards on every machine. Without jokers they are those of `PlayingCardDeck(seed:)`.
  ///
  ///     CardName.drawn(5, seed: 3)
  ///
  /// - Parameters:
  ///   - count: The number of cards, clamped to 0 and the number of cards in the deck.
  ///   - jokerCount: The number of jokers in the deck, clamped to 0…2.
  ///   - seed: The seed of the random order.
  public static func drawn(_ count: Int, jokerCount: Int = 0, seed: UInt64 = 1) -> [CardName] {
    var generator = SeededGenerator(seed: seed)
    var deck = deck(jokerCount: jokerCount).filter { $0 != .back }
    return (0..<min(max(count, 0), deck.count)).map { _ in deck.remove(at: generator.next(below: deck.count)) }
  }
}
