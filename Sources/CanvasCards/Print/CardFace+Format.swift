public import Canvas

extension CardFace {
  /// Returns the card as a picture in a format, such as one for printing. Throws if no picture can have the format's
  /// size.
  public func image(_ format: CardFormat) throws(PictureError<Never>) -> Image {
    do { return try drawn(format) } catch { throw .size(error) }
  }

  private func drawn(_ format: CardFormat) throws(ImageSizeError) -> Image {
    switch format {
    case .screen(let size, let scale):
      return try Image(size: size, scale: scale, inBands: { draw(in: $0.wholePixels, on: $0) })
    case .square(let size, let scale):
      // A bleed of a pixel, outside the picture: no pixel at the edge may be partly transparent.
      return try Image(size: size, scale: scale, inBands: { draw(in: $0.wholePixels, bleed: 1 / scale, on: $0) })
    case .print(let print, let showsMarks):
      // In points of 1/72 inch, so that lengths in points are lengths on paper.
      let points = 72 / print.pixelsPerInch
      let size = Size(width: print.pixelSize.width * points, height: print.pixelSize.height * points)
      let trim = print.trim.applying(Transform(scaleX: points, y: points))
      return try Image(
        size: size, scale: 1 / points,
        inBands: { context in
          draw(in: trim, bleed: print.bleed == nil ? 0 : max(print.bleedPixels, 1) * points, on: context)
          if showsMarks {
            context.scaleBy(x: points, y: points)
            print.drawMarks(on: context)
          }
        })
    }
  }
}
