/// How a chart writes its values: by a format, as an amount of money, in big units, or plainly, as the locale does.
///
///     var formatter = ValueFormatter(locale: LocaleFormat("ko") ?? .english)
///     formatter.units = BigUnits("ko")
///     formatter.text(11_080_000)         // 1,108만
public struct ValueFormatter: Sendable, Hashable {
  /// The locale of digits, signs and units.
  public var locale: LocaleFormat

  /// What comes before all below; nil leaves it to them.
  public var format: NumberFormat?

  /// A code such as `KRW`; nil writes no currency, unless the table's values have a sign.
  public var currency: String?

  /// Nil writes all digits.
  public var units: BigUnits?

  /// What the values are written with in the table.
  public var unit: ValueUnit

  /// The digits behind the point of numbers in each big unit, by its power of ten, of smaller ones by 0: so that all in
  /// a chart have as many. What is not in it has those that it needs.
  package var unitPlaces: [Int: Int] = [:]

  /// A formatter for a locale; without other arguments it writes plain numbers.
  public init(
    locale: LocaleFormat = .english, format: NumberFormat? = nil, currency: String? = nil, units: BigUnits? = nil,
    unit: ValueUnit = .none
  ) {
    self.locale = locale
    self.format = format
    self.currency = currency
    self.units = units
    self.unit = unit
  }

  /// A value as a label. Without a format it has as many digits after the point as the currency, one in percent or in
  /// big units below 100, and otherwise all it needs of 12; `fractionDigits` says how many instead.
  public func text(_ value: Double, fractionDigits: Int? = nil) -> String {
    if let format { return format.text(value, locale: locale, currency: currency) }
    guard value.isFinite else { return NumberFormat.plain.text(value) }
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

  /// What stands around the number.
  private var affixes: (prefix: String, suffix: String) {
    if let currency { return locale.currencyAffixes(sign: locale.currencySign(code: currency)) }
    switch unit {
    case .none: return ("", "")
    case .percent: return locale.percentAffixes
    case .currency(let sign): return locale.currencyAffixes(sign: sign)
    }
  }

  /// The number in its big unit, rounded to so many places, else to one below 100 and to none above; nil if no unit is
  /// wanted or reached.
  private func cut(_ digits: DecimalDigits, places: Int?) -> (digits: DecimalDigits, unit: BigUnits.Unit)? {
    guard let units, let unit = units.unit(for: digits) else { return nil }
    func rounded(in unit: BigUnits.Unit) -> DecimalDigits {
      let scaled = digits.scaled(byPowerOfTen: -unit.exponent)
      return scaled.rounded(toPlaces: places ?? unitPlaces[unit.exponent] ?? (scaled.magnitude < 2 ? 1 : 0))
    }
    let number = rounded(in: unit)
    // 999,999 is 1M and not 1000K.
    if let next = units.unit(for: number.scaled(byPowerOfTen: unit.exponent)), next != unit {
      return (rounded(in: next), next)
    }
    return (number, unit)
  }

  /// Sets how many digits behind the point numbers in each unit have: one where any below 100 of them needs it. Of the
  /// numbers at an axis as many as show them exactly, at most three.
  package mutating func setUnitPlaces(for values: some Sequence<Double>, areExact: Bool = false) {
    unitPlaces = [:]
    guard let units else { return }
    for value in values where value.isFinite && value.magnitude >= 1 {
      guard let unit = units.units.last(where: { value.magnitude >= Self.powerOfTen($0.exponent) }) else { continue }
      let scaled = value.magnitude / Self.powerOfTen(unit.exponent)
      let wanted = areExact ? 3 : scaled < 99.95 ? 1 : 0
      let places = (0..<wanted).first { Self.isWhole(scaled * Self.powerOfTen($0), within: areExact ? 1e-6 : 0.05) }
      unitPlaces[unit.exponent] = max(unitPlaces[unit.exponent] ?? 0, places ?? wanted)
    }
    if !unitPlaces.isEmpty { unitPlaces[0] = 0 }
  }

  private static func isWhole(_ number: Double, within distance: Double) -> Bool {
    abs(number - number.rounded()) < distance
  }

  private static func powerOfTen(_ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}

extension NumberFormat {
  /// The empty specification: up to 12 digits.
  static let plain = NumberFormat("") ?? NumberFormat()

  private init() {}
}
