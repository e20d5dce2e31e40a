internal import CanvasMath

/// Reads numbers of tables in the format of a locale: `1,200`, `1.200,00`, `₩1,200`, `30 $`, `5%`, `(30)`, `−3`,
/// `1e6`.
///
/// Thousands are in groups of three, or in India of two above the first three. No-break spaces and apostrophes
/// separate them in every locale. One currency sign or code, or a percent sign, may be before or after the number: 5%
/// is 0.05. Parentheses, also after the sign, a minus at the end, or the triangle of Japan, `▲1,200`, mean a negative
/// number, as in accounting. A large unit may follow: `1.2k`, `3 Mio.`, `5만`. So may the marks of footnotes, `2025*`
/// and `12[a]`, the flag of a statistical office, `82.1 p`, or an uncertainty, `1.2 ± 0.1` and `1.23(4)e5`; they are left out. So is
/// the mark of an estimate in front, `~315`. Powers of ten are exponents: `5.0×10^-7`, `5·10⁻⁷`. `DR` behind an amount of
/// an account makes it negative, and `CR` doesn't. `Cr` means crore, 10⁷, beside the sign of a rupee and in the locale of
/// India; otherwise it is `CR`. Digits are those of any script.
package struct NumberReader {
  package struct Number: Equatable {
    /// The value, or infinity if it doesn't fit a `Double`, because it is too large or too small.
    package var value: Double
    package var unit = ValueUnit.none
    /// What the text says about those in its column.
    var hint: Hint?
  }

  /// What tells how each `Cr` in a column is read.
  enum Hint: Equatable {
    /// `Cr` behind an amount; `Dr`, beside which it is a credit; a lakh or a crore, beside which it is a crore.
    case credit(Double), debit, crores
  }

  /// The size of a crore.
  static let crore = 1e7

  private let decimal: UInt8
  /// The thousands separator, or 0 if it isn't ASCII.
  private let group: UInt8
  private let groups: [Unicode.Scalar]
  private let isIndian: Bool

  package init(_ locale: LocaleFormat) {
    decimal = locale.decimal.utf8.first ?? UInt8(ascii: ".")
    group = locale.group.utf8.count == 1 ? locale.group.utf8.first ?? 0 : 0
    var groups: [Unicode.Scalar] = ["\u{A0}", "\u{202F}", "\u{2009}", "'", "\u{2019}"]
    groups += locale.group.unicodeScalars
    if locale.group == "\u{A0}" || locale.group == "\u{202F}" { groups.append(" ") }
    self.groups = groups
    isIndian = locale.isOfIndia
  }

  /// The number that a text without surrounding white space is, or nil for other texts.
  package func number(_ text: some StringProtocol) -> Number? {
    let bytes = Array(text.utf8)
    return number(bytes, 0..<bytes.count)
  }

  /// The number in a cell without surrounding white space, or nil for other texts.
  package func number(_ bytes: [UInt8], _ range: Range<Int>) -> Number? {
    if let value = plainNumber(bytes, range) { return Number(value: value) }
    if let first = range.first, bytes[first] >= 0x80 || bytes[first] == UInt8(ascii: "$") {
      // Common signs in front, without a string, like plain numbers.
      for (sign, utf8) in Self.commonSigns where bytes[range].starts(with: utf8) {
        guard let value = plainNumber(bytes, range.dropFirst(utf8.count)) else { break }
        return Number(value: value, unit: .currency(sign))
      }
    }
    // A text without digits isn't a number, and the longest `Double` has fewer than 800.
    guard range.count <= 1000, bytes[range].contains(where: { Self.isDigit($0) || Self.beginsOtherDigits($0) }) else {
      return nil
    }
    return decoratedNumber(String(decoding: bytes[range], as: UTF8.self))
  }

  private static let commonSigns = ["$", "₩", "€", "£", "¥"].map { ($0, Array($0.utf8)) }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Whether a byte is the first one of Arabic, Indic or full-width digits in UTF-8, among other characters.
  private static func beginsOtherDigits(_ byte: UInt8) -> Bool { [0xD9, 0xDB, 0xE0, 0xEF].contains(byte) }

  /// Reads digits with a sign, thousands separators and a decimal separator, and nothing else. Up to 15 digits are
  /// exact, because both the digits and the power of ten are exact as `Double`. Up to 19 without thousands separators
  /// are rounded once.
  private func plainNumber(_ bytes: [UInt8], _ range: Range<Int>) -> Double? {
    var index = range.lowerBound
    let isNegative = index < range.upperBound && bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    var whole: UInt64 = 0
    var digits = 0
    var places = 0
    var isFraction = false
    var isGrouped = false
    // The number of digits after the last thousands separator.
    var groupSize = 0
    while index < range.upperBound {
      let byte = bytes[index]
      if Self.isDigit(byte) {
        whole = whole &* 10 &+ UInt64(byte &- 0x30)
        digits += 1
        if isFraction { places += 1 } else { groupSize += 1 }
        guard digits <= (isGrouped ? 15 : 19) else { return nil }
      } else if byte == decimal, !isFraction {
        isFraction = true
      } else {
        // There are one to three digits before the first separator, and three between separators. `0,112` is a fraction
        // in another locale.
        guard byte == group, byte != 0, !isFraction,
          isGrouped ? groupSize == 3 : (1...3).contains(digits) && whole > 0
        else { return nil }
        isGrouped = true
        groupSize = 0
      }
      index += 1
    }
    guard digits > 0, !isGrouped || groupSize == 3 else { return nil }
    guard digits <= 15 else { return ShortDecimal(digits: whole, places: places).value.map { isNegative ? -$0 : $0 } }
    let value = Double(whole) / DecimalPower.value(places)
    return isNegative ? -value : value
  }

  private func decoratedNumber(_ text: String) -> Number? {
    let text = text.utf8.contains { $0 >= 0x80 } ? OtherDigits.plain(text) : text
    let exponential = PowerOfTen.exponential(text.unicodeScalars)
    var rest = exponential ?? text.unicodeScalars[...]
    Self.stripMarks(&rest)
    var isNegative = Self.takeParentheses(&rest)
    var hasSign = isNegative
    var unit: ValueUnit?
    // Signs and units in front, in either order, then a unit at the end.
    while let first = rest.first {
      if !hasSign, Self.signs.contains(first) {
        isNegative = first != "+"
        hasSign = true
        rest.removeFirst()
      } else if unit == nil, let (found, count) = CurrencySigns.prefix(of: rest) {
        unit = found
        rest = rest.dropFirst(count)
      } else {
        break
      }
      Self.trim(&rest)
    }
    if !hasSign, Self.takeParentheses(&rest) { (isNegative, hasSign) = (true, true) }
    if !hasSign, let last = rest.last, last == "-" || last == "\u{2212}" {
      isNegative = true
      rest.removeLast()
      Self.trim(&rest)
    }
    let side = Self.takeSide(&rest)
    guard side != .debit || !hasSign else { return nil }
    isNegative = isNegative || side == .debit
    if unit == nil, let (found, count) = CurrencySigns.suffix(of: rest) {
      unit = found
      rest = rest.dropLast(count)
      Self.trim(&rest)
    }
    var exponent = 0
    if unit != .percent, let (found, count) = LargeUnitWords.suffix(of: rest) {
      exponent = found
      rest = rest.dropLast(count)
      Self.trim(&rest)
    }
    // A second sign is invalid.
    guard let first = rest.first, first != "-", first != "+", let magnitude = magnitude(rest) else { return nil }
    var value = unit == .percent ? magnitude / 100 : magnitude * DecimalPower.value(exponent)
    if value == 0, magnitude != 0 { value = .infinity }
    if isNegative { value.negate() }
    // Only lakhs and crores have these powers of ten.
    var hint = side ?? (exponent == 5 || exponent == 7 ? .crores : nil)
    if case .credit = side {
      hint = .credit(value)
      if isIndian || unit?.isRupee ?? false || !(value * Self.crore).isFinite { value *= Self.crore }
    }
    return Number(value: value, unit: unit ?? .none, hint: hint)
  }

  /// Removes the marks of footnotes, an uncertainty, the mark of an estimate in front, and the flag of an office.
  private static func stripMarks(_ rest: inout Substring.UnicodeScalarView) {
    Footnotes.strip(&rest)
    if let uncertainty = rest.firstIndex(of: "±"), uncertainty > rest.startIndex { rest = rest[..<uncertainty] }
    trim(&rest)
    if let first = rest.first, first == "~" || first == "≈" { rest.removeFirst() }
    if let plain = withoutUncertainty(rest) { rest = plain[...] }
    trim(&rest)
    // An exponent has digits.
    if let last = rest.last, flags.contains(last), let before = rest.dropLast().last,
      before.properties.isWhitespace || last == "e" && ("0"..."9").contains(before)
    {
      rest.removeLast()
    }
    trim(&rest)
  }

  /// Removes the side of an account behind an amount, `£90 CR`. Nil if there is none.
  private static func takeSide(_ rest: inout Substring.UnicodeScalarView) -> Hint? {
    let side = String(rest.suffix(2)).uppercased()
    guard ["CR", "DR"].contains(side), rest.first.map({ !$0.properties.isAlphabetic }) ?? false else { return nil }
    rest = rest.dropLast(2)
    trim(&rest)
    return side == "CR" ? .credit(0) : .debit
  }

  /// Removes the parentheses of a negative number. Returns whether there are any.
  private static func takeParentheses(_ rest: inout Substring.UnicodeScalarView) -> Bool {
    guard rest.first == "(", rest.last == ")", rest.count > 2 else { return false }
    rest = rest.dropFirst().dropLast()
    trim(&rest)
    return true
  }

  /// The number without the uncertainty of its last digits in parentheses, `1.23(4)e5`. Nil if there is none.
  private static func withoutUncertainty(_ text: Substring.UnicodeScalarView) -> String.UnicodeScalarView? {
    guard let open = text.firstIndex(of: "("), open > text.startIndex, let close = text.firstIndex(of: ")"),
      open < close, ("0"..."9").contains(text[text.index(before: open)])
    else { return nil }
    let digits = text[text.index(after: open)..<close]
    let rest = text[text.index(after: close)...]
    guard (1...3).contains(digits.count), digits.allSatisfy({ ("0"..."9").contains($0) }),
      rest.isEmpty || rest.first == "e" || rest.first == "E"
    else { return nil }
    var plain = String.UnicodeScalarView(text[..<open])
    plain.append(contentsOf: rest)
    return plain
  }

  /// A plus, the hyphen and the minus, and the triangles of Japanese accounting.
  private static let signs: Set<Unicode.Scalar> = ["+", "-", "\u{2212}", "▲", "△"]

  /// The letters that statistical offices write after provisional, estimated and revised numbers: `82.1 p`.
  private static let flags: Set<Unicode.Scalar> = ["b", "d", "e", "f", "n", "p", "r", "u", "z"]

  private static func trim(_ rest: inout Substring.UnicodeScalarView) {
    while let first = rest.first, first.properties.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.properties.isWhitespace { rest.removeLast() }
  }

  /// A number without a sign: groups of digits, a fraction, an exponent.
  private func magnitude(_ text: Substring.UnicodeScalarView) -> Double? {
    var plain = ""
    var groupSizes = [0]
    var separator: Unicode.Scalar?
    var rest = text
    while let scalar = rest.first {
      if ("0"..."9").contains(scalar) {
        plain.unicodeScalars.append(scalar)
        groupSizes[groupSizes.count - 1] += 1
      } else if groups.contains(scalar), separator.map({ Self.areAlike($0, scalar) }) ?? true {
        separator = scalar
        groupSizes.append(0)
      } else {
        break
      }
      rest.removeFirst()
    }
    if groupSizes.count > 1 {
      guard groupSizes.last == 3, let first = groupSizes.first, (1...3).contains(first), plain.first != "0",
        groupSizes.dropFirst().dropLast().allSatisfy({ $0 == 3 || $0 == 2 })
      else { return nil }
    }
    if rest.first == Unicode.Scalar(decimal) {
      plain += "."
      rest.removeFirst()
    }
    guard rest.allSatisfy({ ("0"..."9").contains($0) || "eE+-".unicodeScalars.contains($0) }) else { return nil }
    return DecimalNumber.value(Substring(plain + String(rest)))
  }

  /// Whether two separators are the same, or both spaces.
  private static func areAlike(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
    one == other || (one.properties.isWhitespace && other.properties.isWhitespace)
  }
}

/// The digits and separators of other scripts: Arabic, Persian, Devanagari, full width and others.
private enum OtherDigits {
  /// The text with ASCII digits. Arabic separators become those of English if the text has digits of another script.
  static func plain(_ text: String) -> String {
    var result = ""
    var hasOthers = false
    for scalar in text.unicodeScalars {
      if !scalar.isASCII, scalar.properties.numericType == .decimal,
        let value = scalar.properties.numericValue.flatMap(Int.init(exactly:))
      {
        hasOthers = true
        result += String(value)
      } else {
        switch scalar {
        case "\u{66B}": result += "."
        case "\u{66C}": result += ","
        case "\u{66A}": result += "%"
        case "\u{FF0C}": result += ","
        case "\u{FF0E}": result += "."
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return hasOthers ? result : text
  }
}
