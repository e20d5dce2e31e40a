/// Rays round a centre: a full turn from an angle (0) back to it (1).
struct ConicGradientShape: GradientShape {
  private let center: Point
  // In turns.
  private let start: Double
  private let direction: Double

  /// Nil where a number is not finite.
  init?(center: Point, startAngle: Double, clockwise: Bool) {
    guard center.isFinite, startAngle.isFinite else { return nil }
    self.center = center
    // As everywhere, a larger angle has lost its place on the circle.
    start = abs(startAngle) < 1_073_741_824 ? startAngle / (2 * .pi) : 0
    direction = clockwise ? 1 : -1
  }

  func parameter(at point: Point) -> Double {
    let way = point - center
    guard way.dx.isFinite, way.dy.isFinite else { return .nan }
    let turns = (Angle.of(way) / (2 * .pi) - start) * direction
    let within = turns - turns.rounded(.down)
    // A hair before the start rounds up to the full turn, which is the start.
    return within < 1 ? within : 0
  }
}
