/// An image, its top left corner at the origin, a pixel as large as the image's scale makes it.
struct ImagePaint: PaintSource {
  let image: Image
  let tilingX: Paint.Tiling
  let tilingY: Paint.Tiling
  let sampling: Paint.Sampling

  func placed(toDevice: Transform, toPaint: Transform, memory: PaintMemory) -> DevicePaint? {
    ImagePattern(
      image: image.pixels,
      toDevice: Transform(scaleX: 1 / image.scale, y: 1 / image.scale).concatenating(toDevice), tilingX: tilingX,
      tilingY: tilingY, sampling: sampling, kernels: memory.kernels
    ).map(DevicePaint.rows)
  }
}

extension Paint {
  /// What is painted beyond the edges of an image, along one of its axes.
  public enum Tiling: Sendable, Hashable, CaseIterable {
    /// Transparent.
    case none
    /// Its edge's pixels go on.
    case pad
    /// It begins anew.
    case `repeat`
    /// It goes back and forth: every second one is mirrored.
    case mirror
  }

  /// How an image is read between its pixels.
  public enum Sampling: Sendable, Hashable, CaseIterable {
    /// The pixel in whose square the place lies: hard squares where enlarged. Made smaller, it leaves pixels out.
    case nearest
    /// Linear between the four neighbouring pixel centres. Made smaller, the image is averaged by areas first.
    case bilinear
    /// Catmull and Rom's cubic through sixteen pixel centres (Keys 1981, a = −1/2): sharper than `bilinear`. Made
    /// smaller, the image is averaged by areas first.
    case bicubic
  }

  /// An image in its own size, its top left corner at the origin before the transform.
  public static func image(
    _ image: Image, tilingX: Tiling = .repeat, tilingY: Tiling = .repeat, sampling: Sampling = .bilinear,
    transform: Transform = .identity
  ) -> Paint {
    Paint(
      ImagePaint(image: image, tilingX: tilingX, tilingY: tilingY, sampling: sampling), transform: transform)
  }
}
