internal import CanvasCards

extension Solitaire {
  /// A move of a card to an arranged place where no later move can need it; nil where there is none.
  ///
  /// Such a card is an ace, a two, or a card whose two next lower cards of the other colour are arranged: no column can
  /// need it any more. It comes from the front of a column, or is the revealed one.
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

  /// Makes safe moves until there is none, and gives the game after each of them.
  ///
  ///     if let end = game.playedSafely().last { game = end }
  public func playedSafely() -> [Solitaire] {
    var games: [Solitaire] = []
    var game = self
    // Each arranges a card: there are no more than 52.
    while let move = game.safeMove, (try? game.make(move)) != nil { games.append(game) }
    return games
  }

  /// Whether no column can need the card any more: an ace, a two, or a card whose two next lower cards of the other
  /// colour are arranged.
  func isSafelyArranged(_ card: PlayingCard) -> Bool {
    guard card.rank.order > 2 else { return true }
    return Suit.allCases.allSatisfy { suit in
      suit.isRed == card.suit.isRed
        || arranged.contains { $0.last.map { $0.suit == suit && $0.rank.order >= card.rank.order - 1 } == true }
    }
  }
}
