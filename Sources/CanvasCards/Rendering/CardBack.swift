public import Canvas

/// The back that all cards of a deck have: the style's picture, or our pattern.
public struct CardBack: Sendable, Hashable {
  public var style: CardStyle

  public init(style: CardStyle) { self.style = style }

  /// Draws the back so that it fills the rectangle; nothing where that is null, empty or not finite.
  public func draw(in rect: Rect, on context: DrawingContext) {
    guard !rect.isEmpty, rect.isFinite else { return }
    let layout = CardLayout(bounds: rect)
    context.withGState {
      context.fillCard(layout)
      if let picture = style.pictures.back {
        context.clip(to: layout.outline)
        context.draw(picture, in: layout.bounds)
      } else {
        let pattern = CardBackPattern(layout)
        context.setFillColor(CardBackPattern.panelColor)
        context.fill(pattern.panel)
        context.setFillColor(CardBackPattern.ornamentColor)
        context.fill(pattern.ornament, using: .evenOdd)
      }
    }
  }

  /// The back alone, as `CardFace.image` does it.
  public func image(size: Size, scale: Double = 1) throws(ImageSizeError) -> Image {
    let context = try DrawingContext(size: size, scale: scale)
    draw(in: context.wholePixels, on: context)
    return context.makeImage()
  }
}

extension DrawingContext {
  /// The card itself, white. Filling the outline is the same as clipping to it and filling all, and saves the clip, which
  /// what lies wholly inside does not need.
  func fillCard(_ layout: CardLayout) {
    setFillColor(.white)
    fill(layout.outline)
  }

  /// The picture in points, as its pixels are: a side of 33.3 points has 33 pixels, and a card of 33.3 would lose the
  /// ends of its right corners.
  var wholePixels: Rect {
    Rect(x: 0, y: 0, width: (size.width * scale).rounded() / scale, height: (size.height * scale).rounded() / scale)
  }
}
