/// Exponential and logarithm functions that are the same on every machine, unlike the C library's.
package enum ExpLog {
  private static let ln2High = 0x1.62e42fefa38p-1
  private static let ln2Low = 0x1.ef35793c7673p-45

  /// e to the power of x: 0 below −708, infinity above 709, NaN for NaN.
  ///
  /// Method: x = k·ln 2 + r with ln 2 in two parts, and the Taylor series to r¹⁴ for |r| ≤ 0.35. The relative error
  /// is at most 1e-15.
  package static func exp(_ x: Double) -> Double {
    guard x >= -708 else { return x.isNaN ? x : 0 }
    guard x <= 709 else { return .infinity }
    let k = (x / (ln2High + ln2Low)).rounded(.toNearestOrEven)
    let r = (x - k * ln2High) - k * ln2Low
    var sum = 1.0
    for n in stride(from: 14.0, through: 1, by: -1) { sum = 1 + sum * r / n }
    return Double(sign: .plus, exponent: Int(k), significand: sum)
  }

  /// The natural logarithm: −infinity for 0, NaN below, infinity for infinity.
  ///
  /// Method: x = m·2ᵏ with m in √½…√2, and the series of artanh((m − 1) / (m + 1)) to the 21st power. The error is at
  /// most 1e-15 of the result or of ln 2, whichever is larger.
  package static func log(_ x: Double) -> Double {
    guard x > 0, x < .infinity else { return x == 0 ? -.infinity : x == .infinity ? x : .nan }
    var k = Double(x.exponent)
    var m = x.significand
    if m > 1.4142135623730951 {
      m /= 2
      k += 1
    }
    let t = (m - 1) / (m + 1)
    var sum = 0.0
    for n in stride(from: 21.0, through: 1, by: -2) { sum = sum * t * t + 1 / n }
    return k * ln2High + (k * ln2Low + 2 * t * sum)
  }

  /// A number of at least 0, to a power.
  package static func power(_ x: Double, _ y: Double) -> Double {
    x == 0 ? (y == 0 ? 1 : 0) : exp(y * log(x))
  }

  /// A number to a whole power, by squaring.
  package static func power(_ base: Double, whole exponent: Int) -> Double {
    var (result, factor, rest) = (1.0, base, exponent.magnitude)
    while rest > 0 {
      if rest & 1 == 1 { result *= factor }
      factor *= factor
      rest >>= 1
    }
    return exponent < 0 ? 1 / result : result
  }
}
