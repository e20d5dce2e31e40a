/// Images with the same pixels in another order. All keep the scale, and throw `ImageSizeError.outOfMemory` if there
/// is not enough memory.
extension Image {
  /// The part of the image in a rectangle in points, with the origin at the image's top left corner.
  ///
  /// The rectangle's edges are rounded to the nearest pixel edges; the area beyond the image is left out. A negative
  /// size is standardized.
  ///
  /// - Throws: `ImageSizeError.notPositive` for a rectangle that has no area or is not finite, `outOfLimits` (0
  ///   pixels) if no pixel of the image is inside.
  public func cropped(to rect: Rect) throws(ImageSizeError) -> Image {
    guard rect.isFinite, !rect.isEmpty else { throw .notPositive(size: rect.size, scale: scale) }
    func edge(_ points: Double) -> Int { Int(saturating: (points * scale + 0.5).rounded(.down)) }
    let area = PixelRect(minX: edge(rect.minX), minY: edge(rect.minY), maxX: edge(rect.maxX), maxY: edge(rect.maxY))
    return Image(pixels: try pixels.cropped(to: area), scale: scale)
  }

  /// The mirror image, with left and right exchanged.
  public func flippedHorizontally() throws(ImageSizeError) -> Image {
    let last = pixelWidth - 1
    return Image(pixels: try pixels.rearranged { x, y in (last - x, y) }, scale: scale)
  }

  /// The image upside down, with top and bottom exchanged.
  public func flippedVertically() throws(ImageSizeError) -> Image {
    let last = pixelHeight - 1
    return Image(pixels: try pixels.rearranged { x, y in (x, last - y) }, scale: scale)
  }

  /// The image rotated by quarter turns, clockwise as you see it; a negative number rotates counterclockwise.
  public func rotated(byQuarterTurns turns: Int) throws(ImageSizeError) -> Image {
    let (lastX, lastY) = (pixelWidth - 1, pixelHeight - 1)
    let turned =
      switch turns & 3 {
      case 1: try pixels.rearranged(exchangingSides: true) { x, y in (y, lastY - x) }
      case 2: try pixels.rearranged { x, y in (lastX - x, lastY - y) }
      case 3: try pixels.rearranged(exchangingSides: true) { x, y in (lastX - y, x) }
      default: pixels
      }
    return Image(pixels: turned, scale: scale)
  }
}
