import CanvasTables
import Testing

private func formatter(
  _ locale: String, currency: String? = nil, units: String? = nil, format: String? = nil, unit: ValueUnit = .none
) throws -> ValueFormatter {
  ValueFormatter(
    locale: try #require(LocaleFormat(locale)), format: try format.map { try #require(NumberFormat($0)) },
    currency: currency, units: try units.map { try #require(BigUnits($0)) }, unit: unit)
}

struct ValueFormatterTests {
  @Test(arguments: [
    ("en", 1234.5, "1,234.5"), ("en", 0.1 + 0.2, "0.3"), ("en", -1234, "−1,234"), ("en", 0, "0"),
    ("de", 1234.5, "1.234,5"),
    ("es", 1234, "1234"), ("es", 12345, "12.345"), ("en_IN", 1_234_567, "12,34,567"), ("en", -0.0, "0"),
    ("en", 1e21, "1,000,000,000,000,000,000,000"), ("en", .infinity, "∞"),
  ])
  func numbersHaveTheirDigits(locale: String, value: Double, expected: String) throws {
    #expect(try formatter(locale).text(value) == expected)
  }

  @Test(arguments: [
    ("ko", "KRW", 12_300, "₩12,300"), ("en", "USD", 1234.5, "$1,234.50"), ("de", "EUR", -1234.5, "−1.234,50\u{A0}€"),
    ("de_CH", "CHF", 1234.5, "CHF\u{A0}1’234.50"), ("ja", "JPY", 1200.4, "￥1,200"), ("pl", "PLN", 30, "30,00\u{A0}zł"),
    ("en", "CHF", 5, "CHF\u{A0}5.00"), ("ko", "USD", 5, "US$5.00"),
  ])
  func amountsHaveTheirSignAndDigits(locale: String, currency: String, value: Double, expected: String) throws {
    #expect(try formatter(locale, currency: currency).text(value) == expected)
  }

  @Test(arguments: [
    ("ko", 11_080_000, "1,108만"), ("ko", 9_999, "9,999"), ("ko", 12_345, "1.2만"), ("ko", 123_456_789, "1.2억"),
    ("en", 999_999, "1M"), ("en", 1_250_000, "1.3M"), ("en", 12_345, "12.3K"), ("en", 123_456, "123K"),
    ("ja", 250_000_000, "2.5億"), ("zh", 250_000_000, "2.5亿"), ("de", 2_500_000, "2,5\u{A0}Mio."),
    ("en", -1500, "−1.5K"),
    ("en", 950, "950"), ("en", 1e15, "1,000T"), ("en_IN", 12_345, "12.3K"), ("en_IN", 4_100_000, "41L"),
    ("en_IN", 12_345_678, "1.2Cr"), ("en_IN", 9_999_999, "1Cr"), ("en_IN", 2.5e10, "2.5KCr"), ("en_IN", 1e12, "1LCr"),
    ("en_GB", 1_200_000, "1.2M"),
  ])
  func bigUnitsCutLargeNumbers(language: String, value: Double, expected: String) throws {
    #expect(try formatter(language, units: language).text(value) == expected)
  }

  @Test func signsOfTheTableStandAgainInThePicture() throws {
    #expect(try formatter("en", unit: .percent).text(0.053) == "5.3%")
    #expect(try formatter("de", unit: .percent).text(0.05) == "5\u{A0}%")
    #expect(try formatter("en", unit: .currency("$")).text(1200) == "$1,200")
    #expect(try formatter("en", unit: .currency("$")).text(1200.5) == "$1,200.50")
    #expect(try formatter("ko", currency: "KRW", units: "ko").text(11_080_000) == "₩1,108만")
    #expect(try formatter("en", format: "~s", unit: .percent).text(1500) == "1.5k")
    // A format of numbers doesn't drop the currency.
    #expect(try formatter("en", currency: "EUR", format: ",.0f").text(1200) == "€1,200")
    #expect(try formatter("en", currency: "EUR", format: "$,.0f").text(1200) == "€1,200")
    #expect(try formatter("en", currency: "EUR", format: ".1%").text(0.25) == "25.0%")
    #expect(try formatter("en").text(2, fractionDigits: 2) == "2.00")
  }
}
