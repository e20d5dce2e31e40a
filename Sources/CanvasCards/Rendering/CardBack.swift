public import Canvas

/// The back of all cards of a deck: the style's picture, or the design's pattern.
public struct CardBack: Sendable, Hashable {
  /// The style: its design determines the pattern, and its pictures may replace it.
  public var style: CardStyle

  /// Creates the back of a style's cards.
  public init(style: CardStyle = .classic) { self.style = style }

  /// Draws the back so that it fills the rectangle. Draws nothing if the rectangle is null, empty or not finite.
  ///
  /// - Parameters:
  ///   - rect: The card's rectangle, in user space.
  ///   - bleed: The bleed, as for `CardFace`. The colours at the edge of a picture continue into it.
  ///   - context: The context to draw in.
  public func draw(in rect: Rect, bleed: Double = 0, on context: DrawingContext) {
    guard !rect.isEmpty, rect.isFinite else { return }
    let design = style.design.value
    let ground = CardGround(trim: rect, bleed: bleed, design: design)
    context.withGState {
      ground.draw(on: context)
      if let picture = style.pictures.back {
        ground.drawCovering(picture, isStretched: true, on: context)
      } else {
        design.drawBack(on: ground, context)
      }
      ground.drawLine(on: context)
    }
  }

  /// Returns the back as a picture. The size is in points, the scale in pixels per point; see
  /// `CardFace.image(size:scale:)`.
  public func image(size: Size, scale: Double = 1) throws(ImageSizeError) -> Image {
    let context = try DrawingContext(size: size, scale: scale)
    draw(in: context.wholePixels, on: context)
    return context.makeImage()
  }
}
