internal import Canvas

/// A round distance between ticks as an exact decimal: `digits` × 10^`exponent`, such as 25 × 10^1 for 250.
///
/// Multiples of it are correctly rounded: three times 0.1 is 0.3, and a label needs no more digits than the step.
struct DecimalStep: Sendable, Hashable {
  let digits: Int
  let exponent: Int

  /// The step times an integer, or infinity above the largest double.
  func times(_ count: Int) -> Double {
    guard count != 0 else { return 0 }
    let mantissa = Double(count) * Double(digits)
    // Powers of ten up to 22 are exact doubles, so ordinary numbers are rounded only once.
    return exponent < 0 ? mantissa / Self.powerOfTen(-exponent) : mantissa * Self.powerOfTen(exponent)
  }

  /// The decimals that multiples of the step need, 0 to 324.
  var decimals: Int {
    var (digits, exponent) = (digits, exponent)
    while exponent < 0, digits != 0, digits.isMultiple(of: 10) {
      digits /= 10
      exponent += 1
    }
    return max(-exponent, 0)
  }

  /// A power of 10, correctly rounded: 0 below the smallest double, infinity above the largest.
  static func powerOfTen(_ exponent: Int) -> Double {
    if (0..<exact.count).contains(exponent) { return exact[exponent] }
    return exponent < -330 ? 0 : exponent > 308 ? .infinity : Double("1e\(exponent)") ?? 0
  }

  /// The exponent e with 10^e ≤ magnitude < 10^(e + 1), for a positive, finite number.
  static func decimalExponent(of magnitude: Double) -> Int {
    guard magnitude > 0, magnitude.isFinite else { return 0 }
    // log10 2 = 0.30103: the estimate is off by at most one.
    var result = Int(saturating: (Double(magnitude.exponent) * 0.301_029_995_663_981_2).rounded(.down))
    while result > -324, powerOfTen(result) > magnitude { result -= 1 }
    while result < 308, powerOfTen(result + 1) <= magnitude { result += 1 }
    return result
  }

  private static let exact: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]
}
