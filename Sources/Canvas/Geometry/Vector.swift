/// A displacement in points: a direction and a length, without a place.
public struct Vector: Sendable, Hashable {
  /// The part to the right, in points.
  public var dx: Double
  /// The part downwards, in points.
  public var dy: Double

  /// A vector with its parts to the right and downwards, in points.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector of no length.
  public static let zero = Vector(dx: 0, dy: 0)

  /// The Euclidean length, in points.
  public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// The same direction with length 1, or nil if the vector is zero or not finite.
  public var normalized: Vector? {
    let length = length
    guard length > 0, length.isFinite else { return nil }
    return Vector(dx: dx / length, dy: dy / length)
  }

  /// A quarter turn clockwise as you see it (y down): right becomes down.
  public var quarterTurnedClockwise: Vector { Vector(dx: -dy, dy: dx) }

  /// The sum of two vectors, part by part.
  public static func + (a: Vector, b: Vector) -> Vector { Vector(dx: a.dx + b.dx, dy: a.dy + b.dy) }
  /// The difference of two vectors, part by part.
  public static func - (a: Vector, b: Vector) -> Vector { Vector(dx: a.dx - b.dx, dy: a.dy - b.dy) }
  /// The opposite vector.
  public static prefix func - (v: Vector) -> Vector { Vector(dx: -v.dx, dy: -v.dy) }
  /// The vector with its length multiplied by a factor. A negative factor turns it round.
  public static func * (v: Vector, factor: Double) -> Vector { Vector(dx: v.dx * factor, dy: v.dy * factor) }

  /// The dot product.
  public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }

  /// The z component of the cross product: positive where `other` lies clockwise of this vector to the eye.
  public func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }
}
