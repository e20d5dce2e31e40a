/// The format of amounts of money in a locale: `₩12,300`, `12.300 ₩`.
public struct CurrencyFormat: Sendable, Hashable {
  /// The number format of the locale.
  public let localeFormat: LocaleFormat

  /// The currency code.
  public let code: String

  /// The form of the currency in a text.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// The currency's sign, if the locale has one: `₩12,300`.
    case sign
    /// The currency's word after the number: `12,300원` in Korean, `12,300 won` in other languages. Only won have a
    /// word; other currencies use their sign.
    case word
  }

  /// The form of the currency. The default is the sign.
  public var unit: Unit = .sign

  /// The locale's identifier, such as `ko_KR`.
  public var locale: String { localeFormat.identifier }

  /// The format of a locale, written as `ko_KR` or `ko-KR`, for won. Nil if the locale isn't in `locales`.
  public init?(locale: String) {
    guard let format = LocaleFormat(locale) else { return nil }
    self.init(format, code: "KRW")
  }

  /// The format of a currency in a locale. An unknown code is written as is, with two fraction digits.
  public init(_ locale: LocaleFormat, code: String) {
    localeFormat = locale
    self.code = code
  }

  /// The known locales in alphabetical order.
  public static let locales = LocaleFormat.identifiers

  /// Won in Korea: `₩12,300`.
  public static let korean = CurrencyFormat(LocaleFormat("ko_KR") ?? .english, code: "KRW")

  /// The text of an amount in whole units. A negative amount has a hyphen in front.
  public func text(_ amount: Int) -> String {
    text(digits: localeFormat.grouped(String(amount.magnitude)), sign: amount < 0 ? "-" : "")
  }

  /// The text of an amount with a number of fraction digits, by default that of the currency. A negative amount has a
  /// minus sign in front. A non-finite amount is formatted by `NumberFormat`.
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
    if unit == .word, code == "KRW" { return sign + digits + (localeFormat.language == "ko" ? "원" : "\u{A0}won") }
    let (prefix, suffix) = localeFormat.currencyAffixes(sign: localeFormat.currencySign(code: code))
    return sign + prefix + digits + suffix
  }
}
