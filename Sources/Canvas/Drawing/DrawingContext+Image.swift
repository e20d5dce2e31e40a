extension DrawingContext {
  /// Draws an image at its own size, with its top left corner at a point.
  public func draw(_ image: Image, at point: Point) {
    draw(image, in: Rect(origin: point, size: image.size))
  }

  /// Draws an image scaled into a rectangle: reduced by averaging areas, enlarged by bilinear interpolation.
  public func draw(_ image: Image, in rect: Rect) {
    guard let rows = imageRows(image, in: rect) else { return }
    fill(rect, transform: state.transform, with: rows)
  }

  /// Fills a rectangle with an image as a repeated tile. Tiles begin at the origin of user space, as in UIKit.
  public func drawAsPattern(_ image: Image, in rect: Rect) {
    fill(
      rect, with: image, toUser: Transform(scaleX: 1 / image.scale, y: 1 / image.scale), tiling: .repeat)
  }

  /// Paints a rectangle of user space with an image. `toUser` maps its pixels to user space.
  func fill(_ rect: Rect, with image: Image, toUser: Transform, tiling: Paint.Tiling) {
    guard rect.isFinite, !rect.isEmpty, let rows = imageRows(image, toUser: toUser, tiling: tiling)
    else { return }
    fill(rect, transform: state.transform, with: rows)
  }

  /// The rows of an image scaled into a rectangle of user space; nil if nothing is visible.
  func imageRows(_ image: Image, in rect: Rect) -> ImageRows? {
    guard rect.isFinite, !rect.isEmpty else { return nil }
    let toUser = Transform(
      a: rect.width / Double(image.pixelWidth), b: 0, c: 0, d: rect.height / Double(image.pixelHeight),
      tx: rect.minX, ty: rect.minY)
    return imageRows(image, toUser: toUser, tiling: .pad)
  }

  private func imageRows(_ image: Image, toUser: Transform, tiling: Paint.Tiling) -> ImageRows? {
    ImageRows(
      image: image.pixels, toDevice: toUser.concatenating(state.transform), tilingX: tiling, tilingY: tiling,
      sampling: .bilinear, kernels: kernels)
  }
}
