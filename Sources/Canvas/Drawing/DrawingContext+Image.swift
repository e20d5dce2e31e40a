extension DrawingContext {
  /// Draws an image in its own size, its top left corner at a point.
  public func draw(_ image: Image, at point: Point) {
    draw(image, in: Rect(origin: point, size: image.size))
  }

  /// Draws an image scaled into a rectangle: made smaller by averaging areas, larger by bilinear interpolation.
  public func draw(_ image: Image, in rect: Rect) {
    guard let pattern = imagePattern(image, in: rect) else { return }
    paint(rect, with: pattern)
  }

  /// Fills a rectangle with an image as a repeated tile. Tiles begin at the origin of user space, as with UIKit.
  public func drawAsPattern(_ image: Image, in rect: Rect) {
    paint(
      rect, with: image, toUser: Transform(scaleX: 1 / image.scale, y: 1 / image.scale), extend: .repeat)
  }

  /// Paints a rectangle of user space with an image whose pixels lie there by `toUser`.
  func paint(_ rect: Rect, with image: Image, toUser: Transform, extend: ImagePattern.Extend) {
    guard let pattern = imagePattern(image, toUser: toUser, extend: extend) else { return }
    paint(rect, with: pattern)
  }

  /// An image scaled into a rectangle of user space; nil where there is nothing to see.
  func imagePattern(_ image: Image, in rect: Rect) -> ImagePattern? {
    guard rect.isFinite, !rect.isEmpty else { return nil }
    let toUser = Transform(
      a: rect.width / Double(image.pixelWidth), b: 0, c: 0, d: rect.height / Double(image.pixelHeight),
      tx: rect.minX, ty: rect.minY)
    return imagePattern(image, toUser: toUser, extend: .clamp)
  }

  private func paint(_ rect: Rect, with pattern: ImagePattern) {
    guard rect.isFinite, !rect.isEmpty else { return }
    let edges = FillEdges(path: Path(rect: rect), transform: state.transform, visible: nil)
    paint(edges, in: rect.applying(state.transform), paint: pattern)
  }

  private func imagePattern(_ image: Image, toUser: Transform, extend: ImagePattern.Extend) -> ImagePattern? {
    let toDevice = toUser.concatenating(state.transform)
    guard toDevice.isInvertible else { return nil }
    // Pixels per image pixel along its two sides. Below one, neighbours are averaged first.
    let scaleX = Vector(dx: toDevice.a, dy: toDevice.b).length
    let scaleY = Vector(dx: toDevice.c, dy: toDevice.d).length
    var pixels = image.pixels
    var reducedToDevice = toDevice
    if scaleX < 1 || scaleY < 1 {
      let width = Self.reducedSide(image.pixelWidth, by: scaleX)
      let height = Self.reducedSide(image.pixelHeight, by: scaleY)
      // No memory for a smaller picture: nothing is drawn, as there would be none to draw with.
      guard let reduced = try? pixels.reduced(toWidth: width, height: height) else { return nil }
      reducedToDevice = toDevice.scaledBy(
        x: Double(image.pixelWidth) / Double(reduced.width), y: Double(image.pixelHeight) / Double(reduced.height))
      pixels = reduced
    }
    return ImagePattern(image: pixels, toDevice: reducedToDevice, extend: extend)
  }

  // The nearest whole number of pixels: a rectangle on pixel edges then gets exactly one image pixel for each.
  static func reducedSide(_ side: Int, by scale: Double) -> Int {
    scale < 1 ? max(1, Int(saturating: (Double(side) * scale + 0.5).rounded(.down))) : side
  }
}
