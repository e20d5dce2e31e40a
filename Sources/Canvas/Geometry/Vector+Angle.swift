package import CanvasMath

extension Trigonometry {
  /// The angle of a vector, in (−π, π]; (0, 0) gives 0.
  package static func angle(of vector: Vector) -> Double { angle(x: vector.dx, y: vector.dy) }
}
