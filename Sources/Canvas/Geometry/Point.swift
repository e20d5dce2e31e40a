/// A position in points. The origin is the top left; y grows downwards.
public struct Point: Sendable, Hashable {
  /// The distance to the right of the origin.
  public var x: Double
  /// The distance below the origin.
  public var y: Double

  /// A point at coordinates in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// The point moved by `dx` to the right and `dy` down.
  public func offsetBy(dx: Double, dy: Double) -> Point { Point(x: x + dx, y: y + dy) }

  /// The point after the transform.
  public func applying(_ t: Transform) -> Point {
    Point(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }

  /// The straight distance to another point, in points.
  public func distance(to other: Point) -> Double { (other - self).length }

  /// The point at a fraction of the way to `other`: 0 is this point, 1 the other.
  public func interpolated(to other: Point, at t: Double) -> Point {
    Point(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }

  /// Whether both coordinates are finite numbers.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The vector from the second point to the first.
  public static func - (a: Point, b: Point) -> Vector { Vector(dx: a.x - b.x, dy: a.y - b.y) }
  /// The point moved by a vector.
  public static func + (p: Point, v: Vector) -> Point { Point(x: p.x + v.dx, y: p.y + v.dy) }
  /// The point moved by the opposite of a vector.
  public static func - (p: Point, v: Vector) -> Point { Point(x: p.x - v.dx, y: p.y - v.dy) }
}
