/// Reads numbers of tables in the format of a locale: `1,200`, `1.200,00`, `₩1,200`, `30 $`, `5%`, `(30)`, `−3`,
/// `1e6`.
///
/// Thousands are in groups of three, or in India of two above the first three. No-break spaces and apostrophes
/// separate them in every locale. One currency sign or code, or a percent sign, may be before or after the number: 5%
/// is 0.05. Parentheses, also after the sign, or a minus at the end mean a negative number, as in accounting. A large
/// unit may follow: `1.2k`, `3 Mio.`, `5만`. Digits are ASCII.
package struct NumberReader {
  package struct Number: Equatable {
    /// The value, or infinity if it doesn't fit a `Double`, because it is too large or too small.
    package var value: Double
    package var unit = ValueUnit.none
  }

  private let decimal: UInt8
  /// The thousands separator, or 0 if it isn't ASCII.
  private let group: UInt8
  private let groups: [Unicode.Scalar]

  package init(_ locale: LocaleFormat) {
    decimal = locale.decimal.utf8.first ?? UInt8(ascii: ".")
    group = locale.group.utf8.count == 1 ? locale.group.utf8.first ?? 0 : 0
    var groups: [Unicode.Scalar] = ["\u{A0}", "\u{202F}", "\u{2009}", "'", "\u{2019}"]
    groups += locale.group.unicodeScalars
    if locale.group == "\u{A0}" || locale.group == "\u{202F}" { groups.append(" ") }
    self.groups = groups
  }

  /// The number in a cell without surrounding white space, or nil for other texts.
  package func number(_ bytes: [UInt8], _ range: Range<Int>) -> Number? {
    if let value = plainNumber(bytes, range) { return Number(value: value) }
    if let first = range.first, bytes[first] >= 0x80 || bytes[first] == UInt8(ascii: "$") {
      // Common signs in front, without a string, like plain numbers.
      for (sign, utf8) in Self.usualSigns where bytes[range].starts(with: utf8) {
        guard let value = plainNumber(bytes, range.dropFirst(utf8.count)) else { break }
        return Number(value: value, unit: .currency(sign))
      }
    }
    // A text without digits isn't a number, and the longest `Double` has fewer than 800.
    guard range.count <= 1000, bytes[range].contains(where: Self.isDigit) else { return nil }
    return decoratedNumber(String(decoding: bytes[range], as: UTF8.self))
  }

  private static let usualSigns = ["$", "₩", "€", "£", "¥"].map { ($0, Array($0.utf8)) }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Reads digits with a sign, thousands separators and a decimal separator, and nothing else. Up to 15 digits are
  /// exact, because both the digits and the power of ten are exact as `Double`.
  private func plainNumber(_ bytes: [UInt8], _ range: Range<Int>) -> Double? {
    var index = range.lowerBound
    let isNegative = index < range.upperBound && bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    var whole = 0
    var digits = 0
    var places = 0
    var isFraction = false
    var isGrouped = false
    // The number of digits after the last thousands separator.
    var groupSize = 0
    while index < range.upperBound {
      let byte = bytes[index]
      if Self.isDigit(byte) {
        whole = whole &* 10 &+ Int(byte &- 0x30)
        digits += 1
        if isFraction { places += 1 } else { groupSize += 1 }
        guard digits <= 15 else { return nil }
      } else if byte == decimal, !isFraction {
        isFraction = true
      } else {
        // There are one to three digits before the first separator, and three between separators.
        guard byte == group, byte != 0, !isFraction, isGrouped ? groupSize == 3 : (1...3).contains(digits) else {
          return nil
        }
        isGrouped = true
        groupSize = 0
      }
      index += 1
    }
    guard digits > 0, !isGrouped || groupSize == 3 else { return nil }
    let value = Double(whole) / Self.powersOfTen[places]
    return isNegative ? -value : value
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  private func decoratedNumber(_ text: String) -> Number? {
    var rest = text.unicodeScalars[...]
    Self.trim(&rest)
    var isNegative = false
    if rest.first == "(", rest.last == ")", rest.count > 2 {
      isNegative = true
      rest = rest.dropFirst().dropLast()
      Self.trim(&rest)
    }
    var unit: ValueUnit?
    var hasSign = isNegative
    // Signs and units in front, in either order, then a unit at the end.
    while let first = rest.first {
      if !hasSign, first == "-" || first == "+" || first == "\u{2212}" {
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
    if !hasSign, rest.first == "(", rest.last == ")", rest.count > 2 {
      isNegative = true
      hasSign = true
      rest = rest.dropFirst().dropLast()
      Self.trim(&rest)
    }
    if !hasSign, let last = rest.last, last == "-" || last == "\u{2212}" {
      isNegative = true
      rest.removeLast()
      Self.trim(&rest)
    }
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
    var value = unit == .percent ? magnitude / 100 : magnitude * Self.powersOfTen[exponent]
    if value == 0, magnitude != 0 { value = .infinity }
    return Number(value: isNegative ? -value : value, unit: unit ?? .none)
  }

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
      } else if groups.contains(scalar), separator == nil || separator == scalar {
        separator = scalar
        groupSizes.append(0)
      } else {
        break
      }
      rest.removeFirst()
    }
    if groupSizes.count > 1 {
      guard groupSizes.last == 3, let first = groupSizes.first, (1...3).contains(first),
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
}
