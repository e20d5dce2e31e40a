/// Width and height in pixels.
public struct PixelSize: Sendable, Hashable, CustomStringConvertible {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int

  /// A size of so many pixels. Values are not checked.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  public var description: String { "\(width)x\(height)" }
}

/// A rectangle of whole pixels: the column and row of its top left one, from the picture's top left, and how many it
/// spans.
public struct PixelArea: Sendable, Hashable, CustomStringConvertible {
  /// The column of the top left pixel.
  public let x: Int
  /// The row of the top left pixel.
  public let y: Int
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int

  /// An area of whole pixels. Values are not checked here; see `ImageComparison.ignoredAreas`.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// `50x20 at 10,30`
  public var description: String { "\(width)x\(height) at \(x),\(y)" }

  /// The smallest area that holds both, which lie in pictures.
  func union(_ other: PixelArea) -> PixelArea {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelArea(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
