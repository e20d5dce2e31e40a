public import Canvas

/// A hand of cards in one picture: a fan or a row, in which each card casts a shadow on those below.
///
///     let cards = CardName.drawn(5, seed: 3)
///     let layout = HandLayout(.fan, count: cards.count, card: Size(width: 250, height: 350))
///     var hand = DeckHand(cards: cards, layout: layout, style: .classic)
///     hand.ground = .green
///     try hand.image(scale: 2).writePNG(to: "hand.png")
public struct DeckHand: Sendable {
  /// The cards from the bottom to the top. Cards beyond the layout's places are left out.
  public var cards: [CardName]
  /// The places of the cards.
  public var layout: HandLayout
  /// The style of the cards.
  public var style: CardStyle
  /// The colour behind the cards, or nil for a transparent picture.
  public var ground: Color?

  // Fractions of the card's width.
  private static let shadowOffset = 0.012
  private static let shadowBlur = 0.05
  private static let shadowColor = Color(white: 0, alpha: 0.35)

  /// Creates a hand of cards. The layout should have a place for each card.
  public init(cards: [CardName], layout: HandLayout, style: CardStyle, ground: Color? = nil) {
    self.cards = cards
    self.layout = layout
    self.style = style
    self.ground = ground
  }

  /// Draws the hand with the layout's upper left corner at a point.
  ///
  /// - Parameters:
  ///   - origin: The upper left corner, in user space.
  ///   - context: The context to draw in.
  ///   - progress: Called after each card.
  public func draw(at origin: Point = .zero, on context: DrawingContext, progress: () -> Void = {}) {
    let width = layout.card.width
    let frame = Rect(origin: Point(x: -width / 2, y: -layout.card.height / 2), size: layout.card)
    context.withGState {
      context.translateBy(x: origin.x, y: origin.y)
      if let ground {
        context.setFillColor(ground)
        context.fill(Rect(origin: .zero, size: layout.size))
      }
      // The light comes from the upper right, so that each card casts its shadow on the one to its left.
      context.setShadow(
        offset: Vector(dx: -Self.shadowOffset * width, dy: Self.shadowOffset * width), blur: Self.shadowBlur * width,
        color: Self.shadowColor)
      for (card, place) in zip(cards, layout.places) {
        context.withGState {
          context.concatenate(place.transform)
          context.withTransparencyLayer(in: frame) { card.draw(in: frame, style: style, on: context) }
        }
        progress()
      }
    }
  }

  /// Returns the hand as a picture. Throws if no picture can have its size.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - progress: Called after each card.
  public func image(scale: Double = 1, progress: () -> Void = {}) throws(ImageSizeError) -> Image {
    let context = try DrawingContext(size: layout.size, scale: scale)
    draw(on: context, progress: progress)
    return context.makeImage()
  }
}
