/// The largest picture to decode, checked before memory is allocated for it.
public struct ImageLimits: Sendable, Hashable {
  /// The maximum number of pixels a side.
  public var maximumSide: Int
  /// The maximum number of pixels in total.
  public var maximumPixelCount: Int
  /// The maximum number of bytes of a file.
  public var maximumByteCount: Int

  /// Limits for a picture and its file. By default they are those of an image; larger values have no effect.
  public init(
    maximumSide: Int = ImageLimits.default.maximumSide,
    maximumPixelCount: Int = ImageLimits.default.maximumPixelCount,
    maximumByteCount: Int = ImageLimits.default.maximumByteCount
  ) {
    self.maximumSide = maximumSide
    self.maximumPixelCount = maximumPixelCount
    self.maximumByteCount = maximumByteCount
  }

  /// 32 767 pixels a side, 100 megapixels, and a file of 1 GiB (enough for 100 megapixels of 16 bits a channel,
  /// uncompressed).
  public static let `default` = ImageLimits(
    maximumSide: PixelBuffer.maximumSide, maximumPixelCount: PixelBuffer.maximumPixelCount, maximumByteCount: 1 << 30)

  /// The same limits, with at most the number of pixels that the current task allows.
  var inTask: ImageLimits { changing(self) { $0.maximumPixelCount = min(maximumPixelCount, PixelLimit.count) } }

  /// Whether a picture of this size is within these limits and those of an image. The sides are checked first, so
  /// that the product can't overflow.
  func allow(width: Int, height: Int) -> Bool {
    width <= min(maximumSide, PixelBuffer.maximumSide) && height <= min(maximumSide, PixelBuffer.maximumSide)
      && width * height <= min(maximumPixelCount, PixelBuffer.maximumPixelCount)
  }
}
