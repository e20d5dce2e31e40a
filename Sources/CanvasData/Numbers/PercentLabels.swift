/// The shares of a whole as percentages.
public enum PercentLabels {
  /// How shares are rounded.
  public enum Rounding: String, Sendable, Hashable, CaseIterable {
    /// Each for itself: equal shares stay equal, and the labels need not add up to 100.
    case exact

    /// By the method of largest remainders: the labels add up to 100, and equal shares may differ by a tenth.
    case sum100
  }

  /// The labels of values, in their order: `34.2%`, in the words of a locale.
  ///
  /// Values that are negative or not finite count as 0. What is 0 is `0%`; what is not but would round to it is `< 0.1%`;
  /// what is not everything but would round to it is `> 99.9%`. There are from 0 to 3 digits after the point, in all
  /// other labels as many, so that columns of them stand in line.
  public static func texts(
    of values: [Double], rounding: Rounding = .exact, fractionDigits: Int = 1, locale: LocaleFormat = .english
  ) -> [String] {
    let counted = values.map { $0.isFinite && $0 > 0 ? $0 : 0 }
    // Scaled by the greatest, so that no sum is beyond the numbers.
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
      if steps >= 100 * scale, others {
        let digits = DecimalDigits(Double(100 * scale - 1)).scaled(byPowerOfTen: -places)
        return "> "
          + affixed(digits.whole + (places > 0 ? locale.decimal + digits.fraction(places: places) : ""), locale)
      }
      return affixed(text(steps), locale)
    }
  }

  private static func least(_ places: Int, _ locale: LocaleFormat) -> String {
    places == 0 ? "1" : "0" + locale.decimal + String(repeating: "0", count: places - 1) + "1"
  }

  private static func affixed(_ number: String, _ locale: LocaleFormat) -> String {
    locale.percentAffixes.prefix + number + locale.percentAffixes.suffix
  }

  /// Whole parts, and one more for the greatest fractions until the sum is reached; of equals the first get it.
  private static func largestRemainders(_ exact: [Double], sum: Int) -> [Int] {
    var whole = exact.map { Int($0.rounded(.down)) }
    let missing = sum - whole.reduce(0, +)
    let order = exact.indices.sorted { (exact[$0] - Double(whole[$0]), -$0) > (exact[$1] - Double(whole[$1]), -$1) }
    for index in order.prefix(max(0, missing)) { whole[index] += 1 }
    return whole
  }
}
