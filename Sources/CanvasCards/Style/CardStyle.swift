/// The style that all cards of a deck share.
///
///     let queen = CardFace(PlayingCard(.queen, of: .hearts), style: .classic)
///     let plain = CardFace(PlayingCard(.queen, of: .hearts), style: .lecture(font: try .default(size: 1)))
public struct CardStyle: Sendable, Hashable {
  /// The design of faces and backs without pictures.
  public enum Design: Sendable, Hashable {
    /// The package's own deck: pips, courts and jokers as shapes.
    case classic(ClassicDesign)
    /// The exercise card of a well-known course: ranks and suits as text.
    case lecture(LectureDesign)
  }

  /// The design of faces and backs without pictures.
  public var design: Design
  /// The size of the room for a face's picture as a fraction of the card's, about its centre. If it is not positive and
  /// finite, the picture is left out and nothing is drawn in its place.
  public var faceCardScale: Double
  /// Pictures of faces and of the back.
  public var pictures: CardPictures

  /// Creates a style with a design and, optionally, pictures.
  public init(_ design: Design, faceCardScale: Double = 0.75, pictures: CardPictures = CardPictures()) {
    (self.design, self.faceCardScale, self.pictures) = (design, faceCardScale, pictures)
  }

  /// Creates a style of the package's own deck and, optionally, pictures.
  public init(_ design: ClassicDesign, faceCardScale: Double = 0.75, pictures: CardPictures = CardPictures()) {
    self.init(.classic(design), faceCardScale: faceCardScale, pictures: pictures)
  }

  /// Creates a style of the exercise card and, optionally, pictures.
  public init(_ design: LectureDesign, faceCardScale: Double = 0.75, pictures: CardPictures = CardPictures()) {
    self.init(.lecture(design), faceCardScale: faceCardScale, pictures: pictures)
  }

  /// The package's own deck with default settings.
  public static let classic = CardStyle(ClassicDesign())

  /// Returns the style of the exercise card of a well-known course.
  public static func lecture(font: Font) -> CardStyle { CardStyle(LectureDesign(font: font)) }

  /// The characters of ranks, and of suits as emoji, that the design's font lacks. They are drawn as hollow boxes.
  package var missingCharacters: [Unicode.Scalar] { design.value.missingCharacters }

  /// Returns the room for a face's picture that doesn't cover the card: the card's rectangle, scaled about its centre by
  /// `faceCardScale`. The picture is in its middle, as large as it fits. Returns nil if the factor is not positive and finite;
  /// then no picture is drawn.
  public func pictureFrame(in card: Rect) -> Rect? {
    faceCardScale > 0 && faceCardScale.isFinite ? card.standardized.zoom(by: faceCardScale) : nil
  }
}

extension CardStyle.Design {
  /// The design, whichever it is. Nothing else distinguishes the cases.
  package var value: any CardDesign {
    switch self {
    case .classic(let design): design
    case .lecture(let design): design
    }
  }
}
