internal import CanvasMath

/// The numbers of chart data: decimal, with a point and an optional exponent, but no programming notations.
package enum DecimalNumber {
  package static let allowedSize = "0, or a number from 5e-324 to 1.8e308"

  /// The number that a text represents, or nil. It may be negative. A number that doesn't fit a `Double`, because it
  /// is too large or would become 0, is infinite.
  ///
  ///     number   = [ "+" | "-" ] ( digits [ "." [ digits ] ] | "." digits ) [ ( "e" | "E" ) [ "+" | "-" ] digits ]
  package static func value(_ text: Substring) -> Double? {
    // The standard library also reads hexadecimal, "nan" and "inf"; the grammar excludes them.
    guard isOne(Array(text.utf8)), let value = Double(text) else { return nil }
    let mantissa = text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    guard value == 0, mantissa.contains(where: { $0 &- 0x31 < 9 }) else { return value }
    return value.sign == .minus ? -.infinity : .infinity
  }

  /// The number that a text represents, or nil if it isn't a number or doesn't fit a `Double`.
  package static func finite(_ text: some StringProtocol) -> Double? {
    value(Substring(text)).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Whether bytes have this grammar.
  package static func isOne(_ bytes: [UInt8]) -> Bool {
    var place = 0
    return ShortDecimal(in: bytes, at: &place) != nil && place == bytes.count
  }
}
