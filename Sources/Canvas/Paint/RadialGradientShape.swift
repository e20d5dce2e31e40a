/// All circles between one (0) and another (1), and beyond; later ones lie upon earlier ones.
///
/// The circle of t has the centre c0 + t·(c1 − c0) and the radius r0 + t·(r1 − r0). That a point p lies on it is a
/// quadratic equation for t, a·t² − 2b·t + c = 0; the larger root whose radius is not negative counts.
struct RadialGradientShape: GradientShape {
  private let center: Point
  private let radius: Double
  private let centerStep: Vector
  private let radiusStep: Double
  private let a: Double

  /// Nil where the circles are equal or both points, a radius is negative, or a number or its square is not finite.
  init?(startCenter: Point, startRadius: Double, endCenter: Point, endRadius: Double) {
    let centerStep = endCenter - startCenter
    let radiusStep = endRadius - startRadius
    let size = centerStep.dot(centerStep) + radiusStep * radiusStep
    guard startRadius >= 0, endRadius >= 0, startRadius > 0 || endRadius > 0, startCenter.isFinite,
      (startRadius * startRadius).isFinite, size > 0, size.isFinite
    else { return nil }
    center = startCenter
    radius = startRadius
    self.centerStep = centerStep
    self.radiusStep = radiusStep
    let a = centerStep.dot(centerStep) - radiusStep * radiusStep
    // Circles that touch from inside are meant to, though their numbers were rounded.
    self.a = abs(a) < 1e-12 * size ? 0 : a
  }

  func parameter(at point: Point) -> Double {
    let p = point - center
    let b = p.dot(centerStep) + radius * radiusStep
    let c = p.dot(p) - radius * radius
    let discriminant = b * b - a * c
    // Where one circle holds the other, every point has its circle; only a rounding makes this negative.
    guard discriminant >= 0 || a < 0 else { return .nan }
    // The two roots as q/a and c/q: neither subtracts nearly equal numbers, and the second is the only root where a
    // is 0 (each circle touches the next from inside, all at one line).
    let root = max(discriminant, 0).squareRoot()
    let q = b < 0 ? b - root : b + root
    let t1 = q / a
    let t2 = q == 0 ? t1 : c / q
    // A root that does not exist is infinite or not a number.
    let (larger, smaller) = t1 > t2 || !t2.isFinite ? (t1, t2) : (t2, t1)
    // One of the two has a positive radius then. Its sign would be a rounding's at the cone's tip.
    if a < 0 { return radiusStep > 0 ? larger : smaller }
    if isPart(larger) { return larger }
    return isPart(smaller) ? smaller : .nan
  }

  private func isPart(_ t: Double) -> Bool { t.isFinite && radius + t * radiusStep >= 0 }
}
