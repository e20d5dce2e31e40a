extension CardName: CustomStringConvertible {
  /// The name of the card in a deck's files: "QH", "10S", "RJ", "back".
  public var description: String {
    switch self {
    case .card(let card): card.code
    case .joker(let joker): joker.code
    case .back: "back"
    }
  }

  /// The name of the card in words: "queen of hearts", "10 of spades", "red joker", "back".
  public var title: String {
    switch self {
    case .card(let card): card.rank.title + " of " + card.suit.rawValue
    case .joker(let joker): joker.rawValue + " joker"
    case .back: "back"
    }
  }

  /// Returns the 52 cards, suit by suit, each from ace to king, then the jokers, red before black, and the back.
  ///
  /// - Parameter jokerCount: The number of jokers, clamped to 0…2.
  public static func deck(jokerCount: Int = 2) -> [CardName] {
    PlayingCard.allCases.map(CardName.card) + Joker.allCases.prefix(max(jokerCount, 0)).map(CardName.joker) + [.back]
  }

  /// Returns random cards from one deck or from several that are shuffled together, in the order in which they are drawn.
  /// Each card is drawn at most once from each deck. The same seed gives the same cards on every machine. From one deck
  /// without jokers they are those of `PlayingCardDeck(seed:)`.
  ///
  ///     CardName.drawn(5, seed: 3)
  ///
  /// - Parameters:
  ///   - count: The number of cards, clamped to 0 and the number of cards in the decks.
  ///   - deckCount: The number of decks, clamped to 1…20.
  ///   - jokerCount: The number of jokers in each deck, clamped to 0…2.
  ///   - seed: The seed of the random order.
  public static func drawn(_ count: Int, deckCount: Int = 1, jokerCount: Int = 0, seed: UInt64 = 1) -> [CardName] {
    var generator = SeededGenerator(seed: seed)
    let single = CardName.deck(jokerCount: jokerCount).filter { $0 != .back }
    var deck = (0..<min(max(deckCount, 1), 20)).flatMap { _ in single }
    return (0..<min(max(count, 0), deck.count)).map { _ in deck.remove(at: generator.next(below: deck.count)) }
  }
}

extension Rank {
  /// "ace", "10", "queen".
  fileprivate var title: String {
    if case .numeric = self { label } else { CardName.rankNames[order - 1] }
  }
}
