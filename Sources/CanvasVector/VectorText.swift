import Canvas

/// The bytes of a text format, and numbers in few digits.
package struct VectorText {
  package var bytes: [UInt8] = []

  package init() {}

  package static func += (text: inout VectorText, string: String) { text.bytes.append(contentsOf: string.utf8) }

  package static func += (text: inout VectorText, string: StaticString) {
    string.withUTF8Buffer { text.bytes.append(contentsOf: $0) }
  }

  /// Appends a number with at most this many decimals, at most 9, without zeros at its end. A number that is not finite
  /// counts as 0; a magnitude above 10^9 counts as 10^9.
  package mutating func append(_ value: Double, decimals: Int) {
    let unit = Self.powers[min(max(decimals, 0), 9)]
    let limited = value.isFinite ? min(max(value, -1e9), 1e9) : 0
    let scaled = (limited * Double(unit)).rounded()
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    let number = UInt64(abs(scaled))
    let (whole, fraction) = number.quotientAndRemainder(dividingBy: unit)
    if whole > 0 || fraction == 0 { append(whole) }
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var (rest, place) = (fraction, unit / 10)
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / place))
      rest %= place
      place /= 10
    }
  }

  /// Appends a whole number.
  package mutating func append(_ number: UInt64) {
    if number >= 10 { append(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  private static let powers: [UInt64] = (0...9).reduce(into: [1]) { powers, _ in
    powers.append(powers[powers.count - 1] * 10)
  }
}

extension Double {
  /// The number with at most this many decimals, as text.
  package func text(decimals: Int) -> String {
    var text = VectorText()
    text.append(self, decimals: decimals)
    return String(decoding: text.bytes, as: UTF8.self)
  }
}
