extension Concentration: PlayedScene {
  /// A player's move.
  public enum Move: Sendable, Hashable, CustomStringConvertible {
    /// Turns up the card at an index, counted from 0.
    case choose(Int)

    /// The text of the move in a list of moves.
    public var description: String {
      switch self {
      case .choose(let index): "choose \(index)"
      }
    }
  }

  /// Makes a move. An illegal move throws an error and leaves the game unchanged.
  public mutating func make(_ move: Move) throws(ConcentrationError) {
    switch move {
    case .choose(let index): try choose(index)
    }
  }

  private mutating func choose(_ index: Int) throws(ConcentrationError) {
    guard cards.indices.contains(index) else { throw .noSuchCard(index, count: cards.count) }
    guard !cards[index].isMatched else {
      guard counting != .choices else { throw .matched(index) }
      return countFlips()
    }
    if let other = onlyFaceUpCard, other != index {
      if cards[other].identifier == cards[index].identifier {
        cards[other].isMatched = true
        cards[index].isMatched = true
      }
    } else {
      for place in cards.indices { cards[place].isFaceUp = false }
    }
    cards[index].isFaceUp = true
    let identifier = cards[index].identifier
    if !seen.contains(identifier) { seen.append(identifier) }
    countFlips()
  }

  /// Counts a touch after it changed the game, up to the maximum count.
  private mutating func countFlips() {
    let count = counting == .redraws ? cards.count { $0.isFaceUp && !$0.isMatched } : 1
    flips = min(flips + count, Self.flipCounts.upperBound)
  }

  /// The index of the only card that is face up, or nil if there are none or several.
  private var onlyFaceUpCard: Int? {
    guard let first = cards.firstIndex(where: \.isFaceUp), cards.lastIndex(where: \.isFaceUp) == first else {
      return nil
    }
    return first
  }

  /// All legal moves: one for each card that is not matched. Touches of matched cards change nothing, so they are
  /// left out even if they are counted.
  public var legalMoves: [Move] { cards.indices.filter { !cards[$0].isMatched }.map(Move.choose) }

  /// Parses a move from a line: `choose 4`.
  public static func move(named text: String) throws(MoveTextError) -> Move {
    let words = text.split(separator: " ")
    guard words.count == 2, words[0] == "choose", let index = Int(words[1]) else {
      throw MoveTextError(text, allowed: "use choose INDEX, counting cards from 0")
    }
    return .choose(index)
  }
}
