/// Currencies by the codes of ISO 4217.
public enum CurrencyCode {
  /// The known codes in alphabetical order.
  public static let all = [
    "AUD", "BRL", "CAD", "CHF", "CNY", "CZK", "DKK", "EUR", "GBP", "HKD", "IDR", "INR", "JPY", "KRW", "MXN", "NOK",
    "NZD", "PLN", "RUB", "SEK", "SGD", "THB", "TRY", "TWD", "UAH", "USD", "VND",
  ]

  /// The number of fraction digits of an amount: 2, or 0 if the smallest coin is the unit.
  public static func fractionDigits(_ code: String) -> Int { ["JPY", "KRW", "VND"].contains(code) ? 0 : 2 }
}

extension LocaleFormat {
  /// The currency of the locale's country.
  public var currencyCode: String { Self.currencies[String(identifier.suffix(2))] ?? "EUR" }

  private static let currencies = [
    "KR": "KRW", "GB": "GBP", "IN": "INR", "JP": "JPY", "CN": "CNY", "TH": "THB", "ID": "IDR", "TR": "TRY",
    "BR": "BRL", "CH": "CHF", "DK": "DKK", "VN": "VND", "RU": "RUB", "CZ": "CZK", "SE": "SEK", "NO": "NOK",
    "UA": "UAH", "PL": "PLN", "US": "USD",
  ]
}
