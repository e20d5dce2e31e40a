/// Formats fractions of a whole as percentages.
public enum PercentLabels {
  /// The rounding of fractions.
  public enum Rounding: String, Sendable, Hashable, CaseIterable {
    /// Each is rounded on its own: equal fractions stay equal, and the labels may not add up to 100.
    case exact

    /// The largest-remainder method: the labels add up to 100, and equal fractions may differ by a tenth.
    case sum100
  }

  /// The labels of values in their order, in the format of a locale: `34.2%`.
  ///
  /// Negative and non-finite values count as 0. A value of 0 is `0%`. A larger value that would round to 0 is
  /// `< 0.1%`. A value below the total that would round to it is `> 99.9%`. There are 0 to 3 fraction digits, the
  /// same number in all other labels, so that columns of them align.
  public static func texts(
    of values: [Double], rounding: Rounding = .exact, fractionDigits: Int = 1, locale: LocaleFormat = .english
  ) -> [String] {
    let counted = values.map { $0.isFinite && $0 > 0 ? $0 : 0 }
    // Scale by the largest value, so that the sum can't overflow.
    let greatest = counted.max() ?? 0
    let parts = counted.map { greatest > 0 ? $0 / greatest : 0 }
    let total = max(parts.reduce(0, +), 1)
    let places = min(max(fractionDigits, 0), 3)
    let scale = [1, 10, 100, 1000][places]
    let steps = 100 * scale
    let exact = parts.map { $0 / total * Double(steps) }
    let isExact = rounding == .exact || greatest == 0
    let whole = isExact ? exact.map { Int($0.rounded()) } : largestRemainders(exact, sum: steps)
    func text(_ steps: Int) -> String {
      let digits = DecimalDigits(Double(steps)).scaled(byPowerOfTen: -places)
      return locale.grouped(digits.whole) + (places > 0 ? locale.decimal + digits.fraction(places: places) : "")
    }
    let others = counted.count { $0 > 0 } > 1
    return zip(counted, whole).map { value, steps in
      if value == 0 { return affixed("0", locale) }
      if steps == 0 { return "< " + affixed(least(places, locale), locale) }
      if steps >= 100 * scale, others { return "> " + affixed(text(100 * scale - 1), locale) }
      return affixed(text(steps), locale)
    }
  }

  private static func least(_ places: Int, _ locale: LocaleFormat) -> String {
    places == 0 ? "1" : "0" + locale.decimal + String(repeating: "0", count: places - 1) + "1"
  }

  private static func affixed(_ number: String, _ locale: LocaleFormat) -> String {
    locale.percentAffixes.prefix + number + locale.percentAffixes.suffix
  }

  /// The integer parts, with 1 added to the largest fractions until they sum to the total (largest-remainder method).
  private static func largestRemainders(_ exact: [Double], sum: Int) -> [Int] {
    var whole = exact.map { Int($0.rounded(.down)) }
    let missing = sum - whole.reduce(0, +)
    let order = exact.indices.sorted { (exact[$0] - Double(whole[$0]), -$0) > (exact[$1] - Double(whole[$1]), -$1) }
    for index in order.prefix(max(0, missing)) { whole[index] += 1 }
    return whole
  }
}
