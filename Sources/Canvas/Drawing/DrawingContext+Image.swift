extension DrawingContext {
  /// Draws an image in its own size, its top left corner at a point.
  public func draw(_ image: Image, at point: Point) {
    draw(image, in: Rect(origin: point, size: image.size))
  }

  /// Draws an image scaled into a rectangle: made smaller by averaging areas, larger by bilinear interpolation.
  public func draw(_ image: Image, in rect: Rect) {
    guard rect.isFinite, !rect.isEmpty else { return }
    let rect = rect.standardized
    let toUser = Transform(
      a: rect.width / Double(image.pixelWidth), b: 0, c: 0, d: rect.height / Double(image.pixelHeight),
      tx: rect.minX, ty: rect.minY)
    paint(rect, with: image, toUser: toUser, extend: .clamp)
  }

  /// Fills a rectangle with an image as a repeated tile. Tiles begin at the origin of user space, as with UIKit.
  public func drawAsPattern(_ image: Image, in rect: Rect) {
    guard rect.isFinite, !rect.isEmpty else { return }
    paint(
      rect, with: image, toUser: Transform(scaleX: 1 / image.scale, y: 1 / image.scale), extend: .repeat)
  }

  /// Paints a rectangle of user space with an image whose pixels lie there by `toUser`.
  func paint(_ rect: Rect, with image: Image, toUser: Transform, extend: ImagePattern.Extend) {
    let toDevice = toUser.concatenating(state.transform)
    guard toDevice.isFinite, toDevice.determinant != 0 else { return }
    // Pixels per image pixel along its two sides. Below one, neighbours are averaged first.
    let scaleX = Vector(dx: toDevice.a, dy: toDevice.b).length
    let scaleY = Vector(dx: toDevice.c, dy: toDevice.d).length
    var pixels = image.pixels
    var reducedToDevice = toDevice
    if scaleX < 1 || scaleY < 1 {
      let width = Self.reducedSide(image.pixelWidth, by: scaleX)
      let height = Self.reducedSide(image.pixelHeight, by: scaleY)
      // No memory for a smaller picture: nothing is drawn, as there would be none to draw with.
      guard let reduced = try? pixels.reduced(toWidth: width, height: height) else { return }
      reducedToDevice = toDevice.scaledBy(
        x: Double(image.pixelWidth) / Double(reduced.width), y: Double(image.pixelHeight) / Double(reduced.height))
      pixels = reduced
    }
    guard let pattern = ImagePattern(image: pixels, toDevice: reducedToDevice, extend: extend) else { return }
    let box = rect.applying(state.transform)
    let edges = FillEdges(path: Path(rect: rect), transform: state.transform, visible: nil)
    paint(edges, in: box, paint: pattern)
  }

  // The nearest whole number of pixels: a rectangle on pixel edges then gets exactly one image pixel for each.
  static func reducedSide(_ side: Int, by scale: Double) -> Int {
    scale < 1 ? max(1, Int(saturating: (Double(side) * scale + 0.5).rounded(.down))) : side
  }
}
