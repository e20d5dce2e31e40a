/// A point as fractions of a rectangle: 0, 0 is the top left corner, and 1, 1 the bottom right one.
public struct UnitPoint: Sendable, Hashable {
  /// The fraction of the width. It may be outside of 0…1.
  public var x: Double
  /// The fraction of the height. It may be outside of 0…1.
  public var y: Double

  /// A point at fractions of the width and the height.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The middle of the top side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The top right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The middle of the left side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the right side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The bottom left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The middle of the bottom side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The bottom right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The point of a rectangle.
  func point(in rect: Rect) -> Point { Point(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y) }
}
