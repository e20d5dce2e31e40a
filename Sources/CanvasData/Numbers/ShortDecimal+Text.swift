extension ShortDecimal {
  /// The number that a text is, exactly as `Double(text)` reads it. Nil for other texts.
  package static func number(_ text: String) -> Double? { plain(text) ?? Double(text) }

  /// The number that a text is if it is a plain and short one: a minus, digits, a fraction and an exponent. Nil for other
  /// texts, of which some are numbers too.
  static func plain(_ text: String) -> Double? { ShortDecimal(text)?.value }

  private init?(_ text: String) {
    self.init()
    var part = Part.whole
    // The digits of the part.
    var count = 0
    var isStart = true
    var isSmall = false
    for byte in text.utf8 {
      let digit = byte &- 0x30
      if digit < 10 {
        count += 1
        if part == .exponent { addToExponent(digit) } else { add(digit, isFraction: part == .fraction) }
      } else if byte == UInt8(ascii: "."), part == .whole, count > 0 {
        (part, count) = (.fraction, 0)
      } else if byte | 0x20 == UInt8(ascii: "e"), part != .exponent, count > 0 {
        (part, count, isStart) = (.exponent, 0, true)
        continue
      } else if isStart, byte == UInt8(ascii: "-") || (part == .exponent && byte == UInt8(ascii: "+")) {
        let isMinus = byte == UInt8(ascii: "-")
        if part == .exponent { isSmall = isMinus } else { isNegative = isMinus }
      } else {
        return nil
      }
      isStart = false
    }
    guard count > 0 else { return nil }
    if isSmall { negateExponent() }
  }

  private enum Part { case whole, fraction, exponent }
}
