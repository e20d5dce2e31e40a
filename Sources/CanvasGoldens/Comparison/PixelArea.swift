/// Width and height in pixels.
public struct PixelSize: Sendable, Hashable, CustomStringConvertible {
  public let width: Int
  public let height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  public var description: String { "\(width)x\(height)" }
}

/// A rectangle of whole pixels: the column and row of its top left one, from the picture's top left, and how many it
/// spans.
public struct PixelArea: Sendable, Hashable, CustomStringConvertible {
  public let x: Int
  public let y: Int
  public let width: Int
  public let height: Int

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
