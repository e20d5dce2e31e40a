/// Numbers with a power of ten, as people write exponents: `5.0×10^-7`, `5·10⁻⁷`, `5 x 10^3`.
enum PowerOfTen {
  private static let times: Set<Unicode.Scalar> = ["×", "·", "⋅", "∙", "*", "x"]
  private static let raised = Array("⁰¹²³⁴⁵⁶⁷⁸⁹".unicodeScalars)

  /// The text with `e` for the power, `5.0e-7`, or nil if there is none.
  static func exponential(_ text: String.UnicodeScalarView) -> Substring.UnicodeScalarView? {
    guard let sign = text.firstIndex(where: times.contains) else { return nil }
    var power = text[text.index(after: sign)...].drop { $0.properties.isWhitespace }
    guard power.starts(with: "10".unicodeScalars) else { return nil }
    power = power.dropFirst(2)
    var exponent = String.UnicodeScalarView()
    if power.first == "^" {
      exponent.append(
        contentsOf: power.dropFirst().prefix { ("0"..."9").contains($0) || "-−+".unicodeScalars.contains($0) })
      power = power.dropFirst(exponent.count + 1)
    } else {
      let marks = power.prefix { raised.contains($0) || $0 == "⁻" || $0 == "⁺" }
      power = power.dropFirst(marks.count)
      for mark in marks {
        let digit = raised.firstIndex(of: mark)
        exponent.append(contentsOf: digit.map { String($0).unicodeScalars } ?? (mark == "⁻" ? "-" : "+").unicodeScalars)
      }
    }
    guard !exponent.isEmpty else { return nil }
    var digits = text[..<sign]
    while let last = digits.last, last.properties.isWhitespace { digits.removeLast() }
    var result = String.UnicodeScalarView(digits)
    result.append("e")
    result.append(contentsOf: exponent.map { $0 == "−" ? "-" : $0 })
    result.append(contentsOf: power)
    return result[...]
  }
}
