internal import CanvasMath

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
    return exponent < 0 ? mantissa / DecimalPower.value(-exponent) : mantissa * DecimalPower.value(exponent)
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
}
