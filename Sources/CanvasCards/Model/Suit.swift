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

  /// The symbol as an emoji, as in the iOS course's texts: "♠️", "❤️" (U+2764, the heart that its model prints), "♣️",
  /// "♦️".
  public var emoji: String { (self == .hearts ? "❤" : symbol) + "\u{FE0F}" }

  /// The first letter of the English name, as in file names: S, H, C, D.
  public var letter: String { rawValue.prefix(1).uppercased() }

  /// Whether the suit is hearts or diamonds.
  public var isRed: Bool { self == .hearts || self == .diamonds }

  /// The emoji.
  public var description: String { emoji }

  /// Red (0.8, 0.05, 0.05) for hearts and diamonds, black for spades and clubs: the colours of the lecture design.
  public var color: Color { isRed ? Color(red: 0.8, green: 0.05, blue: 0.05) : .black }

  /// Returns the outline of the suit at the largest size that fits the rectangle, with its own proportions, about the
  /// rectangle's centre. It is one closed subpath, or empty if the rectangle is null, empty or not finite.
  public func path(in rect: Rect) -> Path { SuitShape.of(self).path(in: rect) }
}
