/// Lines at right angles to the way from one point (0) to another (1).
struct LinearGradientShape: GradientShape {
  private let start: Point
  // The way divided by its squared length.
  private let direction: Vector

  /// Nil where the points are the same, not finite, or so near or far that their distance's square has no inverse.
  init?(start: Point, end: Point) {
    let way = end - start
    let inverse = 1 / way.dot(way)
    guard inverse > 0, inverse.isFinite, start.isFinite else { return nil }
    self.start = start
    direction = way * inverse
  }

  @inline(__always)
  func parameter(at point: Point) -> Double { (point - start).dot(direction) }
}
