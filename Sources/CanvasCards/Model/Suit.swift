/// One of the four suits of a French deck, in the order in which a deck lists them.
public enum Suit: String, CaseIterable, Sendable, Hashable, CustomStringConvertible {
  /// Spades, ♠.
  case spades
  /// Hearts, ♥.
  case hearts
  /// Clubs, ♣.
  case clubs
  /// Diamonds, ♦.
  case diamonds

  /// The symbol, one scalar without a variation selector: "♠", "♥" (U+2665, not the emoji's U+2764), "♣", "♦".
  public var symbol: String {
    switch self {
    case .spades: "♠"
    case .hearts: "♥"
    case .clubs: "♣"
    case .diamonds: "♦"
    }
  }

  /// The first letter of the English name, as in file names: S, H, C, D.
  public var letter: String {
    switch self {
    case .spades: "S"
    case .hearts: "H"
    case .clubs: "C"
    case .diamonds: "D"
    }
  }

  /// Whether the suit is hearts or diamonds.
  public var isRed: Bool { self == .hearts || self == .diamonds }

  /// The symbol.
  public var description: String { symbol }
}
