/// What differs between designs of cards. To add a design, add a folder with a type that conforms, and a case to
/// `CardStyle.Design`.
package protocol CardDesign: Sendable {
  /// The characters of faces that the design's font lacks.
  var missingCharacters: [Unicode.Scalar] { get }
  /// The font of the large ranks that a board may draw in place of the faces, or nil if the faces must stay.
  var largeFaceFont: Font? { get }
  /// Whether the faces leave room at the card's edge, so that a board's border doesn't cut them.
  var hasRoomForBorder: Bool { get }

  /// Returns the shape of a card that fills a rectangle. The rectangle is standardized, finite and not empty.
  func shape(in trim: Rect) -> CardShape

  /// Returns whether a face of a size in points has its pips or a court's signs.
  func hasRoomForMiddle(of card: PlayingCard, size: Size) -> Bool

  /// Draws a face on its ground.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - withoutMiddle: Whether only the indices are drawn, because the middle already has a picture.
  ///   - ground: The card's ground, which is drawn.
  ///   - context: The context to draw in. Its state may change.
  func drawFace(of card: PlayingCard, withoutMiddle: Bool, on ground: CardGround, _ context: DrawingContext)

  /// Draws a joker on its ground. The parameters are those of `drawFace`.
  func drawJoker(_ joker: Joker, withoutMiddle: Bool, on ground: CardGround, _ context: DrawingContext)

  /// Draws the pattern of the back on its ground. The parameters are those of `drawFace`.
  func drawBack(on ground: CardGround, _ context: DrawingContext)
}

/// A card's shape without a bleed, and its colour.
package struct CardShape: Sendable {
  /// The edge of the card.
  var outline: Path
  /// The colour of the ground.
  var color: Color
  /// The line at the card's edge, or nil if there is none.
  var line: Line?

  /// The line inside the edge of a round rectangle.
  struct Line: Sendable {
    var cornerRadius: Double
    var width: Double
    var color: Color
  }
}
