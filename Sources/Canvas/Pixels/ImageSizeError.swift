/// Why an image of some size can't be made.
public enum ImageSizeError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A size in points, or a scale, that is not a positive finite number.
  case notPositive(size: Size, scale: Double)
  /// Sides of 1…32 767 pixels and 100 megapixels in all are possible; this was asked for.
  case outOfLimits(pixelWidth: Int, pixelHeight: Int)
  /// The size is allowed, but the system has no memory for it.
  case outOfMemory(pixelWidth: Int, pixelHeight: Int)

  public var description: String {
    switch self {
    case .notPositive(let size, let scale):
      "size \(size.width)x\(size.height) at scale \(scale): each must be a positive number"
    case .outOfLimits(let width, let height):
      "\(width)x\(height) pixels: a side must be 1 to \(PixelBuffer.maximumSide) pixels, "
        + "the whole at most \(PixelLimit.text)"
    case .outOfMemory(let width, let height):
      "\(width)x\(height) pixels: not enough memory"
    }
  }

  /// Whether an image may have so many pixels: 1…32 767 a side, and 100 megapixels in all.
  package static func allows(pixelWidth: Int, pixelHeight: Int) -> Bool {
    (try? check(pixelWidth: pixelWidth, pixelHeight: pixelHeight)) != nil
  }

  /// Throws if a buffer of this size is not allowed.
  static func check(pixelWidth: Int, pixelHeight: Int) throws(ImageSizeError) {
    let sides = 1...PixelBuffer.maximumSide
    guard sides.contains(pixelWidth), sides.contains(pixelHeight),
      pixelWidth * pixelHeight <= min(PixelLimit.count, PixelBuffer.maximumPixelCount)
    else { throw .outOfLimits(pixelWidth: pixelWidth, pixelHeight: pixelHeight) }
  }

  /// The pixels of a size in points at a scale: each side rounded to nearest, half up, at least 1 where it is positive.
  package static func pixelSize(of size: Size, scale: Double) throws(ImageSizeError) -> (width: Int, height: Int) {
    guard size.width > 0, size.height > 0, scale > 0, size.width.isFinite, size.height.isFinite, scale.isFinite else {
      throw .notPositive(size: size, scale: scale)
    }
    let width = max(1, Int(saturating: (size.width * scale + 0.5).rounded(.down)))
    let height = max(1, Int(saturating: (size.height * scale + 0.5).rounded(.down)))
    try check(pixelWidth: width, pixelHeight: height)
    return (width, height)
  }
}
