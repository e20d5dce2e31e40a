internal import Canvas
public import CanvasData

/// The formats of a chart's numbers and dates, shared by bars, lines, tiles and pies.
///
///     model.formats.formatter.currency = "KRW"
public struct ChartFormats: Sendable, Hashable {
  /// The formatter, with the locale and the format, currency or units of the numbers.
  public var formatter: ValueFormatter
  /// How percentages are rounded.
  public var percentRounding: PercentLabels.Rounding
  /// The fraction digits of plain numbers, set for each chart by its values.
  var decimals = 2
  /// The fraction digits of amounts of money. If nil, those of the currency.
  private var amountDecimals: Int?

  /// Formats for the numbers and dates of a chart.
  ///
  /// - Parameters:
  ///   - formatter: The formatter of values. The default writes plain numbers, with commas for thousands and a space
  ///     before the percent sign.
  ///   - percentRounding: How percentages are rounded.
  public init(
    _ formatter: ValueFormatter = ValueFormatter(locale: .plain), percentRounding: PercentLabels.Rounding = .exact
  ) {
    self.formatter = formatter
    self.percentRounding = percentRounding
  }

  /// Uses as many fraction digits as the values need, but no more than are significant beside the largest.
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
    // If one digit represents all values exactly, use it however large they are.
    let allowed =
      greatest >= 100
      ? (needed > 1 ? 0 : 1)
      : greatest >= 10 ? 1 : greatest >= 1 ? 2 : 2 - DecimalStep.decimalExponent(of: greatest)
    decimals = min(needed, allowed, 9)
    amountDecimals = areWhole ? 0 : nil
    formatter.setUnitPlaces(for: values)
  }

  /// The formats of numbers along the axis of places: plain numbers in the locale. The format, the unit and the
  /// currency belong to the values.
  func ofPlaces(_ numbers: [Double]) -> ChartFormats {
    var formats = ChartFormats(ValueFormatter(locale: formatter.locale))
    formats.setDecimals(for: numbers)
    return formats
  }

  /// Shorter formats for values that don't fit in full: amounts without fraction digits, then large numbers in the
  /// units of the language.
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

  static let areShortened = "the values are shortened because they don't fit in full"

  /// Whether values are written in percent.
  var isPercent: Bool { formatter.unit == .percent && formatter.currency == nil }

  private var isAmount: Bool {
    if formatter.currency != nil { return true }
    if case .currency = formatter.unit { return true }
    return false
  }

  /// The words that charts write, in the locale's language.
  var words: ChartWords { formatter.locale.chartWords }

  private var isPlain: Bool {
    formatter.format == nil && formatter.currency == nil && formatter.units == nil && formatter.unit == .none
  }

  // Outside this range, a number with all its digits is too long for a label.
  private static func isExtreme(_ value: Double) -> Bool {
    abs(value) >= 1e16 || (value != 0 && abs(value) < 1e-6) || !value.isFinite
  }

  /// A number such as 1e+308, with the same sign as other numbers.
  private static func extreme(_ value: Double) -> String { (value < 0 ? "−" : "") + "\(abs(value))" }

  /// The text of a value at a mark.
  func value(_ value: Double) -> String {
    guard isPlain else {
      // A value below 1 isn't written as 0.
      let isAmount = isAmount && formatter.units == nil && (abs(value) >= 1 || value == 0)
      return formatter.text(value, fractionDigits: isAmount ? amountDigits : nil)
    }
    guard !Self.isExtreme(value) else { return Self.extreme(value) }
    var digits = decimals
    // A value other than 0 isn't written as 0.
    if value != 0, abs(value) < 0.5 / DecimalStep.powerOfTen(digits) {
      digits = 1 - DecimalStep.decimalExponent(of: abs(value))
    }
    return formatter.text(value, fractionDigits: digits)
  }

  private var amountDigits: Int { amountDecimals ?? CurrencyCode.fractionDigits(formatter.currency ?? "") }

  /// The texts of the values on an axis, for a step with a number of decimals. In large units, all have the same
  /// number of decimals.
  func ticks(_ values: [Double], decimals: Int) -> [String] {
    var formats = self
    formats.formatter.setUnitPlaces(for: values, areExact: true)
    return values.map { formats.tick($0, decimals: decimals) }
  }

  /// The text of a value on an axis, for a step with a number of decimals.
  func tick(_ value: Double, decimals: Int) -> String {
    if formatter.format != nil || formatter.units != nil { return formatter.text(value) }
    guard !Self.isExtreme(value) else { return Self.extreme(value) }
    let isPercent = formatter.unit == .percent && formatter.currency == nil
    return formatter.text(value, fractionDigits: max(decimals - (isPercent ? 2 : 0), 0))
  }

  /// The texts of the values as fractions of their sum.
  func percents(_ values: [Double]) -> [String] {
    PercentLabels.texts(of: values, rounding: percentRounding, locale: formatter.locale)
  }

  /// The text of a change or a fraction, in percent.
  func percent(_ fraction: Double, decimals: Int = 1) -> String {
    let percent = ValueFormatter(locale: formatter.locale, unit: .percent)
    return abs(fraction) < 1e9 ? percent.text(fraction, fractionDigits: decimals) : Self.extreme(fraction * 100) + " %"
  }

  // MARK: Dates

  private var calendar: CalendarNames { formatter.locale.calendar }

  func month(_ date: CalendarDate) -> String { calendar.label(of: date, period: .month, withYear: false) }
  func quarter(_ date: CalendarDate) -> String { calendar.label(of: date, period: .quarter, withYear: false) }
  func year(_ date: CalendarDate) -> String { calendar.label(of: date, period: .year) }
  func date(_ date: CalendarDate, _ period: CalendarPeriod) -> String { calendar.label(of: date, period: period) }
  /// The text of a date, without its year if it has more than that.
  func withoutYear(_ date: CalendarDate, _ period: CalendarPeriod) -> String {
    calendar.label(of: date, period: period, withYear: period == .year)
  }
  /// The text of a time, with its date unless it is a time of day.
  func time(_ time: CalendarTime, isTimeOfDay: Bool) -> String {
    isTimeOfDay ? time.clock() : calendar.label(of: time)
  }
  /// The text of a date on an axis that has a second row with the rest of the date.
  func tick(_ date: CalendarDate, _ period: CalendarPeriod) -> String {
    period == .day || period == .week
      ? String(date.day) : calendar.label(of: date, period: period, withYear: period == .year)
  }
}
