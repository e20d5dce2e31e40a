public import Canvas

/// The picture of a card at any size: its face, or its back if it is face down.
///
///     let queen = CardFace(PlayingCard(.queen, of: .hearts), style: .classic)
///     let picture = try queen.image(size: Size(width: 250, height: 350), scale: 2)      // 500 × 700 pixels
///
/// Everything is drawn inside a rounded rectangle; the picture is transparent outside it. A rectangle that is null,
/// empty or not finite draws nothing.
public struct CardFace: Sendable, Hashable {
  /// The card.
  public var card: PlayingCard
  /// Whether the face is drawn, not the back.
  public var isFaceUp: Bool
  /// The style.
  public var style: CardStyle

  /// Creates the picture of a card, face up by default.
  public init(_ card: PlayingCard, isFaceUp: Bool = true, style: CardStyle = .classic) {
    self.card = card
    self.isFaceUp = isFaceUp
    self.style = style
  }

  /// Draws the card so that it fills the rectangle.
  ///
  /// - Parameters:
  ///   - rect: The card's rectangle, in user space.
  ///   - bleed: The distance that the card's ground extends beyond the rectangle on all sides, in points, for
  ///     printing. The corners are then square, and there is no line round the card. If it is 0, negative or not
  ///     finite, there is no bleed.
  ///   - context: The context to draw in.
  public func draw(in rect: Rect, bleed: Double = 0, on context: DrawingContext) {
    guard isFaceUp else { return CardBack(style: style).draw(in: rect, bleed: bleed, on: context) }
    guard !rect.isEmpty, rect.isFinite else { return }
    let design = style.design.value
    let ground = CardGround(trim: rect, bleed: bleed, design: design)
    context.withGState {
      ground.draw(on: context)
      if let picture = style.pictures.faces[card], style.pictures.covers(picture, cardOf: ground.trim.size) {
        ground.drawCovering(picture, on: context)
      } else {
        let picture = style.pictures.faces[card]
        if let picture, let frame = style.pictureFrame(in: rect) { ground.draw(picture, in: frame, on: context) }
        design.drawFace(of: card, withoutMiddle: picture != nil, on: ground, context)
      }
      ground.drawLine(on: context)
    }
  }

  /// Returns whether a face has its pips or a court's signs. Large labels leave no room for them.
  ///
  /// - Parameter size: The size of the card in points.
  package func hasMiddle(size: Size) -> Bool {
    style.pictures.faces[card] != nil || style.design.value.hasRoomForMiddle(of: card, size: size)
  }

  /// Returns the card as a picture on a transparent ground. The size is in points, the scale in pixels per point.
  /// Throws if no picture can have that size.
  public func image(size: Size, scale: Double = 1) throws(ImageSizeError) -> Image {
    let context = try DrawingContext(size: size, scale: scale)
    draw(in: context.wholePixels, on: context)
    return context.makeImage()
  }
}
