/// A cubic Bézier curve.
struct CubicCurve {
  var p0: Point
  var p1: Point
  var p2: Point
  var p3: Point

  func point(at t: Double) -> Point {
    let (left, _) = split(at: t)
    return left.p3
  }

  /// The two parts before and after the parameter `t` (de Casteljau).
  func split(at t: Double = 0.5) -> (CubicCurve, CubicCurve) {
    let p01 = p0.interpolated(to: p1, at: t)
    let p12 = p1.interpolated(to: p2, at: t)
    let p23 = p2.interpolated(to: p3, at: t)
    let p012 = p01.interpolated(to: p12, at: t)
    let p123 = p12.interpolated(to: p23, at: t)
    let middle = p012.interpolated(to: p123, at: t)
    return (CubicCurve(p0: p0, p1: p01, p2: p012, p3: middle), CubicCurve(p0: middle, p1: p123, p2: p23, p3: p3))
  }

  /// The box of the four control points, which the curve never leaves.
  var controlBounds: Rect {
    Rect(
      x0: min(min(p0.x, p1.x), min(p2.x, p3.x)), y0: min(min(p0.y, p1.y), min(p2.y, p3.y)),
      x1: max(max(p0.x, p1.x), max(p2.x, p3.x)), y1: max(max(p0.y, p1.y), max(p2.y, p3.y)))
  }

  /// The parameters in 0…1 where one coordinate has an extremum, given its four control values.
  static func extrema(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
    // Derivative / 3: (b−a)(1−t)² + 2(c−b)t(1−t) + (d−c)t²
    let k0 = b - a
    let k1 = c - b
    let k2 = d - c
    let qa = k0 - 2 * k1 + k2
    let qb = 2 * (k1 - k0)
    var roots: [Double] = []
    if abs(qa) < 1e-12 * (abs(k0) + abs(k1) + abs(k2)) {
      if qb != 0 { roots = [-k0 / qb] }
    } else {
      let discriminant = qb * qb - 4 * qa * k0
      guard discriminant >= 0 else { return [] }
      let q = -0.5 * (qb + (qb < 0 ? -1 : 1) * discriminant.squareRoot())
      roots = q == 0 ? [q / qa] : [q / qa, k0 / q]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

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
