/// The digits of a decimal number, as a reader collects them, and the nearest `Double`.
///
/// It is for the numbers that texts usually have: at most 19 digits, and an exponent near 0. For all others it says that
/// it has no answer, and the standard library reads the text.
package struct ShortDecimal {
  /// The digits without the point, as a whole number.
  @usableFromInline var digits: UInt64 = 0
  /// The number of digits after the first that isn't 0, including it.
  @usableFromInline var count = 0
  /// The number of digits after the point.
  @usableFromInline var places = 0
  /// The exponent as written.
  @usableFromInline var exponent = 0
  package var isNegative = false

  @inlinable package init() {}

  /// The digits of a whole number, some of which are after the point. Of at most 19 digits all are known.
  package init(digits: UInt64, places: Int) { (self.digits, self.places) = (digits, places) }

  /// Nineteen digits always fit 64 bits.
  private static let digitLimit = 19
  /// Exponents beyond this have no answer.
  @usableFromInline static let exponentLimit = 1000

  /// Adds a digit, 0 to 9, of the number or of its fraction.
  @inlinable @inline(__always)
  package mutating func add(_ digit: UInt8, isFraction: Bool) {
    if count > 0 || digit != 0 { count += 1 }
    digits = digits &* 10 &+ UInt64(digit)
    if isFraction { places += 1 }
  }

  /// Adds a digit, 0 to 9, of the exponent.
  @inlinable package mutating func addToExponent(_ digit: UInt8) {
    if exponent < Self.exponentLimit { exponent = exponent * 10 + Int(digit) }
  }

  /// Makes the exponent, of which all digits are known, negative.
  package mutating func negateExponent() { exponent = -exponent }

  /// The `Double` that is nearest to the number, of two the even one. Nil if the number is too long or too far from 1.
  package var value: Double? {
    guard count <= Self.digitLimit else { return nil }
    let power = exponent - places
    guard digits != 0 else { return isNegative ? -0.0 : 0 }
    guard let magnitude = magnitude(power) else { return nil }
    return isNegative ? -magnitude : magnitude
  }

  private func magnitude(_ power: Int) -> Double? {
    if power == 0 { return Double(digits) }
    if digits <= 1 << 53, power.magnitude < DecimalPower.exact.count {
      // Both numbers are exact, so the result is rounded once.
      let scale = DecimalPower.exact[Int(power.magnitude)]
      return power < 0 ? Double(digits) / scale : Double(digits) * scale
    }
    guard power < 0, -power < Self.wholePowers.count else { return nil }
    return quotient(by: Self.wholePowers[-power])
  }

  /// The digits, which aren't 0, divided by a power of ten.
  private func quotient(by divisor: UInt64) -> Double {
    let (up, divisorUp) = (digits.leadingZeroBitCount, divisor.leadingZeroBitCount)
    // Both have their highest bit set, so the quotient has 63 or 64 bits. The lowest one stands for all after it, which
    // is far below those that a `Double` keeps.
    let dividend = digits << UInt64(up)
    let (quotient, remainder) = (divisor << UInt64(divisorUp)).dividingFullWidth((dividend >> 1, dividend << 63))
    let power = UInt64(1023 + divisorUp - up - 63)
    return Double(quotient | (remainder == 0 ? 0 : 1)) * Double(bitPattern: power << 52)
  }

  /// The powers of ten that fit 64 bits.
  private static let wholePowers: [UInt64] = [
    1, 10, 100, 1000, 10000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000,
    100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000,
    10_000_000_000_000_000, 100_000_000_000_000_000, 1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]
}
