/// A width and a height in points. Either may be negative; see `Rect.standardized`.
public struct Size: Sendable, Hashable {
  /// The extent in x, in points.
  public var width: Double
  /// The extent in y, in points.
  public var height: Double

  /// A size with a width and a height in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size with zero width and height.
  public static let zero = Size(width: 0, height: 0)

  /// The size with both sides multiplied by `factor`.
  public func scaled(by factor: Double) -> Size { Size(width: width * factor, height: height * factor) }
}
