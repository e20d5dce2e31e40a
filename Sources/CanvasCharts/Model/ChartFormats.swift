internal import Canvas
public import CanvasData

/// How a chart writes numbers and dates: the same in bars, lines, tiles and pies.
///
///     model.formats.formatter.currency = "KRW"
public struct ChartFormats: Sendable, Hashable {
  /// The locale, and the format, currency or units that numbers have.
  public var formatter: ValueFormatter
  public var percentRounding: PercentLabels.Rounding
  /// The digits behind the point of values that are written plainly; set for each chart by its values.
  var decimals = 2

  /// - Parameter formatter: Without one numbers are plain: thousands with commas, and a space before the sign of percents.
  public init(
    _ formatter: ValueFormatter = ValueFormatter(locale: .plain), percentRounding: PercentLabels.Rounding = .exact
  ) {
    self.formatter = formatter
    self.percentRounding = percentRounding
  }

  /// As many digits behind the point as the values need, and no more than tell something beside the greatest.
  mutating func setDecimals(for values: some Sequence<Double>) {
    var greatest = 0.0
    var needed = 0
    for value in values where value.isFinite {
      greatest = max(greatest, abs(value))
      while needed < 9, needed < 3 || abs(value) < 1,
        (value * DecimalStep.powerOfTen(needed)).rounded() / DecimalStep.powerOfTen(needed) != value
      {
        needed += 1
      }
    }
    // One digit that all values are exact with is theirs, however large they are.
    let allowed =
      greatest >= 100
      ? (needed > 1 ? 0 : 1)
      : greatest >= 10 ? 1 : greatest >= 1 ? 2 : 2 - DecimalStep.decimalExponent(of: greatest)
    decimals = min(needed, allowed, 9)
  }

  /// What charts write by themselves, in the locale's language.
  var words: ChartWords { formatter.locale.chartWords }

  private var isPlain: Bool {
    formatter.format == nil && formatter.currency == nil && formatter.units == nil && formatter.unit == .none
  }

  // Beyond these a number with all its digits is no label.
  private static func isExtreme(_ value: Double) -> Bool {
    abs(value) >= 1e16 || (value != 0 && abs(value) < 1e-6) || !value.isFinite
  }

  /// As 1e+308, with the sign that other numbers have.
  private static func extreme(_ value: Double) -> String { (value < 0 ? "−" : "") + "\(abs(value))" }

  /// A value at a mark.
  func value(_ value: Double) -> String {
    guard isPlain else { return formatter.text(value) }
    guard !Self.isExtreme(value) else { return Self.extreme(value) }
    var digits = decimals
    // What is not 0 is not written as 0.
    if value != 0, abs(value) < 0.5 / DecimalStep.powerOfTen(digits) {
      digits = 1 - DecimalStep.decimalExponent(of: abs(value))
    }
    return formatter.text(value, fractionDigits: digits)
  }

  /// A value at an axis whose step has so many decimals.
  func tick(_ value: Double, decimals: Int) -> String {
    if formatter.format != nil || formatter.units != nil { return formatter.text(value) }
    guard !Self.isExtreme(value) else { return Self.extreme(value) }
    let isPercent = formatter.unit == .percent && formatter.currency == nil
    return formatter.text(value, fractionDigits: max(decimals - (isPercent ? 2 : 0), 0))
  }

  /// The parts that values have of their sum.
  func percents(_ values: [Double]) -> [String] {
    PercentLabels.texts(of: values, rounding: percentRounding, locale: formatter.locale)
  }

  /// A change or a part, in percent.
  func percent(_ fraction: Double, decimals: Int = 1) -> String {
    let percent = ValueFormatter(locale: formatter.locale, unit: .percent)
    return abs(fraction) < 1e9 ? percent.text(fraction, fractionDigits: decimals) : Self.extreme(fraction * 100) + " %"
  }

  // MARK: Dates

  private var calendar: CalendarNames { formatter.locale.calendar }

  func month(_ date: CalendarDate) -> String { calendar.label(of: date, period: .month, withYear: false) }
  func monthAndYear(_ date: CalendarDate) -> String { calendar.label(of: date, period: .month) }
  func quarter(_ date: CalendarDate) -> String { calendar.label(of: date, period: .quarter, withYear: false) }
  func year(_ date: CalendarDate) -> String { calendar.label(of: date, period: .year) }
  func date(_ date: CalendarDate, _ period: CalendarPeriod) -> String { calendar.label(of: date, period: period) }
}
