public import Canvas

extension CardName {
  /// Draws the card so that it fills the rectangle. The bleed is that of `CardFace.draw(in:bleed:on:)`.
  public func draw(in rect: Rect, bleed: Double = 0, style: CardStyle, on context: DrawingContext) {
    switch self {
    case .card(let card): CardFace(card, style: style).draw(in: rect, bleed: bleed, on: context)
    case .joker(let joker): JokerFace(joker, style: style).draw(in: rect, bleed: bleed, on: context)
    case .back: CardBack(style: style).draw(in: rect, bleed: bleed, on: context)
    }
  }

  /// Returns the card as a picture in a format. Throws if no picture can have the format's size.
  public func image(_ format: CardFormat, style: CardStyle) throws(ImageSizeError) -> Image {
    switch format {
    case .screen(let size, let scale):
      return try Image(size: size, scale: scale, inBands: { draw(in: $0.wholePixels, style: style, on: $0) })
    case .square(let size, let scale):
      // A bleed of a pixel, outside the picture: no pixel at the edge may be partly transparent.
      return try Image(
        size: size, scale: scale, inBands: { draw(in: $0.wholePixels, bleed: 1 / scale, style: style, on: $0) })
    case .print(let print, let showsMarks):
      // In points of 1/72 inch, so that lengths in points are lengths on paper.
      let points = 72 / print.pixelsPerInch
      let size = Size(width: print.pixelSize.width * points, height: print.pixelSize.height * points)
      let trim = print.trim.applying(Transform(scaleX: points, y: points))
      return try Image(
        size: size, scale: 1 / points,
        inBands: { context in
          draw(in: trim, bleed: print.bleed == nil ? 0 : max(print.bleedPixels, 1) * points, style: style, on: context)
          if showsMarks {
            context.scaleBy(x: points, y: points)
            print.drawMarks(on: context)
          }
        })
    }
  }
}
