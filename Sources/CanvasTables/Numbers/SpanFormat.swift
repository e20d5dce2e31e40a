internal import CanvasMath

/// A number format whose precision fits the ticks of an axis, as the formats of d3-scale and Vega.
///
///     SpanFormat(NumberFormat("s"), from: 0, to: 2e6, step: 5e5).text(5e5)   // 0.5M
package struct SpanFormat: Sendable, Hashable {
  private var format: NumberFormat
  /// The power of ten of the SI prefix that all numbers share, and the prefix.
  private var prefix: (exponent: Int, text: String) { (3 * prefixStep, SIPrefix.prefix(prefixStep)) }
  private var hasPrefix = false
  private var prefixStep = 0

  /// A format as given, without a fit. If it has no precision, up to 12 digits, without zeros at the end, as Vega
  /// writes numbers that aren't evenly spaced.
  package init(unfitted format: NumberFormat) {
    self.format = format.binary
    guard format.precision == nil else { return }
    self.format.isTrimmed = true
    self.format.precision =
      switch format.kind {
      case .percent: 10
      case .exponent: 11
      default: 12
      }
  }

  /// A format for ticks between two numbers. A format without precision gets the digits that distinguish the ticks.
  ///
  /// - Parameters:
  ///   - format: The format. Nil for fixed digits with separators of thousands.
  ///   - start: One end of the axis.
  ///   - stop: The other end.
  ///   - step: The distance of ticks. If it is not finite, the format's own precision counts.
  package init(_ format: NumberFormat?, from start: Double, to stop: Double, step: Double) {
    let given = format ?? .groupedFixed
    self.format = given.binary
    let largest = max(abs(start), abs(stop))
    guard given.precision == nil else { return }
    if given.kind == .prefixed {
      fitPrefix(step: step, largest: largest)
    } else if let precision = Self.precision(given.kind, step: step, largest: largest) {
      self.format.precision = precision
    }
  }

  /// The text of a number, with a decimal point and commas, or in a locale.
  package func text(_ value: Double, locale: LocaleFormat = .english) -> String {
    guard hasPrefix, value.isFinite else { return format.text(value, locale: locale) }
    return format.text(scaled(value), locale: locale) + prefix.text
  }

  /// The number in units of the prefix. As in d3, it is multiplied by the nearest number to a power of ten.
  private func scaled(_ value: Double) -> Double { DecimalPower.value(-prefix.exponent) * value }

  /// All numbers have the prefix that fits the largest.
  private mutating func fitPrefix(step: Double, largest: Double) {
    guard let large = Self.exponent(largest) else { return }
    let steps = min(max(Self.third(large), -8), 8)
    guard let small = Self.exponent(step) else { return }
    format.precision = max(0, 3 * steps - small)
    format.kind = .fixed
    (hasPrefix, prefixStep) = (true, steps)
  }

  /// The precision that distinguishes ticks, or nil if the kind has none or there is no step.
  private static func precision(_ kind: NumberFormat.Kind?, step: Double, largest: Double) -> Int? {
    guard let small = exponent(step) else { return nil }
    switch kind {
    case .fixed: return max(0, -small)
    case .percent: return max(0, -small) - 2
    case nil, .exponent, .general, .roundedPercent, .rounded:
      guard let large = exponent(largest - abs(step)) else { return nil }
      return max(0, large - small) + (kind == .exponent ? 0 : 1)
    default: return nil
    }
  }

  /// The power of ten of the first digit: 0 for 0, nil for numbers that aren't finite.
  private static func exponent(_ value: Double) -> Int? {
    value.isFinite ? DecimalDigits(value).magnitude : nil
  }

  private static func third(_ exponent: Int) -> Int { Int((Double(exponent) / 3).rounded(.down)) }
}
