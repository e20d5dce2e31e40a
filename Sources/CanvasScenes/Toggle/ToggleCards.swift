/// Cards with emoji that a touch turns over: the first demo of the course, which develops into the game of pairs.
///
///     var cards = ToggleCards()        // 🐶🦊🐶🦊, all face down
///     try cards.make(.touch(1))
///     cards.flips                      // 1
public struct ToggleCards: Sendable, Hashable, PlayedScene {
  /// One card.
  public struct Card: Sendable, Hashable {
    /// The emoji on the front.
    public internal(set) var emoji: String
    /// Whether the front is shown.
    public internal(set) var isFaceUp = false
  }

  /// The cards, row by row.
  public internal(set) var cards: [Card]
  /// The number of times that a card was turned face up. Turning it back does not count.
  public internal(set) var flips = 0

  /// Creates the demo's four cards, two dogs and two foxes.
  public init() {
    cards = ["🐶", "🦊", "🐶", "🦊"].map { Card(emoji: $0) }
  }

  /// Creates face-down cards.
  ///
  /// - Parameter emoji: The emoji of each card, which may be repeated. At most 1000.
  /// - Throws: If there are no emoji or too many, or for the first text that is not a single emoji.
  public init(emoji: [String]) throws(ToggleCardsError) {
    guard Self.counts.contains(emoji.count) else { throw .count(emoji.count) }
    for (place, sign) in emoji.enumerated() where !Emoji.isEmoji(sign) { throw .notAnEmoji(sign, place: place) }
    cards = emoji.map { Card(emoji: $0) }
  }

  /// The valid numbers of cards.
  public static let counts = 1...1000
  /// The valid counts of flips. Counting stops at the last.
  static let flipCounts = 0...1_000_000_000

  public enum Move: Sendable, Hashable, CustomStringConvertible {
    /// Turns over the card at an index, counted from 0.
    case touch(Int)

    /// The text of the move in a list of moves.
    public var description: String {
      switch self {
      case .touch(let index): "touch \(index)"
      }
    }
  }

  /// Makes a move. An illegal move throws an error and leaves the cards unchanged.
  public mutating func make(_ move: Move) throws(ToggleCardsError) {
    switch move {
    case .touch(let index):
      guard cards.indices.contains(index) else { throw .noSuchCard(index, count: cards.count) }
      cards[index].isFaceUp.toggle()
      if cards[index].isFaceUp { flips = min(flips + 1, Self.flipCounts.upperBound) }
    }
  }

  /// All legal moves: a touch of any card.
  public var legalMoves: [Move] { cards.indices.map(Move.touch) }

  /// Parses a move from a line: `touch 2`.
  public static func move(named text: String) throws(MoveTextError) -> Move {
    let words = text.split(separator: " ")
    guard words.count == 2, words[0] == "touch", let index = Int(words[1]) else {
      throw MoveTextError(text, allowed: "use touch INDEX, counting cards from 0")
    }
    return .touch(index)
  }
}

/// An error in the cards. Places count from 0.
public enum ToggleCardsError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The number of emoji is out of range.
  case count(Int)
  /// The text at a position is not a single emoji.
  case notAnEmoji(String, place: Int)
  /// There is no card at the position; `count` is the number of cards.
  case noSuchCard(Int, count: Int)

  public var description: String {
    switch self {
    case .count(let count):
      "can't use \(count) emoji; use \(ToggleCards.counts.lowerBound) to \(ToggleCards.counts.upperBound)"
    case .notAnEmoji(let sign, _): "\(String.quoted(sign)) is not \(Emoji.allowed)"
    case .noSuchCard(let index, let count): "there is no card \(index); use 0 to \(count - 1)"
    }
  }
}
