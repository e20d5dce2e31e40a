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
  public var currencyCode: String {
    switch identifier.suffix(2) {
    case "KR": "KRW"
    case "GB": "GBP"
    case "IN": "INR"
    case "JP": "JPY"
    case "CN": "CNY"
    case "TH": "THB"
    case "ID": "IDR"
    case "TR": "TRY"
    case "BR": "BRL"
    case "CH": "CHF"
    case "DK": "DKK"
    case "VN": "VND"
    case "RU": "RUB"
    case "CZ": "CZK"
    case "SE": "SEK"
    case "NO": "NOK"
    case "UA": "UAH"
    case "PL": "PLN"
    case "US": "USD"
    default: "EUR"
    }
  }
}
