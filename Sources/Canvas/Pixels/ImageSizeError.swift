/// An error in the size of an image.
public enum ImageSizeError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A size in points or a scale is not a positive finite number.
  case notPositive(size: Size, scale: Double)
  /// The size is out of limits: a side must be 1…32 767 pixels, and the total at most 100 megapixels.
  case outOfLimits(pixelWidth: Int, pixelHeight: Int)
  /// The size is within the limits, but there is not enough memory.
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

  /// Throws if a buffer of this size is not allowed.
  package static func check(pixelWidth: Int, pixelHeight: Int) throws(ImageSizeError) {
    let sides = 1...PixelBuffer.maximumSide
    guard sides.contains(pixelWidth), sides.contains(pixelHeight),
      pixelWidth * pixelHeight <= min(PixelLimit.count, PixelBuffer.maximumPixelCount)
    else { throw .outOfLimits(pixelWidth: pixelWidth, pixelHeight: pixelHeight) }
  }

  /// The pixel size of a size in points at a scale. Each side is rounded to nearest, halves up, and at least 1.
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

/// The maximum number of pixels of a picture that the current task or thread draws or reads.
///
/// It is never more than `PixelBuffer.maximumPixelCount`. A limit applies to everything called inside `withValue` and
/// to tasks started there, but not to threads.
package enum PixelLimit {
  @TaskLocal package static var count = PixelBuffer.maximumPixelCount

  /// The limit as written in an error.
  static var text: String {
    let count = min(count, PixelBuffer.maximumPixelCount)
    return count.isMultiple(of: 1_000_000) ? "\(count / 1_000_000) megapixels" : "\(count) pixels"
  }
}
