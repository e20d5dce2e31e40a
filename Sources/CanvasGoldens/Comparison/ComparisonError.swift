public import Canvas

/// An error that prevents a comparison of two pictures. It never means that they are equal.
public enum ComparisonError: Error, Sendable, Hashable, CustomStringConvertible {
  /// An invalid option, or one with which any two pictures would pass.
  case option(String)
  /// No pixel is left to compare: all are in ignored areas.
  case nothingCompared
  /// A pixel metric was requested for pictures of different sizes.
  case sizesDiffer(actual: PixelSize, expected: PixelSize)
  /// A metric requires larger pictures, with at least `side` pixels on both sides.
  case tooSmall(size: PixelSize, side: Int)
  /// Memory couldn't be allocated, or a size exceeds the limits of a picture.
  case size(ImageSizeError)

  public var description: String {
    switch self {
    case .option(let text): text
    case .nothingCompared: "every pixel is in an ignored area; leave at least one to compare"
    case .sizesDiffer(let actual, let expected): "size \(actual), expected \(expected); the sizes must be equal"
    case .tooSmall(let size, let side): "\(size) pixels; both sides must be at least \(side)"
    case .size(let error): "\(error)"
    }
  }
}
