public import Canvas

extension CardFace {
  /// Draws the card for the press: square corners, no outline, the ground going on beyond the cut.
  ///
  /// - Parameters:
  ///   - rect: Where the card is cut; null, empty or not finite draws nothing.
  ///   - bleed: How far the ground reaches beyond it on all sides, in points; at least 0.
  public func draw(in rect: Rect, bleed: Double, on context: DrawingContext) {
    guard isFaceUp else { return CardBack(style: style).draw(in: rect, bleed: bleed, on: context) }
    guard !rect.isEmpty, rect.isFinite, bleed >= 0, bleed.isFinite else { return }
    context.withGState {
      context.setFillColor(.white)
      context.fill(rect.insetBy(dx: -bleed, dy: -bleed))
      if let picture = style.pictures.faces[card], style.pictures.covers(picture, cardOf: rect.size) {
        context.drawCovering(picture, in: rect)
        context.drawBleed(of: picture, around: rect, bleed: bleed)
      } else {
        draw(in: rect, on: context)
      }
    }
  }
}

extension CardBack {
  /// Draws the back for the press, as `CardFace.draw(in:bleed:on:)` does the face.
  public func draw(in rect: Rect, bleed: Double, on context: DrawingContext) {
    guard !rect.isEmpty, rect.isFinite, bleed >= 0, bleed.isFinite else { return }
    context.withGState {
      context.setFillColor(.white)
      context.fill(rect.insetBy(dx: -bleed, dy: -bleed))
      if let picture = style.pictures.back {
        context.draw(picture, in: rect)
        context.drawBleed(of: picture, around: rect, bleed: bleed, isStretched: true)
      } else {
        draw(in: rect, on: context)
      }
    }
  }
}
