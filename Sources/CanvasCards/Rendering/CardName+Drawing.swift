public import Canvas

/// Whatever a name means is drawn alike: a face or the back.
extension CardName {
  /// Draws the card so that it fills the rectangle.
  public func draw(in rect: Rect, style: CardStyle, on context: DrawingContext) {
    switch self {
    case .card(let card): CardFace(card, style: style).draw(in: rect, on: context)
    case .back: CardBack(style: style).draw(in: rect, on: context)
    }
  }

  /// Draws the card for the press, as `CardFace.draw(in:bleed:on:)` does.
  public func draw(in rect: Rect, bleed: Double, style: CardStyle, on context: DrawingContext) {
    switch self {
    case .card(let card): CardFace(card, style: style).draw(in: rect, bleed: bleed, on: context)
    case .back: CardBack(style: style).draw(in: rect, bleed: bleed, on: context)
    }
  }

  /// The card alone, as its format asks for it. Throws where the format gives no picture.
  public func image(_ format: CardFormat, style: CardStyle) throws(ImageSizeError) -> Image {
    switch format {
    case .screen(let size, let scale):
      let context = try DrawingContext(size: size, scale: scale)
      draw(in: context.wholePixels, style: style, on: context)
      return context.makeImage()
    case .square(let size, let scale):
      let context = try DrawingContext(size: size, scale: scale)
      // A bleed of a pixel, which lies outside: no pixel at the edge may be partly transparent.
      draw(in: context.wholePixels, bleed: 1 / scale, style: style, on: context)
      return context.makeImage()
    case .print(let print, let showsMarks):
      let context = try DrawingContext(size: print.pixelSize)
      if print.bleed == nil {
        draw(in: print.trim, style: style, on: context)
      } else {
        draw(in: print.trim, bleed: print.bleedPixels, style: style, on: context)
      }
      if showsMarks { print.drawMarks(on: context) }
      return context.makeImage()
    }
  }
}
