internal import CanvasMath

/// Formats the values of a chart: by a format, as an amount of money, in large units, or plainly in the locale.
///
///     var formatter = ValueFormatter(locale: LocaleFormat("ko") ?? .english)
///     formatter.units = BigUnits("ko")
///     formatter.text(11_080_000)         // 1,108만
public struct ValueFormatter: Sendable, Hashable {
  /// The locale of digits, signs and units.
  public var locale: LocaleFormat

  /// The number format. It has precedence over the properties below, but the currency remains; if nil, they apply.
  public var format: NumberFormat?

  /// A currency code such as `KRW`. If nil, no currency is written, unless the table's values have a sign.
  public var currency: String?

  /// The large units. If nil, all digits are written.
  public var units: BigUnits?

  /// The unit of the values in the table.
  public var unit: ValueUnit

  /// The number of fraction digits for each large unit, by its power of ten, and for smaller numbers by 0, so that it
  /// is the same for all values of a chart. Units that aren't listed have the digits they need.
  package var unitPlaces: [Int: Int] = [:]

  /// A formatter for a locale. By default it writes plain numbers.
  public init(
    locale: LocaleFormat = .english, format: NumberFormat? = nil, currency: String? = nil, units: BigUnits? = nil,
    unit: ValueUnit = .none
  ) {
    (self.locale, self.format, self.currency) = (locale, format, currency)
    (self.units, self.unit) = (units, unit)
  }

  /// The label of a value. Without a format, the number of fraction digits is that of the currency, one for
  /// percentages and for large units below 100, and otherwise as needed for up to 12 digits. `fractionDigits`
  /// overrides it, clamped to 0…20.
  public func text(_ value: Double, fractionDigits: Int? = nil) -> String {
    let fractionDigits = fractionDigits.map { min(max($0, 0), 20) }
    if let format {
      return (currency == nil ? format : format.withCurrency).text(value, locale: locale, currency: currency)
    }
    guard value.isFinite else { return NumberFormat.plain.text(value) }
    if case .duration(let form) = unit, currency == nil {
      return form.text(value, locale: locale, isShort: fractionDigits != nil)
    }
    var digits = DecimalDigits(value)
    var unitSuffix = ""
    var places = fractionDigits
    if currency == nil, unit == .percent {
      digits = digits.scaled(byPowerOfTen: 2)
      digits = digits.rounded(toPlaces: places ?? 1)
    } else if let number = cut(digits, places: fractionDigits) {
      digits = number.digits
      unitSuffix = number.unit.suffix
      places = fractionDigits ?? unitPlaces[number.unit.exponent]
    } else {
      if units != nil, value.magnitude >= 1 || value == 0 { places = places ?? unitPlaces[0] }
      if currency != nil || isAmount, units == nil || !digits.fraction.isEmpty {
        places = places ?? CurrencyCode.fractionDigits(currency ?? "")
        if currency == nil, digits.fraction.isEmpty { places = fractionDigits ?? 0 }
      }
      digits = places.map { digits.rounded(toPlaces: $0) } ?? digits.rounded(toSignificant: 12)
    }
    let fraction = places.map { digits.fraction(places: min(max($0, 0), 20)) } ?? digits.fraction
    let number = locale.grouped(digits.whole) + (fraction.isEmpty ? "" : locale.decimal + fraction) + unitSuffix
    let (prefix, suffix) = affixes
    return (digits.isNegative && !digits.isZero ? "\u{2212}" : "") + prefix + number + suffix
  }

  private var isAmount: Bool { if case .currency = unit { true } else { false } }

  /// The text before and after the number.
  private var affixes: (prefix: String, suffix: String) {
    if let currency { return locale.currencyAffixes(sign: locale.currencySign(code: currency)) }
    switch unit {
    case .none: return ("", "")
    case .percent: return locale.percentAffixes
    case .currency(let sign): return locale.currencyAffixes(sign: sign)
    case .duration: return ("", "")
    case .measure(let unit): return ("", unit == "°" ? unit : "\u{A0}" + unit)
    }
  }

  /// The number in its large unit, rounded to a number of places, by default one below 100 and none above. Nil if
  /// there are no units or the number is below them.
  private func cut(_ digits: DecimalDigits, places: Int?) -> (digits: DecimalDigits, unit: BigUnits.Unit)? {
    guard let units, let unit = units.unit(for: digits) else { return nil }
    func rounded(in unit: BigUnits.Unit) -> DecimalDigits {
      let scaled = digits.scaled(byPowerOfTen: -unit.exponent)
      return scaled.rounded(toPlaces: places ?? unitPlaces[unit.exponent] ?? (scaled.magnitude < 2 ? 1 : 0))
    }
    let number = rounded(in: unit)
    // 999,999 is 1M, not 1000K.
    if let next = units.unit(for: number.scaled(byPowerOfTen: unit.exponent)), next != unit {
      return (rounded(in: next), next)
    }
    return (number, unit)
  }

  /// Sets the number of fraction digits for each unit: one if any number below 100 units needs it. On an axis, as
  /// many as represent the numbers exactly, at most three.
  package mutating func setUnitPlaces(for values: some Sequence<Double>, areExact: Bool = false) {
    unitPlaces = [:]
    guard let units else { return }
    for value in values where value.isFinite && value.magnitude >= 1 {
      guard let unit = units.units.last(where: { value.magnitude >= DecimalPower.value($0.exponent) }) else { continue }
      let scaled = value.magnitude / DecimalPower.value(unit.exponent)
      let wanted = areExact ? 3 : scaled < 99.95 ? 1 : 0
      let places = (0..<wanted).first { Self.isWhole(scaled * DecimalPower.value($0), within: areExact ? 1e-6 : 0.05) }
      unitPlaces[unit.exponent] = max(unitPlaces[unit.exponent] ?? 0, places ?? wanted)
    }
    if !unitPlaces.isEmpty { unitPlaces[0] = 0 }
  }

  /// Adds fraction digits to numbers in the largest unit, and to those in smaller ones as many as the same precision
  /// needs: 976M beside 1.022B.
  package mutating func addUnitPlaces(_ count: Int) {
    guard let largest = unitPlaces.keys.max(), let places = unitPlaces[largest] else { return }
    let precision = largest - places - count
    for (exponent, places) in unitPlaces where exponent > 0 {
      unitPlaces[exponent] = max(places, exponent - precision)
    }
  }

  private static func isWhole(_ number: Double, within distance: Double) -> Bool {
    abs(number - number.rounded()) < distance
  }
}

extension NumberFormat {
  /// The empty specification, with up to 12 digits.
  package static let plain = NumberFormat("") ?? NumberFormat()

  /// Fixed digits with separators of thousands: the format `,f`.
  static let groupedFixed: NumberFormat = {
    var format = plain
    (format.isGrouped, format.kind) = (true, .fixed)
    return format
  }()

  private init() {}
}
