/// The colours of pips and indices, suit by suit.
public struct SuitColors: Sendable, Hashable {
  /// The colour of spades.
  public var spades: Color
  /// The colour of hearts.
  public var hearts: Color
  /// The colour of diamonds.
  public var diamonds: Color
  /// The colour of clubs.
  public var clubs: Color

  /// Creates a set with a colour for each suit.
  public init(spades: Color, hearts: Color, diamonds: Color, clubs: Color) {
    (self.spades, self.hearts, self.diamonds, self.clubs) = (spades, hearts, diamonds, clubs)
  }

  /// Black and red.
  public static let two = SuitColors(spades: .cardBlack, hearts: .cardRed, diamonds: .cardRed, clubs: .cardBlack)

  /// Blue diamonds and green clubs, as on poker sites.
  public static let four = SuitColors(
    spades: .cardBlack, hearts: .cardRed, diamonds: Color(hex: 0x1F5FBF), clubs: Color(hex: 0x157A43))

  /// Accesses the colour of a suit.
  public subscript(suit: Suit) -> Color {
    get { self[keyPath: Self.part(suit)] }
    set { self[keyPath: Self.part(suit)] = newValue }
  }

  private static func part(_ suit: Suit) -> WritableKeyPath<SuitColors, Color> {
    switch suit {
    case .spades: \.spades
    case .hearts: \.hearts
    case .diamonds: \.diamonds
    case .clubs: \.clubs
    }
  }
}
