/// An image with its top left corner at the origin. The image's scale determines the size of its pixels.
package struct TiledImage: PaintSource {
  package let image: Image
  package let tilingX: Paint.Tiling
  package let tilingY: Paint.Tiling
  package let sampling: Paint.Sampling

  package func place(toDevice: Transform, in memory: PaintMemory) {
    let toDevice = image.scale == 1 ? toDevice : toDevice.scaledBy(x: 1 / image.scale, y: 1 / image.scale)
    memory.setImage(self, toDevice: toDevice)
  }
}

extension Paint {
  /// What is painted beyond the edges of an image, along one of its axes.
  public enum Tiling: Sendable, Hashable, CaseIterable {
    /// Nothing: it is transparent.
    case none
    /// The pixels at the edge continue.
    case pad
    /// The image repeats.
    case `repeat`
    /// The image repeats, and every second repetition is mirrored.
    case mirror
  }

  /// How an image is sampled between its pixels.
  public enum Sampling: Sendable, Hashable, CaseIterable {
    /// The pixel whose square contains the position. Enlarged, the image shows hard squares; reduced, it skips
    /// pixels.
    case nearest
    /// Linear interpolation between the four neighbouring pixel centres. If the image is reduced, it is first
    /// averaged by area.
    case bilinear
    /// Catmull and Rom's cubic through sixteen pixel centres (Keys 1981, a = −1/2), sharper than `bilinear`. If the
    /// image is reduced, it is first averaged by area.
    case bicubic
  }

  /// An image in its own size, with its top left corner at the origin before the transform.
  public static func image(
    _ image: Image, tilingX: Tiling = .repeat, tilingY: Tiling = .repeat, sampling: Sampling = .bilinear,
    transform: Transform = .identity
  ) -> Paint {
    Paint(
      TiledImage(image: image, tilingX: tilingX, tilingY: tilingY, sampling: sampling), transform: transform)
  }
}
