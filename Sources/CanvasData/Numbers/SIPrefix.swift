/// The SI prefixes from y (10⁻²⁴) to Y (10²⁴).
enum SIPrefix {
  private static let prefixes = ["y", "z", "a", "f", "p", "n", "µ", "m", "", "k", "M", "G", "T", "P", "E", "Z", "Y"]

  /// A number with a number of significant digits, and the prefix for which it has one to three digits before the
  /// point.
  static func text(_ digits: DecimalDigits, significant: Int) -> (number: String, prefix: String) {
    let number = digits.rounded(toSignificant: significant)
    let steps = Int((Double(number.magnitude) / 3).rounded(.down))
    let step = min(max(steps, -8), 8)
    let scaled = number.scaled(byPowerOfTen: -3 * step)
    let places = max(0, min(significant - 1 - scaled.magnitude, 20))
    return (scaled.fixed(places: places), prefixes[step + 8])
  }
}
