extension BinaryInteger {
  /// The digits of a number that isn't negative, after zeros if they are fewer than `count`.
  package func digits(_ count: Int, radix: Int = 10, uppercase: Bool = false) -> String {
    let digits = String(self, radix: radix, uppercase: uppercase)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}

extension Unicode.Scalar {
  /// The code as `U+0041`.
  package var codePoint: String { "U+" + value.digits(4, radix: 16, uppercase: true) }
}
