/// A card of a French deck: a suit and a rank.
///
///     let queen = PlayingCard(.queen, of: .hearts)
///     print(queen, queen.code)      // 12 ❤️ QH
public struct PlayingCard: Sendable, Hashable, CustomStringConvertible, CaseIterable {
  /// The suit.
  public var suit: Suit
  /// The rank.
  public var rank: Rank

  /// Creates the card of a suit and a rank.
  public init(suit: Suit, rank: Rank) {
    self.suit = suit
    self.rank = rank
  }

  /// Creates the card of a rank and a suit, in the order of their names: `PlayingCard(.queen, of: .hearts)`.
  public init(_ rank: Rank, of suit: Suit) { self.init(suit: suit, rank: rank) }

  /// The card's order, a space and the suit's emoji: "12 ❤️".
  public var description: String { "\(rank) \(suit)" }

  /// The corner's label and the suit's letter, as in file names: "AS", "10H", "QD".
  public var code: String { rank.label + suit.letter }

  /// The 52 cards of a deck, suit by suit, each from ace to king.
  public static let allCases: [PlayingCard] = Suit.allCases.flatMap { suit in
    Rank.allCases.map { PlayingCard(suit: suit, rank: $0) }
  }
}

/// One of a deck's two jokers: one in colours, one in black and white.
public enum Joker: String, CaseIterable, Sendable, Hashable {
  /// The joker in colours.
  case red
  /// The joker in black and white.
  case black

  /// The code in file names: "RJ", "BJ".
  public var code: String { self == .red ? "RJ" : "BJ" }
}
