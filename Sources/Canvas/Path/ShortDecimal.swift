/// Decimal numbers of few digits, which are read without the C library: in SVG nearly all are.
package enum ShortDecimal {
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// The number in bytes with an optional sign, digits and an optional point; nil for anything else, and for more than
  /// 15 digits.
  ///
  /// The digits and the power of ten are exact, so that their quotient is the nearest number (Clinger 1990).
  package static func value(_ bytes: ArraySlice<UInt8>) -> Double? {
    var rest = bytes
    guard let first = rest.first else { return nil }
    let isNegative = first == UInt8(ascii: "-")
    if isNegative || first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    var (digits, count, fractionCount, hasPoint): (UInt64, Int, Int, Bool) = (0, 0, 0, false)
    for byte in rest {
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
        continue
      }
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10, count < 15 else { return nil }
      digits = digits &* 10 &+ UInt64(digit)
      count += 1
      if hasPoint { fractionCount += 1 }
    }
    guard count > 0 else { return nil }
    let value = fractionCount == 0 ? Double(digits) : Double(digits) / powers[fractionCount]
    return isNegative ? -value : value
  }
}
