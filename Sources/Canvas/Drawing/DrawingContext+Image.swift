extension DrawingContext {
  /// Draws an image at its own size, with its top left corner at a point.
  public func draw(_ image: Image, at point: Point) {
    draw(image, in: Rect(origin: point, size: image.size))
  }

  /// Draws an image scaled into a rectangle: reduced by averaging areas, enlarged by bilinear interpolation.
  public func draw(_ image: Image, in rect: Rect) {
    fill(rect, with: image, toUser: Transform(from: image.pixelSize, to: rect), tiling: .pad)
  }

  /// Fills a rectangle with an image as a repeated tile. Tiles begin at the origin of user space, as in UIKit.
  public func drawAsPattern(_ image: Image, in rect: Rect) {
    fill(
      rect, with: image, toUser: Transform(scaleX: 1 / image.scale, y: 1 / image.scale), tiling: .repeat)
  }

  /// Paints a rectangle of user space with an image. `toUser` maps its pixels to user space.
  func fill(_ rect: Rect, with image: Image, toUser: Transform, tiling: Paint.Tiling) {
    guard rect.isFinite, !rect.isEmpty, takes(rect, state.deviceTransform, isPlain: false) else { return }
    if let recorder { return recorder.add(.image(image, in: rect, toUser: toUser, tiling: tiling), state) }
    guard let rows = imageRows(image, toUser: toUser, tiling: tiling) else { return }
    fill(rect, transform: state.deviceTransform, with: .rows(rows))
  }

  /// The rows of an image in user space; nil if nothing is visible.
  func imageRows(_ image: Image, toUser: Transform, tiling: Paint.Tiling) -> ImageRows? {
    ImageRows(
      image: image.pixels, toDevice: toUser.concatenating(state.deviceTransform), tilingX: tiling, tilingY: tiling,
      sampling: .bilinear, kernels: kernels)
  }
}
