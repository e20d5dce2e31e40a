/// Sine, cosine and the angle of a vector in radians, computed without the C library.
///
/// The C library's results differ in the last bit between processors with and without fused multiply-add, and one bit
/// in a coordinate can change a pixel by a level. These functions use only additions and multiplications of IEEE
/// doubles, which give the same results everywhere.
package enum Trigonometry {
  /// Sine and cosine of an angle. Multiples of a quarter turn, such as `Double.pi / 2 * n` for small n, give exact
  /// zeros and ones, so that arcs meet their tangent lines. An angle that is not finite gives (NaN, NaN). Of an
  /// angle beyond 2^30 whole turns are left out first, which is as precise as the angle itself.
  ///
  /// Method: reduction by quarter turns with a two-part π/2 (Cody and Waite), then the Taylor polynomials of sine and
  /// cosine on ±π/4 to degree 17 and 18: error below 1e-15.
  package static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    guard angle.isFinite else { return (.nan, .nan) }
    let angle = withoutFarTurns(angle)
    let quarters = (angle * (2 / Double.pi)).rounded(.toNearestOrEven)
    // π/2 is the sum of a 33-bit double, whose products with `quarters` are exact, and the remainder.
    let high = 0x1.921fb544p+0
    let low = 0x1.0b4611a626331p-34
    var r = (angle - quarters * high) - quarters * low
    // A remainder this small is only the rounding of the caller's own multiplication.
    if abs(r) < 1e-15 * max(1, abs(quarters)) { r = 0 }
    let s = sinePolynomial(r)
    let c = cosinePolynomial(r)
    switch Int(quarters) & 3 {
    case 0: return (s, c)
    case 1: return (c, -s)
    case 2: return (-s, -c)
    default: return (-c, s)
    }
  }

  /// The angle, without whole turns if it is beyond 2^30. The remainder is exact. The rounding of 2π moves it by less than
  /// half the distance to the next `Double` from the angle.
  package static func withoutFarTurns(_ angle: Double) -> Double {
    abs(angle) < 1_073_741_824 ? angle : angle.truncatingRemainder(dividingBy: 2 * Double.pi)
  }

  private static func sinePolynomial(_ x: Double) -> Double {
    let z = x * x
    var p = 1.0 / 355_687_428_096_000
    p = p * z - 1.0 / 1_307_674_368_000
    p = p * z + 1.0 / 6_227_020_800
    p = p * z - 1.0 / 39_916_800
    p = p * z + 1.0 / 362_880
    p = p * z - 1.0 / 5_040
    p = p * z + 1.0 / 120
    p = p * z - 1.0 / 6
    return x + x * z * p
  }

  private static func cosinePolynomial(_ x: Double) -> Double {
    let z = x * x
    var p = -1.0 / 6_402_373_705_728_000
    p = p * z + 1.0 / 20_922_789_888_000
    p = p * z - 1.0 / 87_178_291_200
    p = p * z + 1.0 / 479_001_600
    p = p * z - 1.0 / 3_628_800
    p = p * z + 1.0 / 40_320
    p = p * z - 1.0 / 720
    p = p * z + 1.0 / 24
    p = p * z - 0.5
    return 1 + z * p
  }

  /// The angle of a vector (x, y), in (−π, π], computed without the C library; (0, 0) gives 0.
  ///
  /// Method: the octant's tangent is reduced once by the addition theorem with tan(π/8), then the arctangent series
  /// is summed to degree 43: error below 1e-15.
  package static func angle(x: Double, y: Double) -> Double {
    let ax = abs(x)
    let ay = abs(y)
    guard ax > 0 || ay > 0, ax.isFinite, ay.isFinite else { return 0 }
    let t = ax >= ay ? ay / ax : ax / ay
    let tangentOfEighth = 0.41421356237309503
    let reduced = t > 0.1989123673796580 ? (t - tangentOfEighth) / (1 + t * tangentOfEighth) : t
    let z = reduced * reduced
    var series = 0.0
    for k in stride(from: 21, through: 0, by: -1) {
      series = (k & 1 == 0 ? 1.0 : -1.0) / Double(2 * k + 1) + z * series
    }
    var angle = reduced * series
    if t > 0.1989123673796580 { angle += Double.pi / 8 }
    if ay > ax { angle = Double.pi / 2 - angle }
    if x < 0 { angle = Double.pi - angle }
    return y < 0 ? -angle : angle
  }
}
