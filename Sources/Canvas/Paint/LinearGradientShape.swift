/// Lines at right angles to the way from one point (0) to another (1).
struct LinearGradientShape: GradientShape {
  private let start: Point
  private let way: Vector
  private let squaredLength: Double

  /// Nil where the points are the same, not finite, or so near or far that their distance's square has no inverse.
  init?(start: Point, end: Point) {
    way = end - start
    squaredLength = way.dot(way)
    let inverse = 1 / squaredLength
    guard inverse > 0, inverse.isFinite, start.isFinite else { return nil }
    self.start = start
  }

  static var isLinear: Bool { true }

  func change(along direction: Vector) -> Double { direction.dot(way) / squaredLength }

  // Divided, not multiplied by the inverse: the end is exactly 1, where a repeated gradient begins anew.
  @inline(__always)
  func parameter(at point: Point) -> Double { (point - start).dot(way) / squaredLength }
}
