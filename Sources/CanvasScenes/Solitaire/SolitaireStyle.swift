public import Canvas
public import CanvasCards

/// How the card-game board looks.
public struct SolitaireStyle: Sendable, Hashable {
  /// What is drawn on a card's face.
  public enum Faces: String, Sendable, Hashable, CaseIterable {
    /// Rank and suit large in a line at the top, where a card upon the card leaves them visible, and a large suit below.
    case large
    /// The deck's faces: corner labels and pips.
    case deck
  }

  /// The cards' design, and pictures of faces and of the back. A card with a picture has the deck's face in any case, and
  /// so have all cards of the classic design.
  public var cards: CardStyle
  /// What is drawn on the cards' faces.
  public var faces: Faces
  /// The tile that is repeated behind the cards; nil for our own pattern.
  public var background: Image?

  /// A look with the design of the cards; without other arguments, with large faces on our own pattern.
  public init(cards: CardStyle, faces: Faces = .large, background: Image? = nil) {
    self.cards = cards
    self.faces = faces
    self.background = background
  }

  /// Whether cards have the board's white border: it would cut the classic design's indices, which stand nearer to the
  /// edge.
  var hasBorders: Bool {
    if case .lecture = cards.design { true } else { false }
  }

  /// The font of large faces; nil where cards have the deck's.
  var largeFont: Font? {
    if faces == .large, case .lecture(let design) = cards.design { design.font } else { nil }
  }
}
