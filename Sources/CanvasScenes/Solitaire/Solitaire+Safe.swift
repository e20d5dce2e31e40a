extension Solitaire {
  /// A move to an arranged place of a card that no later move can need, or nil if there is none.
  ///
  /// Such a card is an ace, a two, or a card whose two next lower cards of the other colour are arranged: no column
  /// can need it. It is at the front of a column or is the revealed card.
  public var safeMove: Move? {
    legalMoves.first { move in
      switch move {
      case .move(from: .revealed, to: .arranged, count: _): revealed.last.map(isSafelyArranged) == true
      case .move(from: .column(let number), to: .arranged, count: _):
        columns[number - 1].faceUp.last.map(isSafelyArranged) == true
      default: false
      }
    }
  }

  /// Makes safe moves until there are none, and returns the game after each.
  ///
  ///     if let end = game.playedSafely().last { game = end }
  public func playedSafely() -> [Solitaire] {
    var games: [Solitaire] = []
    var game = self
    // Each move arranges a card, so there are at most 52.
    while let move = game.safeMove, (try? game.make(move)) != nil { games.append(game) }
    return games
  }

  /// Whether no column can need the card: it is an ace, a two, or a card whose two next lower cards of the other
  /// colour are arranged.
  func isSafelyArranged(_ card: PlayingCard) -> Bool {
    guard card.rank.order > 2 else { return true }
    return Suit.allCases.allSatisfy { suit in
      suit.isRed == card.suit.isRed
        || arranged.contains { $0.last.map { $0.suit == suit && $0.rank.order >= card.rank.order - 1 } == true }
    }
  }
}
