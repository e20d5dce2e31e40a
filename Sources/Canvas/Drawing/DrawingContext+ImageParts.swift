/// Parts of images, and images in bounds of another shape.
extension DrawingContext {
  /// Draws a part of an image scaled into a rectangle. The surrounding image doesn't bleed into it.
  ///
  /// - Parameters:
  ///   - image: The whole image.
  ///   - source: The part, in points of the image. Its edges are rounded to 1/256 of a pixel. A pixel that is cut
  ///     keeps its colour. The area beyond the image draws nothing.
  ///   - rect: The destination in user space. Nothing is drawn if either rectangle has no area or is not finite.
  ///     Negative sizes are standardized and don't mirror.
  public func draw(_ image: Image, from source: Rect, in rect: Rect) {
    guard source.isFinite, !source.isEmpty, rect.isFinite, !rect.isEmpty else { return }
    // Rounding errors in the caller's numbers must not touch another pixel.
    func edge(_ points: Double) -> Double { (points * image.scale * 256).rounded() / 256 }
    let asked = Rect(
      x0: edge(source.minX), y0: edge(source.minY), x1: edge(source.maxX), y1: edge(source.maxY))
    let there = asked.intersection(image.pixels.bounds.rect)
    guard asked.isFinite, !there.isEmpty, let part = try? image.pixels.cropped(to: PixelRect(covering: there)) else {
      return
    }
    let (scaleX, scaleY) = (rect.width / asked.width, rect.height / asked.height)
    let toUser = Transform(
      a: scaleX, b: 0, c: 0, d: scaleY, tx: rect.minX - asked.minX * scaleX, ty: rect.minY - asked.minY * scaleY)
    fill(
      there.applying(toUser), with: Image(pixels: part, scale: image.scale),
      toUser: toUser.translatedBy(x: there.minX.rounded(.down), y: there.minY.rounded(.down)), tiling: .pad)
  }

  /// Draws an image into bounds, positioned by a content mode and clipped to the bounds.
  public func draw(_ image: Image, in bounds: Rect, contentMode: ContentMode) {
    let rect = contentMode.rect(of: image.size, in: bounds)
    let visible = rect.intersection(bounds)
    guard !visible.isEmpty else { return }
    // Where both edges coincide there is only one; a clip would multiply the coverage with itself.
    fill(visible, with: image, toUser: Transform(from: image.pixelSize, to: rect), tiling: .pad)
  }
}
