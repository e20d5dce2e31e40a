/// The currency signs that can be beside the numbers of a table.
enum CurrencySigns {
  private static let signs = [
    "$", "€", "£", "¥", "￥", "₩", "￦", "₹", "₽", "₴", "₺", "฿", "₫", "zł", "kr", "kr.", "Kč", "Rp", "Fr.", "R$", "US$",
    "Rs", "Rs.", "CA$", "A$", "HK$", "NT$", "S$", "MX$", "元", "円", "원",
  ]

  /// The longest signs come first, so that US$ isn't read as $.
  private static let all: [[Unicode.Scalar]] = (signs + CurrencyCode.all).map { Array($0.unicodeScalars) }
    .sorted { $0.count > $1.count }

  /// The unit at the start of a text, and its length in scalars.
  static func prefix(of text: Substring.UnicodeScalarView) -> (unit: ValueUnit, count: Int)? {
    // Most cells begin with a digit; signs never do.
    guard let first = text.first, !("0"..."9").contains(first) else { return nil }
    if first == "%" { return (.percent, 1) }
    return all.first { text.starts(with: $0) }.map { (.currency(text: $0), $0.count) }
  }

  /// The unit at the end of a text, and its length in scalars.
  static func suffix(of text: Substring.UnicodeScalarView) -> (unit: ValueUnit, count: Int)? {
    guard let last = text.last, !("0"..."9").contains(last) else { return nil }
    if last == "%" { return (.percent, 1) }
    return all.first { text.reversed().starts(with: $0.reversed()) }.map { (.currency(text: $0), $0.count) }
  }
}

extension ValueUnit {
  /// Whether it is the currency of India.
  var isRupee: Bool { if case .currency(let sign) = self { ["₹", "Rs", "Rs.", "INR"].contains(sign) } else { false } }

  fileprivate static func currency(text: [Unicode.Scalar]) -> ValueUnit {
    .currency(String(String.UnicodeScalarView(text)))
  }
}
