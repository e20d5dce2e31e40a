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
    let decimals = min(max(decimals, 0), 9)
    let limited = value.isFinite ? min(max(value, -1e9), 1e9) : 0
    let scaled = (limited * Self.powers[decimals]).rounded()
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    append(UInt64(abs(scaled)), decimals: decimals)
  }

  /// Appends a whole number.
  package mutating func append(_ number: UInt64) { append(number, decimals: 0) }

  /// Appends a number whose last digits are decimals. Zeros at their end, and a single one before them, are left out.
  private mutating func append(_ number: UInt64, decimals: Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.longest) { digits in
      var (rest, decimals, start) = (number, decimals, Self.longest)
      func put(_ digit: UInt8) {
        start -= 1
        digits[start] = digit
      }
      func putDigit() {
        put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
        rest /= 10
      }
      while decimals > 0, rest % 10 == 0 {
        rest /= 10
        decimals -= 1
      }
      if decimals > 0 {
        for _ in 0..<decimals { putDigit() }
        put(UInt8(ascii: "."))
      }
      if rest > 0 || start == Self.longest { repeat { putDigit() } while rest > 0 }
      bytes.append(contentsOf: digits[start...])
    }
  }

  // The digits of the largest number, and a point.
  private static let longest = 21
  private static let powers: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]
}

extension Double {
  /// The number with at most this many decimals, as text.
  package func text(decimals: Int) -> String {
    var text = VectorText()
    text.append(self, decimals: decimals)
    return String(decoding: text.bytes, as: UTF8.self)
  }
}
