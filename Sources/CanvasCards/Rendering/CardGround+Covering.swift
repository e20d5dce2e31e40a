internal import Canvas

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
      context.draw(picture, in: context.snapped(place), continuedTo: outline.boundingBox)
    }
  }
}
