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
    paint(rect, with: image, toUser: toUser, tiling: .pad)
  }

  /// Fills a rectangle with an image as a repeated tile. Tiles begin at the origin of user space, as with UIKit.
  public func drawAsPattern(_ image: Image, in rect: Rect) {
    guard rect.isFinite, !rect.isEmpty else { return }
    paint(
      rect, with: image, toUser: Transform(scaleX: 1 / image.scale, y: 1 / image.scale), tiling: .repeat)
  }

  private func paint(_ rect: Rect, with image: Image, toUser: Transform, tiling: Paint.Tiling) {
    let toDevice = toUser.concatenating(state.transform)
    guard
      let pattern = ImagePattern(
        image: image.pixels, toDevice: toDevice, tilingX: tiling, tilingY: tiling, sampling: .bilinear)
    else { return }
    let box = rect.applying(state.transform)
    let edges = FillEdges(path: Path(rect: rect), transform: state.transform, visible: nil)
    paint(edges, in: box, rule: .nonZero, paint: pattern)
  }
}
