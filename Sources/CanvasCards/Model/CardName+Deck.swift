extension CardName: CustomStringConvertible {
  /// What a deck's files are called: "QH", "10S", "back".
  public var description: String {
    switch self {
    case .card(let card): card.code
    case .back: "back"
    }
  }

  /// The 52 cards, suit by suit, each from ace to king, and the back.
  public static let deck: [CardName] = PlayingCard.allCases.map(CardName.card) + [.back]
}

extension CardName {
  /// What a person calls the card: "queen of hearts", "10 of spades", "back".
  public var title: String {
    switch self {
    case .card(let card): card.rank.title + " of " + card.suit.rawValue
    case .back: "back"
    }
  }
}

extension Rank {
  /// "ace", "10", "queen".
  fileprivate var title: String {
    switch self {
    case .ace: "ace"
    case .numeric(let pips): String(pips)
    case .face(.jack): "jack"
    case .face(.queen): "queen"
    case .face(.king): "king"
    }
  }
}
