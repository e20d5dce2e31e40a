/// How large a picture may be that is read; checked before memory is taken for it.
public struct PNGLimits: Sendable, Hashable {
  /// Pixels a side.
  public var maximumSide: Int
  /// Pixels in all.
  public var maximumPixelCount: Int
  /// Bytes of a file.
  public var maximumByteCount: Int

  /// What no argument says stays as large as an image may be. Values above that change nothing.
  public init(
    maximumSide: Int = PNGLimits.default.maximumSide,
    maximumPixelCount: Int = PNGLimits.default.maximumPixelCount,
    maximumByteCount: Int = PNGLimits.default.maximumByteCount
  ) {
    self.maximumSide = maximumSide
    self.maximumPixelCount = maximumPixelCount
    self.maximumByteCount = maximumByteCount
  }

  /// 32 767 pixels a side, 100 megapixels, a file of 1 GiB (as many pixels of 16 bits a channel fit in, uncompressed).
  public static let `default` = PNGLimits(
    maximumSide: PixelBuffer.maximumSide, maximumPixelCount: PixelBuffer.maximumPixelCount, maximumByteCount: 1 << 30)

  /// The same, with no more pixels than the current task allows.
  var inTask: PNGLimits {
    var limits = self
    limits.maximumPixelCount = min(maximumPixelCount, PixelLimit.count)
    return limits
  }

  /// Whether a picture may be so large, also by what an image may be. The sides come first: within their limits the
  /// product can't overflow.
  func allow(width: Int, height: Int) -> Bool {
    width <= min(maximumSide, PixelBuffer.maximumSide) && height <= min(maximumSide, PixelBuffer.maximumSide)
      && width * height <= min(maximumPixelCount, PixelBuffer.maximumPixelCount)
  }
}
