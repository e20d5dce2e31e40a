internal import Canvas
internal import CanvasMath

extension Point {
  /// Creates a point at a distance from the origin, at an angle in degrees, clockwise from straight up.
  init(radius: Double, degrees: Double) {
    let (sine, cosine) = Trigonometry.sineAndCosine(degrees * .pi / 180)
    self.init(x: radius * sine, y: -radius * cosine)
  }
}

extension Path {
  /// Creates a star about the origin with its first point straight up. Its points reach one radius, its notches the
  /// other.
  init(starWithPoints count: Int, radius: Double, notchRadius: Double) {
    self.init(
      polygon: (0..<max(2 * count, 0)).map { place in
        Point(radius: place % 2 == 0 ? radius : notchRadius, degrees: 180 * Double(place) / Double(count))
      })
  }
}
