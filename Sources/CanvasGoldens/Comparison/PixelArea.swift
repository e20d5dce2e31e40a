/// A width and a height in pixels.
public struct PixelSize: Sendable, Hashable, CustomStringConvertible {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int

  /// A size in pixels. Values aren't validated.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  public var description: String { "\(width)x\(height)" }

  /// The larger side on each axis.
  func union(_ other: PixelSize) -> PixelSize {
    PixelSize(width: max(width, other.width), height: max(height, other.height))
  }
}

/// A rectangle of whole pixels. Columns and rows are counted from the top left of the picture.
public struct PixelArea: Sendable, Hashable, CustomStringConvertible {
  /// The column of the top left pixel.
  public let x: Int
  /// The row of the top left pixel.
  public let y: Int
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int

  /// An area of whole pixels. Values aren't validated here; see `ImageComparison.ignoredAreas`.
  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The text of an area: `50x20 at 10,30`.
  public var description: String { "\(width)x\(height) at \(x),\(y)" }

  /// The smallest area that contains both. Both must be within pictures.
  package func union(_ other: PixelArea) -> PixelArea {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelArea(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
