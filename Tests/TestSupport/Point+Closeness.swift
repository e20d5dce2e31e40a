package import Canvas

extension Point {
  /// Whether the other point is within a distance. False if any coordinate is not finite.
  package func isClose(to other: Point, within tolerance: Double = 1e-12) -> Bool { distance(to: other) <= tolerance }
}

extension Double {
  package func isClose(to other: Double, within tolerance: Double = 1e-12) -> Bool { abs(self - other) <= tolerance }
}
