extension ShortDecimal {
  /// Reads the number at a place of a text as SVG and CSS write it: a sign, digits with a point, and an exponent. An `e`
  /// without digits after it is no part of the number. Nil without a digit; the place is then that of what isn't one.
  package init?(in bytes: [UInt8], at place: inout Int) {
    self.init()
    func next(_ place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }
    func digit(_ place: Int) -> UInt8? { next(place).flatMap { $0 &- 0x30 < 10 ? $0 &- 0x30 : nil } }
    isNegative = next(place) == UInt8(ascii: "-")
    if isNegative || next(place) == UInt8(ascii: "+") { place += 1 }
    var digitCount = 0
    for isFraction in [false, true] {
      if isFraction {
        guard next(place) == UInt8(ascii: ".") else { break }
        place += 1
      }
      while let digit = digit(place) {
        add(digit, isFraction: isFraction)
        digitCount += 1
        place += 1
      }
    }
    guard digitCount > 0 else { return nil }
    guard let letter = next(place), letter | 0x20 == UInt8(ascii: "e") else { return }
    var end = place + 1
    let isSmall = next(end) == UInt8(ascii: "-")
    if isSmall || next(end) == UInt8(ascii: "+") { end += 1 }
    guard digit(end) != nil else { return }
    while let digit = digit(end) {
      addToExponent(digit)
      end += 1
    }
    if isSmall { negateExponent() }
    place = end
  }

  /// The number that a text is, exactly as `Double(text)` reads it. Nil for other texts.
  package static func number(_ text: String) -> Double? { plain(text) ?? Double(text) }

  /// The number that a text is if it is a plain and short one: a minus, digits, a fraction and an exponent. Nil for other
  /// texts, of which some are numbers too.
  package static func plain(_ text: String) -> Double? { ShortDecimal(text)?.value }

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
