public import Canvas

/// Why two pictures could not be compared. It never means that they are equal.
public enum ComparisonError: Error, Sendable, Hashable, CustomStringConvertible {
  /// An option has no meaning, or would let any two pictures pass.
  case option(String)
  /// No pixel is left to compare: all are in ignored areas.
  case nothingCompared
  /// A metric of pixels was asked for pictures of different sizes.
  case sizesDiffer(actual: PixelSize, expected: PixelSize)
  /// A metric needs larger pictures: both sides at least `side`.
  case tooSmall(size: PixelSize, side: Int)
  /// Memory lacks, or a size is beyond what a picture may have.
  case size(ImageSizeError)

  public var description: String {
    switch self {
    case .option(let text): text
    case .nothingCompared: "every pixel is in an ignored area; at least one must be compared"
    case .sizesDiffer(let actual, let expected): "size \(actual), expected \(expected); equal sizes are needed"
    case .tooSmall(let size, let side): "\(size) pixels; both sides must be at least \(side)"
    case .size(let error): "\(error)"
    }
  }
}
