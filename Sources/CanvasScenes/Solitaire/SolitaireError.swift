public import CanvasCards

/// Why a move of Klondike is not allowed: what was found, and what is allowed.
public enum SolitaireError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A pile whose number does not exist.
  case noSuchPile(Solitaire.Pile)
  /// A move from a pile to itself.
  case samePile(Solitaire.Pile)
  /// There is no card to turn over, and none to take back.
  case noSpareCards
  /// More cards than lie open on a pile, or fewer than one.
  case tooFewCards(Solitaire.Pile, wanted: Int, available: Int)
  /// The revealed cards take no others.
  case revealedTakesNone
  /// More than one card for an arranged place.
  case arrangedOneByOne(Solitaire.Pile, count: Int)
  /// The card that was to go on another, or on an empty pile.
  case doesNotFit(PlayingCard, on: PlayingCard?, of: Solitaire.Pile)

  public var description: String {
    switch self {
    case .noSuchPile(let pile): "\(pile) is no pile; allowed are w, a1 to a4 and c1 to c7"
    case .samePile(let pile): "from \(pile) to itself; allowed are two piles"
    case .noSpareCards: "neither spare nor revealed cards are left; drawing needs one"
    case .tooFewCards(let pile, let wanted, let available):
      "\(wanted) of \(pile); \(available == 0 ? "no card lies" : "at most \(available) lie\(available == 1 ? "s" : "")")"
        + " open there"
    case .revealedTakesNone: "w takes no cards; allowed are a1 to a4 and c1 to c7"
    case .arrangedOneByOne(let pile, let count): "\(count) cards to \(pile); arranged places take one at a time"
    case .doesNotFit(let card, let top, let pile):
      "\(card.code) does not go on \(top.map(\.code) ?? "the empty pile \(pile)"); \(Self.rule(of: pile))"
    }
  }

  private static func rule(of pile: Solitaire.Pile) -> String {
    if case .arranged = pile { return "an arranged place takes one suit upwards from its ace" }
    return "a column goes down in rank with the colours in turn, from a king"
  }
}
