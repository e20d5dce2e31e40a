/// A width and a height in points. Either may be negative; `Rect.standardized` says what that means.
public struct Size: Sendable, Hashable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public static let zero = Size(width: 0, height: 0)

  /// The size with both sides multiplied by `factor`.
  public func scaled(by factor: Double) -> Size { Size(width: width * factor, height: height * factor) }
}
