extension NumberFormat {
  /// The text of a number in this format and a locale.
  ///
  /// The currency is a code such as `KRW`. If nil, it is the locale's own. The minus sign is `−`. A non-finite number
  /// is `NaN`, `∞` or `−∞`.
  public func text(_ value: Double, locale: LocaleFormat = .english, currency: String? = nil) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "\u{2212}∞" : "∞" }
    var (number, tail) = parts(of: value)
    // A number that rounds to zero has no sign, unless every number has one.
    let isNegative =
      value.sign == .minus && (sign == .plus || Double(number + tail.prefix { $0 == "." || $0.isNumber }) != 0)
    let (prefix, suffix) = affixes(isNegative: isNegative, locale: locale, currency: currency)
    if tail.hasPrefix(".") { tail = locale.decimal + tail.dropFirst() }
    tail += suffix

    if isGrouped, !isZeroFilled { number = locale.grouped(number) }
    let length = prefix.count + number.count + tail.count
    var padding = String(repeating: fill, count: max(0, width - length))
    if isGrouped, isZeroFilled {
      number = Self.grouped(
        padding + number, width: padding.isEmpty ? nil : width - tail.count, separator: locale.group)
      padding = ""
    }
    switch align {
    case .left: return prefix + number + tail + padding
    case .right: return padding + prefix + number + tail
    case .behindSign: return prefix + padding + number + tail
    case .middle:
      let half = padding.count / 2
      return padding.prefix(half) + prefix + number + tail + padding.dropFirst(half)
    }
  }

  /// Groups digits in threes from the right, up to a width. There may be more leading zeros than fit; those that
  /// separators displace are left out.
  private static func grouped(_ digits: String, width: Int?, separator: String) -> String {
    var rest = digits[...]
    var parts: [Substring] = []
    var length = 0
    while !rest.isEmpty {
      var count = 3
      if let width, length + count + 1 > width { count = max(1, width - length) }
      parts.append(rest.suffix(count))
      rest = rest.dropLast(count)
      length += count + 1
      if let width, length > width { break }
    }
    return parts.reversed().joined(separator: separator)
  }

  private func affixes(isNegative: Bool, locale: LocaleFormat, currency: String?) -> (prefix: String, suffix: String) {
    var prefix = ""
    var suffix = ""
    // A character has its own sign.
    let isSigned = kind != .character
    if isNegative, isSigned { prefix = sign == .parentheses ? "(" : "\u{2212}" }
    if !isNegative, isSigned, sign == .plus || sign == .space { prefix = String(sign.rawValue) }
    switch symbol {
    case .currency:
      let affixes = locale.currencyAffixes(sign: locale.currencySign(code: currency ?? locale.currencyCode))
      prefix += affixes.prefix
      suffix += affixes.suffix
    case .base:
      switch kind {
      case .binary, .octal, .hexadecimal: prefix += "0" + String(kind?.rawValue ?? " ")
      case .upperHexadecimal: prefix += "0x"
      default: break
      }
    case nil: break
    }
    // As in d3, a currency takes the place of the sign of percent.
    if isPercent, symbol != .currency {
      prefix += locale.percentAffixes.prefix
      suffix += locale.percentAffixes.suffix
    }
    if isNegative, isSigned, sign == .parentheses { suffix += ")" }
    return (prefix, suffix)
  }

  /// The digits before the point, and everything after them: fraction, exponent or SI prefix. Without a sign, but for
  /// a character.
  private func parts(of signed: Double) -> (whole: String, tail: String) {
    let value = signed.magnitude
    let digits = DecimalDigits(value, isBinary: isBinary)
    let places = min(max(precision ?? 6, 0), 20)
    let significant = min(max(precision ?? 6, 1), 21)
    var text: String
    var suffix = ""
    switch kind {
    case .fixed: text = fixed(digits, of: value, places: places)
    case .exponent: text = digits.exponential(places: places)
    case .general: text = Self.general(digits, significant: significant)
    case nil: text = Self.general(digits, significant: min(max(precision ?? 12, 1), 21))
    case .rounded: text = Self.significant(digits, significant)
    case .prefixed: (text, suffix) = SIPrefix.text(digits, significant: significant)
    case .percent: text = fixed(hundredfold(value), of: 100 * value, places: places)
    case .roundedPercent: text = Self.significant(hundredfold(value), significant)
    case .whole: text = DecimalDigits(value.rounded()).plain
    case .binary: text = Self.bits(value, 1)
    case .octal: text = Self.bits(value, 3)
    case .hexadecimal: return (Self.bits(value, 4), "")
    case .upperHexadecimal: return (Self.bits(value, 4).uppercased(), "")
    case .character: return ("", ScriptNumber.text(signed))
    }
    if isTrimmed || kind == nil { text = Self.trimmed(text) }
    let whole = text.prefix { $0.isNumber }
    return (String(whole), text.dropFirst(whole.count) + suffix)
  }

  /// JavaScript writes very large numbers with an exponent.
  private func fixed(_ digits: DecimalDigits, of value: Double, places: Int) -> String {
    isBinary && value >= 1e21 ? ScriptNumber.text(value) : digits.fixed(places: places)
  }

  /// The digits of a number in percent. JavaScript multiplies in binary.
  private func hundredfold(_ value: Double) -> DecimalDigits {
    isBinary ? DecimalDigits(100 * value, isBinary: true) : DecimalDigits(value).scaled(byPowerOfTen: 2)
  }

  /// A number of significant digits without an exponent. Zeros of the fraction count.
  private static func significant(_ digits: DecimalDigits, _ count: Int) -> String {
    let number = digits.rounded(toSignificant: count)
    return number.fixed(places: max(0, count - 1 - number.magnitude))
  }

  /// The same as JavaScript's `toPrecision`.
  private static func general(_ digits: DecimalDigits, significant: Int) -> String {
    let number = digits.rounded(toSignificant: significant)
    guard (-6..<significant).contains(number.magnitude) else { return number.exponential(places: significant - 1) }
    return number.fixed(places: significant - 1 - number.magnitude)
  }

  /// Removes trailing zeros of the fraction.
  static func trimmed(_ text: String) -> String {
    guard let point = text.firstIndex(of: ".") else { return text }
    let end = text[point...].firstIndex(of: "e") ?? text.endIndex
    var kept = text[..<end]
    while kept.last == "0" { kept.removeLast() }
    if kept.last == "." { kept.removeLast() }
    return String(kept) + text[end...]
  }

  /// The digits of a whole number, of some bits each.
  private static func bits(_ value: Double, _ width: Int) -> String {
    let whole = value.rounded()
    if let number = UInt64(exactly: whole) { return String(number, radix: 1 << width) }
    // Beyond 64 bits, a `Double` has no more digits of its own than these; the others are 0.
    let shift = Int(whole.exponent) - 52
    let mantissa = UInt64(exactly: whole.significand * 4_503_599_627_370_496) ?? 0
    return String(mantissa << (shift % width), radix: 1 << width) + String(repeating: "0", count: shift / width)
  }
}

extension DecimalDigits {
  /// The digits without an exponent.
  fileprivate var plain: String { fraction.isEmpty ? whole : whole + "." + fraction }
}
