/// Cards with emoji that a touch turns over, and back: the first demo of the course, from which the game of pairs grows.
///
///     var cards = ToggleCards()        // 🐶🦊🐶🦊, all face down
///     try cards.make(.touch(1))
///     cards.flips                      // 1
public struct ToggleCards: Sendable, Hashable {
  /// One card.
  public struct Card: Sendable, Hashable {
    /// What its front shows.
    public internal(set) var emoji: String
    /// Whether the front is shown.
    public internal(set) var isFaceUp = false
  }

  /// The cards, row by row.
  public internal(set) var cards: [Card]
  /// How often a card was turned face up; to turn it back does not count.
  public internal(set) var flips: Int

  /// The demo's four cards, two dogs and two foxes.
  public init() {
    cards = ["🐶", "🦊", "🐶", "🦊"].map { Card(emoji: $0) }
    flips = 0
  }

  /// Cards that lie face down.
  ///
  /// - Parameter emoji: That of each card; the same one may be there more than once. At most 1000.
  /// - Throws: Where there is none or there are too many, and at the first that is no single emoji.
  public init(emoji: [String]) throws(ToggleCardsError) {
    guard Self.counts.contains(emoji.count) else { throw .count(emoji.count) }
    for (place, sign) in emoji.enumerated() where !Emoji.isEmoji(sign) { throw .notAnEmoji(sign, place: place) }
    cards = emoji.map { Card(emoji: $0) }
    flips = 0
  }

  /// How many cards there may be.
  public static let counts = 1...1000
  /// How many flips are counted; there is no more after the last.
  static let flipCounts = 0...1_000_000_000
}

/// Why something can't be done with the cards; places count from 0.
public enum ToggleCardsError: Error, Sendable, Hashable, CustomStringConvertible {
  /// So many emoji are too few or too many.
  case count(Int)
  /// The text at a place is no single emoji.
  case notAnEmoji(String, place: Int)
  /// There is no card at the place; there are so many.
  case noSuchCard(Int, count: Int)

  public var description: String {
    switch self {
    case .count(let count):
      "\(count) emoji; allowed are \(ToggleCards.counts.lowerBound) to \(ToggleCards.counts.upperBound)"
    case .notAnEmoji(let sign, _): "\(String.quoted(sign)); \(Emoji.allowed)"
    case .noSuchCard(let index, let count): "there is no card \(index); the cards are 0 to \(count - 1)"
    }
  }
}

extension ToggleCards: PlayedScene {
  public enum Move: Sendable, Hashable, CustomStringConvertible {
    /// Turns the card at a place, counted from 0, over.
    case touch(Int)

    /// As in a list of moves.
    public var description: String {
      switch self {
      case .touch(let index): "touch \(index)"
      }
    }
  }

  /// Makes a move. One that is not allowed throws and changes nothing.
  public mutating func make(_ move: Move) throws(ToggleCardsError) {
    switch move {
    case .touch(let index):
      guard cards.indices.contains(index) else { throw .noSuchCard(index, count: cards.count) }
      cards[index].isFaceUp.toggle()
      if cards[index].isFaceUp { flips = min(flips + 1, Self.flipCounts.upperBound) }
    }
  }

  /// All moves that are allowed: a touch of any card.
  public var legalMoves: [Move] { cards.indices.map(Move.touch) }

  /// The move that a line means: `touch 2`.
  public static func move(named text: String) throws(MoveTextError) -> Move {
    let words = text.split(separator: " ")
    guard words.count == 2, words[0] == "touch", let index = Int(words[1]) else {
      throw MoveTextError(text, allowed: "allowed is touch and the place of a card, counted from 0")
    }
    return .touch(index)
  }
}
