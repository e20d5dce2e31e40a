/// Pictures that replace pips, courts, jokers and the pattern of the back.
///
/// Pictures are never stretched. A picture that covers a card is cropped on two sides if its ratio differs. On a card
/// with a bleed, a picture whose ratio is nearer to that of the card with its bleed than to that of the card fills the
/// bleed as well; with as many pixels, it is taken pixel by pixel. Other pictures fill the card, and the colours at their
/// edges continue into the bleed.
///
///     var pictures = CardPictures(back: stripes)
///     pictures.faces[PlayingCard(.jack, of: .spades)] = jack
///     let style = CardStyle(ClassicDesign(), pictures: pictures)
public struct CardPictures: Sendable, Hashable {
  /// The pictures of cards. A card without one has its pips, or a court's large rank and suit.
  public var faces: [PlayingCard: Image]
  /// The pictures of jokers. A joker without one has its figure.
  public var jokers: [Joker: Image]
  /// The picture of the back, which covers the card; nil for the pattern.
  public var back: Image?
  /// Whether a picture fills the face or is drawn between the indices.
  public var faceMode: FaceMode

  /// The part of a face that a picture replaces.
  public enum FaceMode: String, CaseIterable, Sendable, Hashable {
    /// A picture covers the card if its ratio is within 2 % that of the card, or that of the card with its bleed. Other
    /// pictures are inset.
    case automatic
    /// The picture fills the card's outline, without indices. If its ratio differs, it is cropped on two sides.
    case cover
    /// The picture is in the middle of the card, as large as it fits in the card scaled by the style's `faceCardScale`.
    /// The indices are drawn over it.
    case inset
  }

  /// Creates a set of pictures for some cards. The others are drawn by their design.
  public init(
    faces: [PlayingCard: Image] = [:], jokers: [Joker: Image] = [:], back: Image? = nil,
    faceMode: FaceMode = .automatic
  ) {
    (self.faces, self.jokers, self.back, self.faceMode) = (faces, jokers, back, faceMode)
  }

  /// Whether there are no pictures.
  public var isEmpty: Bool { faces.isEmpty && jokers.isEmpty && back == nil }

  /// The maximum difference between a picture's ratio and the card's for a whole face. It accepts scans and sizes in
  /// whole pixels, and rejects a court's picture of 13:20.
  private static let ratioTolerance = 0.02

  /// Returns whether a picture covers a card in the current mode.
  func covers(_ picture: Image, _ ground: CardGround) -> Bool {
    switch faceMode {
    case .automatic:
      Self.difference(picture, ground.trim) <= Self.ratioTolerance || Self.isThroughBleed(picture, ground)
    case .cover: true
    case .inset: false
    }
  }

  /// Returns whether a picture is one of the card with its bleed: its ratio is about that, and nearer to it than to the
  /// card's.
  static func isThroughBleed(_ picture: Image, _ ground: CardGround) -> Bool {
    let difference = difference(picture, ground.printed)
    return difference <= ratioTolerance && difference < Self.difference(picture, ground.trim)
  }

  /// Returns how far the quotient of a picture's ratio and that of a rectangle, or its inverse, is above 1.
  private static func difference(_ picture: Image, _ rect: Rect) -> Double {
    guard rect.width > 0, rect.height > 0 else { return .infinity }
    let quotient = Double(picture.pixelWidth) * rect.height / (Double(picture.pixelHeight) * rect.width)
    return max(quotient, 1 / quotient) - 1
  }
}

extension CardGround {
  /// Draws a picture over the whole card, clipped at the card's edge, and continues it into the bleed.
  ///
  /// The picture keeps its ratio, and is cropped on two sides if the card has another. The cropped parts are in the bleed.
  func drawCovering(_ picture: Image, on context: DrawingContext) {
    let area = CardPictures.isThroughBleed(picture, self) ? printed : trim
    let place = ContentMode.aspectFill.rect(of: picture.size, in: area)
    context.withGState {
      context.clip(to: outline)
      guard hasBleed else { return context.draw(picture, in: place) }
      // Half a pixel more or less is invisible on paper, but not that the ground shows through an edge, or that a
      // picture with the pixels of the card is resampled.
      // A half is the sum of roundings, and must not be rounded in one direction here and in another there.
      let frame = context.onWholePixels(place, lowering: 1e-6)
      context.draw(picture, in: frame, continuedTo: outline.boundingBox)
    }
  }
}
