/// The digits of the exact value of a number, as JavaScript and C round it: the `Double` nearest to 0.15 is a little
/// less, so it is 0.1 with one place.
enum ExactDigits {
  /// The digits of a positive number, and how many of them are before the point: negative if zeros follow the point.
  static func digits(of value: Double) -> (digits: [UInt8], pointPlace: Int) {
    guard value.isFinite, value > 0 else { return ([], 0) }
    // value = mantissa · 2^power. A half is five tenths, so each negative power is a place after the point.
    let power = Int(value.exponent) - 52
    var number = WholeNumber(UInt64(exactly: value.significand * 4_503_599_627_370_496) ?? 0)
    number.multiply(by: power < 0 ? 5 : 2, times: abs(power))
    let digits = number.digits()
    return (digits, digits.count + min(power, 0))
  }
}

/// A whole number of any length.
private struct WholeNumber {
  /// The parts of 32 bits, the lowest first, without zeros at the end.
  private var parts: [UInt32] = []

  init(_ number: UInt64) {
    parts = [UInt32(truncatingIfNeeded: number), UInt32(number >> 32)]
    trim()
  }

  mutating func multiply(by factor: UInt32, times: Int) {
    for _ in 0..<times {
      var carry: UInt64 = 0
      for index in parts.indices {
        let product = UInt64(parts[index]) * UInt64(factor) + carry
        parts[index] = UInt32(truncatingIfNeeded: product)
        carry = product >> 32
      }
      if carry > 0 { parts.append(UInt32(truncatingIfNeeded: carry)) }
    }
  }

  /// The decimal digits, the highest first. The number is 0 afterwards.
  mutating func digits() -> [UInt8] {
    var digits: [UInt8] = []
    while !parts.isEmpty {
      var rest: UInt64 = 0
      for index in parts.indices.reversed() {
        let number = rest << 32 | UInt64(parts[index])
        parts[index] = UInt32(truncatingIfNeeded: number / 10)
        rest = number % 10
      }
      digits.append(UInt8(rest))
      trim()
    }
    return digits.reversed()
  }

  private mutating func trim() {
    while parts.last == 0 { parts.removeLast() }
  }
}
