/// A quadratic Bézier curve.
struct QuadraticCurve {
  var p0: Point
  var p1: Point
  var p2: Point

  func point(at t: Double) -> Point {
    p0.interpolated(to: p1, at: t).interpolated(to: p1.interpolated(to: p2, at: t), at: t)
  }

  /// The two parts before and after the parameter `t` (de Casteljau).
  func split(at t: Double) -> (QuadraticCurve, QuadraticCurve) {
    let p01 = p0.interpolated(to: p1, at: t)
    let p12 = p1.interpolated(to: p2, at: t)
    let middle = p01.interpolated(to: p12, at: t)
    return (QuadraticCurve(p0: p0, p1: p01, p2: middle), QuadraticCurve(p0: middle, p1: p12, p2: p2))
  }

  /// The same curve as a cubic (degree elevation).
  var elevated: CubicCurve {
    CubicCurve(
      p0: p0, p1: p0.interpolated(to: p1, at: 2.0 / 3.0), p2: p2.interpolated(to: p1, at: 2.0 / 3.0), p3: p2)
  }
}
