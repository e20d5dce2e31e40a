internal import CanvasMath

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
  /// The digits that values have in addition, so that unequal ones are told apart.
  private var extraDigits = 0
  /// The fraction digits of percentages.
  private var percentDecimals = 1

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
        (value * DecimalPower.value(needed)).rounded() / DecimalPower.value(needed) != value
      {
        needed += 1
      }
    }
    // If one digit represents all values exactly, use it however large they are.
    let allowed =
      greatest >= 100
      ? (needed > 1 ? 0 : 1)
      : greatest >= 10 ? 1 : greatest >= 1 ? 2 : 2 - DecimalPower.floor(greatest)
    decimals = min(needed, allowed, 9)
    amountDecimals = areWhole ? 0 : nil
    percentDecimals = values.allSatisfy { !$0.isFinite || abs(($0 * 100).rounded() - $0 * 100) < 0.05 } ? 0 : 1
    formatter.setUnitPlaces(for: values)
    extraDigits = 0
  }

  /// Gives values with labels one number of digits: that of those that need most. Values below a fiftieth of the
  /// largest have their own.
  mutating func shareDigits(_ values: [Double]) {
    guard values.count <= Self.maximumLabels else { return }
    let known = values.filter { !Self.isExtreme($0) }
    let greatest = known.map(abs).max() ?? 0
    // Beside five digits, a single one behind the point tells nothing.
    if decimals == 1, greatest >= 10_000 { decimals = 0 }
    for value in known where abs(value) >= greatest / 50 {
      decimals = Self.digits(of: value, decimals)
      percentDecimals = Self.digits(of: value * 100, percentDecimals)
    }
  }

  /// Adds digits, at most two, or five in large units, if unequal values would have equal labels. One that doesn't tell
  /// all of them apart is added if it tells more of them apart.
  mutating func tellApart(_ values: [Double]) {
    guard values.count <= Self.maximumLabels else { return }
    // Numbers that differ only by the rounding of their sum are equal.
    var keys: Set<String> = []
    let unequal = values.filter { keys.insert(ValueFormatter(locale: .plain).text($0)).inserted }
    func repeats(_ formats: ChartFormats) -> Int { unequal.count - Set(unequal.map(formats.value)).count }
    let before = repeats(self)
    guard before > 0 else { return }
    let longer = (1...(formatter.units == nil ? 2 : 5)).map { count in
      var formats = self
      formats.extraDigits = count
      formats.formatter.addUnitPlaces(count)
      return formats
    }
    if let formats = longer.first(where: { repeats($0) == 0 }) {
      self = formats
    } else if repeats(longer[0]) < before {
      self = longer[0]
    }
  }

  /// The maximum number of values whose labels are compared. More have no labels.
  private static let maximumLabels = 400

  /// The formats of numbers along the axis of places: plain numbers in the locale. The format, the unit and the
  /// currency belong to the values.
  func ofPlaces(_ numbers: [Double]) -> ChartFormats {
    changing(ChartFormats(ValueFormatter(locale: formatter.locale))) { $0.setDecimals(for: numbers) }
  }

  /// Shorter formats for values that don't fit in full: amounts without fraction digits, then large numbers in the
  /// units of the language.
  func shorter(for values: [Double]) -> [ChartFormats] {
    guard formatter.format == nil, formatter.units == nil, isAmount || formatter.unit == .none,
      values.contains(where: { abs($0) >= 1000 })
    else { return [] }
    var result: [ChartFormats] = []
    if isAmount, amountDecimals == nil {
      let whole = changing(self) { $0.amountDecimals = 0 }
      // Without their fractions, some amounts could be equal.
      if Set(values.map(whole.value)).count == Set(values.map(value)).count { result.append(whole) }
    }
    var units = self
    units.formatter.units = BigUnits(formatter.locale.identifier) ?? BigUnits("en")
    units.formatter.setUnitPlaces(for: values)
    units.tellApart(values)
    if !units.formatter.unitPlaces.isEmpty { result.append(units) }
    return result
  }

  static let areShortened = Note(.chosen, "the values are shortened because they don't fit in full")

  /// Whether values are written in percent.
  var isPercent: Bool { formatter.format?.isPercent ?? (formatter.unit == .percent && formatter.currency == nil) }

  /// Whether values are shares of a whole as they are: percentages, or plain numbers with fractions that add up to
  /// about 100.
  func areShares(_ values: [Double]) -> Bool {
    if isPercent { return true }
    guard isPlain, values.count > 1, values.contains(where: { $0 != $0.rounded() }) else { return false }
    return abs(values.reduce(0, StackSums.sum) - 100) <= 0.5
  }

  /// Sets the unit of one of several quantities. Percentages aren't written in the format of the others.
  mutating func setUnit(_ unit: ValueUnit) {
    formatter.unit = unit
    guard unit == .percent else { return }
    formatter.currency = nil
    formatter.units = nil
    if formatter.format?.isPercent == false { formatter.format = nil }
  }

  private var isAmount: Bool { if case .currency = formatter.unit { true } else { formatter.currency != nil } }

  /// The words that charts write, in the locale's language.
  var words: ChartWords { formatter.locale.chartWords }

  private var isPlain: Bool {
    guard formatter.format == nil, formatter.currency == nil, formatter.units == nil else { return false }
    switch formatter.unit {
    case .none, .measure: return true
    case .percent, .currency, .duration: return false
    }
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
      let percentDigits =
        formatter.format == nil && isPercent ? Self.digits(of: value * 100, percentDecimals) : nil
      guard extraDigits > 0 else {
        return formatter.text(value, fractionDigits: isAmount ? amountDigits : percentDigits)
      }
      let longer = changing(formatter) { $0.format = $0.format?.withMoreDigits(extraDigits) ?? $0.format }
      return longer.text(value, fractionDigits: isAmount ? amountDigits : percentDigits.map { $0 + extraDigits })
    }
    guard !Self.isExtreme(value) else { return Self.extreme(value) }
    return formatter.text(value, fractionDigits: Self.digits(of: value, decimals + extraDigits))
  }

  /// A number of fraction digits, or those of three digits of its own for a value that is so small beside the others that
  /// it would be off by more than one percent.
  private static func digits(of value: Double, _ digits: Int) -> Int {
    func rounded(_ places: Int) -> Double {
      (value * DecimalPower.value(places)).rounded() / DecimalPower.value(places)
    }
    guard abs(rounded(digits) - value) > 0.01 * abs(value) else { return digits }
    let most = 2 - DecimalPower.floor(abs(value))
    return (digits..<max(most, digits)).first { rounded($0) == rounded(most) } ?? most
  }

  private var amountDigits: Int { amountDecimals ?? CurrencyCode.fractionDigits(formatter.currency ?? "") }

  /// The texts of the values on an axis, for a step with a number of decimals. In large units, all have the same
  /// number of decimals.
  func ticks(_ values: [Double], decimals: Int) -> [String] {
    var formats = self
    formats.formatter.setUnitPlaces(for: values, areExact: true)
    if let format = formatter.format, let digits = format.fractionDigits {
      let missing = decimals - (isPercent ? 2 : 0) - digits
      if missing > 0 { formats.formatter.format = format.withMoreDigits(missing) ?? format }
    }
    var texts = values.map { formats.tick($0, decimals: decimals) }
    for _ in 0..<Self.maximumTickDigits where Set(texts).count < values.count {
      formats.formatter.format = formats.formatter.format?.withMoreDigits(1) ?? formats.formatter.format
      formats.formatter.addUnitPlaces(1)
      texts = values.map { formats.tick($0, decimals: decimals) }
    }
    return texts
  }

  /// The most digits that are added to tell ticks apart.
  private static let maximumTickDigits = 9

  /// The text of a value on an axis, for a step with a number of decimals.
  func tick(_ value: Double, decimals: Int) -> String {
    if formatter.format != nil || formatter.units != nil { return formatter.text(value) }
    guard !Self.isExtreme(value) else { return Self.extreme(value) }
    return formatter.text(value, fractionDigits: max(decimals - (isPercent ? 2 : 0), 0))
  }

  /// The texts of the values as fractions of their sum.
  func percents(_ values: [Double]) -> [String] {
    PercentLabels.texts(of: values, rounding: percentRounding, locale: formatter.locale)
  }

  /// The texts of the values as fractions of their sum, in whole percent unless a format of percentages has fraction
  /// digits.
  func wholePercents(_ values: [Double]) -> [String] {
    let format = formatter.format.flatMap { $0.isPercent ? $0 : nil }
    return PercentLabels.texts(
      of: values, rounding: percentRounding, fractionDigits: format?.fractionDigits ?? 0, locale: formatter.locale)
  }

  /// The text of a change or a fraction, in percent.
  func percent(_ fraction: Double, decimals: Int = 1) -> String {
    let percent = ValueFormatter(locale: formatter.locale, unit: .percent)
    return abs(fraction) < 1e9 ? percent.text(fraction, fractionDigits: decimals) : Self.extreme(fraction * 100) + " %"
  }

  // MARK: Dates

  private var calendar: CalendarNames { formatter.locale.calendar }
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
