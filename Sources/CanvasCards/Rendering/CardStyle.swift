public import Canvas

/// How cards look: what all cards of a deck have in common.
public struct CardStyle: Sendable, Hashable {
  /// The font of ranks and suits. Its size does not count: the card's height decides. Where it lacks the suits, our own
  /// outlines are drawn.
  public var font: Font
  /// The size of a face's picture as a part of the card's, about its centre. With a factor that is not a positive finite
  /// number the picture is left out, and nothing is drawn in its place.
  public var faceCardScale: Double
  /// The reader's text size: what the corners' font size is multiplied by. With a factor that is not a positive finite
  /// number the corners stay empty.
  public var textSizeFactor: Double
  /// Pictures of faces and of the back.
  public var pictures: CardPictures

  public init(
    font: Font, faceCardScale: Double = 0.75, textSizeFactor: Double = 1, pictures: CardPictures = CardPictures()
  ) {
    self.font = font
    self.faceCardScale = faceCardScale
    self.textSizeFactor = textSizeFactor
    self.pictures = pictures
  }

  /// The characters of ranks that the font lacks; they are drawn as hollow boxes.
  public var missingCharacters: [Unicode.Scalar] {
    StyledText(Rank.allCases.map(\.label).joined(), font: font.withSize(1)).missingCharacters
  }
}

extension Suit {
  /// Red (0.8, 0.05, 0.05) for hearts and diamonds, black for spades and clubs.
  public var color: Color { isRed ? Color(red: 0.8, green: 0.05, blue: 0.05) : .black }
}
