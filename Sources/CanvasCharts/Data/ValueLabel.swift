internal import Canvas

/// How a number is written in a label of the app's graph.
package enum ValueLabel {
  /// The shortest decimal that stands for the number: whole ones without a point, no thousands separators.
  package static func text(of value: Double) -> String {
    let text = String(value)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A part of a whole in percent, rounded to a whole number.
  ///
  /// Rounding each for itself keeps equal parts equal, and the labels of a pie need not add up to 100. Where a whole
  /// number would mislead there is one decimal: parts under 1 % (`0.4%`) and those that would round to `100%` without
  /// being everything (`99.7%`); at the very ends `<0.1%` and `>99.9%`.
  package static func percent(ofFraction fraction: Double) -> String {
    let percent = fraction * 100
    // Rounding by hand: tenths are whole numbers, so no decimal can come out longer than wanted.
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
