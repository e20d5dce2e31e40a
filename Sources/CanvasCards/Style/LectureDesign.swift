public import Canvas

/// The design of the exercise card of a well-known course: corner labels and pips as text, a court's letter in its
/// middle.
public struct LectureDesign: Sendable, Hashable {
  /// The font of ranks and suits. Its size does not count: the card's height decides. Where it lacks the suits, our own
  /// outlines are drawn.
  public var font: Font
  /// The reader's text size: what the corners' font size is multiplied by. With a factor that is not a positive finite
  /// number the corners stay empty.
  public var textSizeFactor: Double

  /// A design with a font for ranks and suits, and a factor for the text in the corners.
  public init(font: Font, textSizeFactor: Double = 1) {
    self.font = font
    self.textSizeFactor = textSizeFactor
  }
}

extension Suit {
  /// Red (0.8, 0.05, 0.05) for hearts and diamonds, black for spades and clubs: the colours of the lecture design.
  public var color: Color { isRed ? Color(red: 0.8, green: 0.05, blue: 0.05) : .black }
}
