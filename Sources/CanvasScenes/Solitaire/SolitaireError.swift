/// An error for an illegal move of Klondike. The description has the problem and the rule.
public enum SolitaireError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is no pile with this number.
  case noSuchPile(Solitaire.Pile)
  /// The move is from a pile to itself.
  case samePile(Solitaire.Pile)
  /// There is no card to turn over or turn back.
  case noSpareCards
  /// The count is less than one or more than the face-up cards of a pile.
  case tooFewCards(Solitaire.Pile, wanted: Int, available: Int)
  /// Cards can't be moved to the revealed cards.
  case revealedTakesNone
  /// More than one card is moved to an arranged place.
  case arrangedOneByOne(Solitaire.Pile, count: Int)
  /// The card does not go on another card or on an empty pile.
  case doesNotFit(PlayingCard, on: PlayingCard?, of: Solitaire.Pile)

  public var description: String {
    switch self {
    case .noSuchPile(let pile): "\(pile) is not a pile; use w, a1 to a4 or c1 to c7"
    case .samePile(let pile): "cards can't be moved from \(pile) to itself; use two different piles"
    case .noSpareCards: "no spare or revealed cards are left to draw"
    case .tooFewCards(let pile, let wanted, let available):
      "can't take \(wanted) from \(pile); it has \(available == 0 ? "no" : "\(available)")"
        + " face-up card\(available == 1 ? "" : "s")"
    case .revealedTakesNone: "cards can't be moved to w; use a1 to a4 or c1 to c7"
    case .arrangedOneByOne(let pile, let count): "can't move \(count) cards to \(pile); places take one at a time"
    case .doesNotFit(let card, let top, let pile):
      "\(card.code) does not go on \(top.map(\.code) ?? "the empty pile \(pile)"); \(Self.rule(of: pile))"
    }
  }

  private static func rule(of pile: Solitaire.Pile) -> String {
    if case .arranged = pile { return "an arranged place takes one suit in order from its ace" }
    return "a column descends in rank with alternating colours, starting with a king"
  }
}
