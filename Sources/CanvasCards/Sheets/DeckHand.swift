/// A hand of cards as a picture: a fan or a row, in which each card casts a shadow on those below.
///
///     let cards = CardName.drawn(5, seed: 3)
///     let layout = HandLayout(.fan, count: cards.count, card: Size(width: 250, height: 350))
///     var hand = DeckHand(cards: cards, layout: layout, style: .classic)
///     hand.ground = .green
///     try hand.writePNG(to: "hand.png", scale: 2)
public struct DeckHand: Drawable {
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
    (self.cards, self.layout, self.style, self.ground) = (cards, layout, style, ground)
  }

  /// The layout's size.
  public var idealSize: Size { layout.size }

  /// Draws the hand in the middle of a rectangle in user space, as large as it fits. The ground fills the rectangle. A
  /// rectangle that is null, empty or not finite draws nothing.
  public func draw(in rect: Rect, on context: DrawingContext) { draw(in: rect, on: context) {} }

  /// Draws the hand as `draw(in:on:)` does, and reports progress.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in user space.
  ///   - context: The context to draw in.
  ///   - progress: Called after each card.
  public func draw(in rect: Rect, on context: DrawingContext, progress: () -> Void) {
    guard !rect.isEmpty, rect.isFinite else { return }
    let width = layout.card.width
    let frame = Rect(center: .zero, size: layout.card)
    context.withGState {
      let factor = context.fit(layout.size, in: rect, on: ground)
      // The light comes from the upper right, so that each card casts its shadow on the one to its left. The transform
      // doesn't apply to shadows.
      let unit = factor * width
      context.setShadow(
        offset: Vector(dx: -Self.shadowOffset * unit, dy: Self.shadowOffset * unit), blur: Self.shadowBlur * unit,
        color: Self.shadowColor)
      for (card, place) in zip(cards, layout.places) {
        context.withGState {
          context.concatenate(place.transform)
          context.withTransparencyLayer(in: frame) { CardFace(card, style: style).draw(in: frame, on: context) }
        }
        progress()
      }
    }
  }
}
