/// Formats a number for a label of the app's graph.
package enum ValueLabel {
  /// The shortest decimal that represents the number. Integers have no decimal point; there are no thousands
  /// separators.
  package static func text(of value: Double) -> String {
    let text = String(value)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A fraction in percent, rounded to an integer.
  ///
  /// Each part is rounded on its own, so equal parts have equal labels, and the labels of a pie may not add up to
  /// 100. If an integer would mislead, the label has one decimal: parts below 1 % (`0.4%`), and parts that would
  /// round to `100%` without being the whole (`99.7%`). The extremes are `<0.1%` and `>99.9%`.
  package static func percent(ofFraction fraction: Double) -> String {
    let percent = fraction * 100
    // Count in tenths: they are integers, so the text never has more than one decimal.
    let tenths = Int(saturating: percent * 10 + 0.5)
    if percent >= 100 { return "100%" }
    if percent < 1 || percent >= 99.5 {
      if tenths < 1 { return "<0.1%" }
      if tenths > 999 { return ">99.9%" }
      return tenths % 10 == 0 ? "\(tenths / 10)%" : "\(tenths / 10).\(tenths % 10)%"
    }
    return "\(Int(saturating: percent + 0.5))%"
  }
}
