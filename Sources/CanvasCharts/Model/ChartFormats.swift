internal import Canvas
public import CanvasData

/// How a chart writes numbers and dates: the same in bars, lines, tiles and pies.
///
///     model.formats.formatter.currency = "KRW"
public struct ChartFormats: Sendable, Hashable {
  /// The locale, and the format, currency or units that numbers have.
  public var formatter: ValueFormatter
  /// How percentages are rounded.
  public var percentRounding: PercentLabels.Rounding
  /// The digits behind the point of values that are written plainly; set for each chart by its values.
  var decimals = 2
  /// The digits behind the point of amounts of money; nil is the currency's.
  private var amountDecimals: Int?

  /// Formats for the numbers and dates of a chart.
  ///
  /// - Parameters:
  ///   - formatter: The formatter of values. Without one, numbers are plain: thousands have commas, and there is a space
  ///     before the percent sign.
  ///   - percentRounding: How percentages are rounded.
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
    var areWhole = true
    for value in values where value.isFinite {
      areWhole = areWhole && value == value.rounded()
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
    amountDecimals = areWhole ? 0 : nil
    formatter.setUnitPlaces(for: values)
  }

  /// Shorter ways to write values, for where these have no room: amounts without their small coins, then large numbers
  /// in the units of the language.
  func shorter(for values: [Double]) -> [ChartFormats] {
    guard formatter.format == nil, formatter.units == nil, isAmount || formatter.unit == .none,
      values.contains(where: { abs($0) >= 1000 })
    else { return [] }
    var result: [ChartFormats] = []
    if isAmount, amountDecimals == nil {
      var whole = self
      whole.amountDecimals = 0
      result.append(whole)
    }
    var units = self
    units.formatter.units = BigUnits(formatter.locale.identifier) ?? BigUnits("en")
    units.formatter.setUnitPlaces(for: values)
    if !units.formatter.unitPlaces.isEmpty { result.append(units) }
    return result
  }

  static let areShortened = "the values are shortened: in full they have no room"

  /// Whether values are written in percent.
  var isPercent: Bool { formatter.unit == .percent && formatter.currency == nil }

  private var isAmount: Bool {
    if formatter.currency != nil { return true }
    if case .currency = formatter.unit { return true }
    return false
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
    guard isPlain else {
      // What is less than one is not written as 0.
      let isAmount = isAmount && formatter.units == nil && (abs(value) >= 1 || value == 0)
      return formatter.text(value, fractionDigits: isAmount ? amountDigits : nil)
    }
    guard !Self.isExtreme(value) else { return Self.extreme(value) }
    var digits = decimals
    // What is not 0 is not written as 0.
    if value != 0, abs(value) < 0.5 / DecimalStep.powerOfTen(digits) {
      digits = 1 - DecimalStep.decimalExponent(of: abs(value))
    }
    return formatter.text(value, fractionDigits: digits)
  }

  private var amountDigits: Int { amountDecimals ?? CurrencyCode.fractionDigits(formatter.currency ?? "") }

  /// The values at an axis whose step has so many decimals; those in big units all have as many, too.
  func ticks(_ values: [Double], decimals: Int) -> [String] {
    var formats = self
    formats.formatter.setUnitPlaces(for: values, areExact: true)
    return values.map { formats.tick($0, decimals: decimals) }
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
  /// At an axis that tells the rest below.
  func tick(_ date: CalendarDate, _ period: CalendarPeriod) -> String {
    period == .day || period == .week
      ? String(date.day) : calendar.label(of: date, period: period, withYear: period == .year)
  }
}
