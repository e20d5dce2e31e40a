public import Canvas

/// The design of the exercise card of a well-known course: corner labels and pips as text, a court's letter in its
/// middle.
public struct LectureDesign: Sendable, Hashable {
  /// The font of ranks and suits. Its size is ignored: the card's height determines it. If the font lacks the suits,
  /// the package's own outlines are drawn.
  public var font: Font
  /// The factor for the corners' font size, as for a reader's text size. If it is not positive and finite, the
  /// corners are empty.
  public var textSizeFactor: Double

  /// Creates a design with a font for ranks and suits, and a factor for the text in the corners.
  public init(font: Font, textSizeFactor: Double = 1) {
    self.font = font
    self.textSizeFactor = textSizeFactor
  }
}

extension Suit {
  /// Red (0.8, 0.05, 0.05) for hearts and diamonds, black for spades and clubs: the colours of the lecture design.
  public var color: Color { isRed ? Color(red: 0.8, green: 0.05, blue: 0.05) : .black }
}
