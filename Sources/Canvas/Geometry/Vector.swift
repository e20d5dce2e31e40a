package import CanvasMath

/// A displacement in points: a direction and a length, without a position.
public struct Vector: Sendable, Hashable {
  /// The component to the right, in points.
  public var dx: Double
  /// The downward component, in points.
  public var dy: Double

  /// A vector with components to the right and downwards, in points.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector of length 0.
  public static let zero = Vector(dx: 0, dy: 0)

  /// The Euclidean length, in points.
  public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// The same direction with length 1, or nil if the vector is zero or not finite.
  public var normalized: Vector? {
    let length = length
    guard length > 0, length.isFinite else { return nil }
    return Vector(dx: dx / length, dy: dy / length)
  }

  /// The vector rotated a quarter turn clockwise as you see it: right becomes down.
  public var quarterTurnedClockwise: Vector { Vector(dx: -dy, dy: dx) }

  /// The sum of two vectors, by component.
  public static func + (a: Vector, b: Vector) -> Vector { Vector(dx: a.dx + b.dx, dy: a.dy + b.dy) }
  /// The difference of two vectors, by component.
  public static func - (a: Vector, b: Vector) -> Vector { Vector(dx: a.dx - b.dx, dy: a.dy - b.dy) }
  /// The opposite vector.
  public static prefix func - (v: Vector) -> Vector { Vector(dx: -v.dx, dy: -v.dy) }
  /// The vector with its length multiplied by a factor. A negative factor reverses the direction.
  public static func * (v: Vector, factor: Double) -> Vector { Vector(dx: v.dx * factor, dy: v.dy * factor) }

  /// The dot product.
  public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }

  /// The z component of the cross product: positive if `other` is clockwise from this vector.
  public func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }
}

extension Trigonometry {
  /// The angle of a vector, in (−π, π]; (0, 0) gives 0.
  package static func angle(of vector: Vector) -> Double { angle(x: vector.dx, y: vector.dy) }
}
