extension Concentration: PlayedScene {
  /// What a player does.
  public enum Move: Sendable, Hashable, CustomStringConvertible {
    /// Turns up the card at a place, counted from 0.
    case choose(Int)

    /// As in a list of moves.
    public var description: String {
      switch self {
      case .choose(let index): "choose \(index)"
      }
    }
  }

  /// Makes a move. One that is not allowed throws and changes nothing.
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

  /// Counts a touch, once it has changed what it changes, as far as there is a count.
  private mutating func countFlips() {
    let count = counting == .redraws ? cards.count { $0.isFaceUp && !$0.isMatched } : 1
    flips = min(flips + count, Self.flipCounts.upperBound)
  }

  /// The place of the one card that lies face up; nil where none or more do.
  private var onlyFaceUpCard: Int? {
    guard let first = cards.firstIndex(where: \.isFaceUp), cards.lastIndex(where: \.isFaceUp) == first else {
      return nil
    }
    return first
  }

  /// All moves that are allowed: each card that is not matched. A touch of a matched card, where it is counted, leads
  /// nowhere and is left out.
  public var legalMoves: [Move] { cards.indices.filter { !cards[$0].isMatched }.map(Move.choose) }

  /// The move that a line means: `choose 4`.
  public static func move(named text: String) throws(MoveTextError) -> Move {
    let words = text.split(separator: " ")
    guard words.count == 2, words[0] == "choose", let index = Int(words[1]) else {
      throw MoveTextError(text, allowed: "allowed is choose and the place of a card, counted from 0")
    }
    return .choose(index)
  }
}
