/// A comparison of a number with a decimal that is written as the same `Double`, to round as JavaScript does.
///
/// The shortest digits of 0.35 end with a 5, but the `Double` is slightly less, and JavaScript rounds it to 0.3. For all
/// other digits after the place, the shortest and the exact ones round in the same way.
enum BinaryRounding {
  /// Whether a positive number is at least the decimal of some digits, whose first is after the point, times a power
  /// of ten.
  static func isAtLeast(_ value: Double, digits: [UInt8], pointPlace: Int) -> Bool {
    guard value.isFinite, value > 0 else { return true }
    // value = mantissa · 2^power, and the decimal = digits · 10^exponent. Both are multiplied until they are whole.
    let power = Int(value.exponent) - 52
    let mantissa = UInt64(exactly: value.significand * 4_503_599_627_370_496) ?? 0
    let exponent = pointPlace - digits.count
    var number = WholeNumber(mantissa)
    var decimal = WholeNumber(digits)
    number.multiply(by: 2, times: max(power, 0))
    decimal.multiply(by: 2, times: max(-power, 0))
    decimal.multiply(by: 10, times: max(exponent, 0))
    number.multiply(by: 10, times: max(-exponent, 0))
    return number >= decimal
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

  init(_ digits: [UInt8]) {
    for digit in digits { multiply(by: 10, adding: UInt32(digit)) }
  }

  mutating func multiply(by factor: UInt32, times: Int) {
    for _ in 0..<min(times, 2000) { multiply(by: factor, adding: 0) }
  }

  private mutating func multiply(by factor: UInt32, adding start: UInt32) {
    var carry = UInt64(start)
    for index in parts.indices {
      let product = UInt64(parts[index]) * UInt64(factor) + carry
      parts[index] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry > 0 { parts.append(UInt32(truncatingIfNeeded: carry)) }
  }

  private mutating func trim() {
    while parts.last == 0 { parts.removeLast() }
  }

  static func >= (one: WholeNumber, other: WholeNumber) -> Bool {
    if one.parts.count != other.parts.count { return one.parts.count > other.parts.count }
    return !one.parts.reversed().lexicographicallyPrecedes(other.parts.reversed())
  }
}
