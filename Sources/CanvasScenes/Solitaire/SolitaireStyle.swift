/// The style of the card-game board.
public struct SolitaireStyle: Sendable, Hashable {
  /// The faces of the cards.
  public enum Faces: String, Sendable, Hashable, CaseIterable {
    /// A large rank and suit in a line at the top, which stay visible if a card covers the rest, and a large suit
    /// below.
    case large
    /// The deck's faces: corner labels and pips.
    case deck
  }

  /// The design of the cards, and pictures of faces and of the back. A card with a picture always has the deck's
  /// face, as have all cards of the classic design.
  public var cards: CardStyle
  /// The faces of the cards.
  public var faces: Faces
  /// The tile that is repeated behind the cards, or nil for the package's own pattern.
  public var background: Image?
  /// The picture of an empty spare pile, which fills its place inside the white border, or nil for the package's own
  /// arrow.
  public var refreshPicture: Image?
  /// The bar of the system along the top, or nil for none.
  public var statusBar: StatusBar?
  /// The factor for the rank and the small suit of large faces, as for a reader's text size. It is limited to about
  /// 1.8 by the room on a card. A factor that is not positive and finite counts as 1. The deck's faces use the factor
  /// of their design.
  public var textSizeFactor: Double

  /// Creates a style with the design of the cards. The defaults are large faces and the package's own pattern.
  public init(cards: CardStyle, faces: Faces = .large, background: Image? = nil, textSizeFactor: Double = 1) {
    (self.cards, self.faces, self.background, self.textSizeFactor) = (cards, faces, background, textSizeFactor)
  }

  /// Whether cards have the board's white border. It would cut the indices of the classic design, which are closer to
  /// the edge.
  var hasBorders: Bool { cards.design.value.hasRoomForBorder }

  /// The factor of large faces, or 1 for the deck's faces.
  var largeTextSize: Double {
    largeFont != nil && textSizeFactor > 0 && textSizeFactor.isFinite ? textSizeFactor : 1
  }

  /// The font of large faces, or nil for the deck's faces.
  var largeFont: Font? { faces == .large ? cards.design.value.largeFaceFont : nil }
}
