/// The numbers of chart data: decimal, with a point and an optional exponent, but no programming notations.
package enum DecimalNumber {
  package static let allowed = "a number of at least 0"
  package static let allowedSize = "0, or a number from 5e-324 to 1.8e308"

  /// The number that a text represents, or nil. It may be negative. A number that doesn't fit a `Double`, because it
  /// is too large or would become 0, is infinite.
  ///
  ///     number   = [ "+" | "-" ] ( digits [ "." [ digits ] ] | "." digits ) [ ( "e" | "E" ) [ "+" | "-" ] digits ]
  package static func value(_ text: Substring) -> Double? {
    // The standard library also reads hexadecimal, "nan" and "inf"; the grammar excludes them.
    guard isDecimal(text.utf8), let value = Double(text) else { return nil }
    guard value == 0, text.utf8.prefix(while: { $0 | 0x20 != UInt8(ascii: "e") }).contains(where: isNonZeroDigit) else {
      return value
    }
    return value.sign == .minus ? -.infinity : .infinity
  }

  /// The number that a text represents, or nil if it isn't a number or doesn't fit a `Double`.
  package static func finite(_ text: some StringProtocol) -> Double? {
    value(Substring(text)).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func isDecimal(_ text: Substring.UTF8View) -> Bool {
    var rest = text[...]
    skip(&rest, anyOf: "+-")
    let whole = skipDigits(&rest)
    let fraction = skip(&rest, anyOf: ".") ? skipDigits(&rest) : 0
    guard whole + fraction > 0 else { return false }
    if skip(&rest, anyOf: "eE") {
      skip(&rest, anyOf: "+-")
      guard skipDigits(&rest) > 0 else { return false }
    }
    return rest.isEmpty
  }

  @discardableResult
  private static func skip(_ rest: inout Substring.UTF8View, anyOf characters: StaticString) -> Bool {
    guard let first = rest.first, characters.withUTF8Buffer({ unsafe $0.contains(first) }) else { return false }
    rest.removeFirst()
    return true
  }

  private static func skipDigits(_ rest: inout Substring.UTF8View) -> Int {
    let digits = rest.prefix(while: isDigit)
    rest = rest[digits.endIndex...]
    return digits.count
  }

  private static func isNonZeroDigit(_ byte: UInt8) -> Bool { isDigit(byte) && byte != UInt8(ascii: "0") }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
