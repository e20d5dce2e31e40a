/// How amounts of money are written in a locale: `₩12,300`, `12.300 ₩`.
public struct CurrencyFormat: Sendable, Hashable {
  /// How the locale writes numbers.
  public let localeFormat: LocaleFormat

  /// The currency, by its code.
  public let code: String

  /// Such as `ko_KR`.
  public var locale: String { localeFormat.identifier }

  /// The format of a locale, written as `ko_KR` or `ko-KR`, for won; nil for one that is not among `locales`.
  public init?(locale: String) {
    guard let format = LocaleFormat(locale) else { return nil }
    self.init(format, code: "KRW")
  }

  /// The format of a currency in a locale. A code that is not known is written as itself, with two digits.
  public init(_ locale: LocaleFormat, code: String) {
    localeFormat = locale
    self.code = code
  }

  /// All that are known, in alphabetical order.
  public static let locales = LocaleFormat.identifiers

  /// Won as in Korea: `₩12,300`.
  public static let korean = CurrencyFormat(LocaleFormat("ko_KR") ?? .english, code: "KRW")

  /// An amount in whole units; a negative one has a hyphen in front.
  public func text(_ amount: Int) -> String {
    text(digits: localeFormat.grouped(String(amount.magnitude)), sign: amount < 0 ? "-" : "")
  }

  /// An amount with so many digits after the point, those of the currency where it is nil; a negative one has a minus
  /// sign in front. An amount that is not finite is written as `NumberFormat` writes it.
  public func text(_ amount: Double, fractionDigits: Int? = nil) -> String {
    guard amount.isFinite else { return NumberFormat.plain.text(amount) }
    let places = min(max(fractionDigits ?? CurrencyCode.fractionDigits(code), 0), 20)
    let number = DecimalDigits(amount).rounded(toPlaces: places)
    let fraction = places > 0 ? localeFormat.decimal + number.fraction(places: places) : ""
    return text(
      digits: localeFormat.grouped(number.whole) + fraction, sign: number.isNegative && !number.isZero ? "\u{2212}" : ""
    )
  }

  private func text(digits: String, sign: String) -> String {
    let (prefix, suffix) = localeFormat.currencyAffixes(sign: localeFormat.currencySign(code: code))
    return sign + prefix + digits + suffix
  }
}
