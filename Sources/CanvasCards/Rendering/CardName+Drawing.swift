public import Canvas

/// Whatever a name means is drawn alike: a face, a joker or the back.
extension CardName {
  /// Draws the card so that it fills the rectangle, with a bleed for the press as `CardFace.draw(in:bleed:on:)` does.
  public func draw(in rect: Rect, bleed: Double = 0, style: CardStyle, on context: DrawingContext) {
    switch self {
    case .card(let card): CardFace(card, style: style).draw(in: rect, bleed: bleed, on: context)
    case .joker(let joker): JokerFace(joker, style: style).draw(in: rect, bleed: bleed, on: context)
    case .back: CardBack(style: style).draw(in: rect, bleed: bleed, on: context)
    }
  }

  /// The card alone, as its format asks for it. Throws if the format gives no picture.
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
      // In points of 1/72 inch, so that a style's lengths in points are lengths on paper.
      let points = 72 / print.pixelsPerInch
      let context = try DrawingContext(
        size: Size(width: print.pixelSize.width * points, height: print.pixelSize.height * points), scale: 1 / points)
      let trim = print.trim.applying(Transform(scaleX: points, y: points))
      draw(in: trim, bleed: print.bleed == nil ? 0 : max(print.bleedPixels, 1) * points, style: style, on: context)
      if showsMarks {
        context.scaleBy(x: points, y: points)
        print.drawMarks(on: context)
      }
      return context.makeImage()
    }
  }
}
