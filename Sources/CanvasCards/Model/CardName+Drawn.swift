internal import Canvas

extension CardName {
  /// Cards drawn at random from a deck, each at most once, in the order in which they were drawn. The same seed draws the
  /// same cards on every machine; without jokers they are those of `PlayingCardDeck(seed:)`.
  ///
  ///     CardName.drawn(5, seed: 3)
  ///
  /// - Parameters:
  ///   - count: How many. Below 0 it counts as 0, above the deck's count as that.
  ///   - jokerCount: How many jokers the deck has, 0 to 2; a number beyond counts as the nearest of these.
  ///   - seed: The seed of the random order.
  public static func drawn(_ count: Int, jokerCount: Int = 0, seed: UInt64 = 1) -> [CardName] {
    var generator = SeededGenerator(seed: seed)
    var deck = deck(jokerCount: jokerCount).filter { $0 != .back }
    return (0..<min(max(count, 0), deck.count)).map { _ in deck.remove(at: generator.next(below: deck.count)) }
  }
}
