public import Canvas

/// The picture of a card, at any size: its face, or its back if it lies face down.
///
///     let style = CardStyle(font: try Font.default(size: 1))
///     let queen = CardFace(PlayingCard(.queen, of: .hearts), style: style)
///     let picture = try queen.image(size: Size(width: 250, height: 350), scale: 2)      // 500 × 700 pixels
///
/// Everything is drawn inside of a rounded rectangle; outside of it the picture stays transparent. A rectangle that is
/// null, empty or not finite draws nothing.
public struct CardFace: Sendable, Hashable {
  public var card: PlayingCard
  public var isFaceUp: Bool
  public var style: CardStyle

  public init(_ card: PlayingCard, isFaceUp: Bool = true, style: CardStyle) {
    self.card = card
    self.isFaceUp = isFaceUp
    self.style = style
  }

  /// Draws the card so that it fills the rectangle.
  public func draw(in rect: Rect, on context: DrawingContext) {
    guard isFaceUp else { return CardBack(style: style).draw(in: rect, on: context) }
    guard !rect.isEmpty, rect.isFinite else { return }
    let layout = CardLayout(bounds: rect)
    let picture = style.pictures.faces[card]
    if let picture, style.pictures.covers(picture, cardOf: layout.bounds.size) {
      context.withGState {
        context.fillCard(layout)
        context.clip(to: layout.outline)
        context.drawCovering(picture, in: layout.bounds)
      }
      return
    }
    let signs = FaceSigns(card, layout: layout, style: style, withoutMiddle: picture != nil)
    context.withGState {
      context.fillCard(layout)
      if let picture, let frame = layout.pictureFrame(scale: style.faceCardScale) {
        context.clip(to: layout.outline)
        context.draw(picture, in: frame)
      } else if !layout.innerRect.contains(signs.bounds) {
        context.clip(to: layout.outline)
      }
      context.setFillColor(card.suit.color)
      context.fill(signs.fontOutlines)
      context.fill(signs.shapeOutlines)
    }
  }

  /// The card alone, on transparent ground, filling the picture. The size is in points, the scale in pixels per point;
  /// throws where they give no picture.
  public func image(size: Size, scale: Double = 1) throws(ImageSizeError) -> Image {
    let context = try DrawingContext(size: size, scale: scale)
    draw(in: context.wholePixels, on: context)
    return context.makeImage()
  }
}
