import CanvasData
import Testing

/// A number as `value unit`, or `-` for what is none.
private func shown(_ text: String, _ locale: String) throws -> String {
  let reader = NumberReader(try #require(LocaleFormat(locale)))
  guard let number = reader.number(Array(text.utf8), 0..<text.utf8.count) else { return "-" }
  switch number.unit {
  case .none: return "\(number.value)"
  case .percent: return "\(number.value) %"
  case .currency(let sign): return "\(number.value) \(sign)"
  }
}

struct NumberReaderTests {
  @Test(arguments: [
    ("0", "0.0"), ("-0.25", "-0.25"), ("+3", "3.0"), ("\u{2212}3", "-3.0"), (".5", "0.5"), ("5.", "5.0"),
    ("1,200", "1200.0"), ("1,234,567.5", "1234567.5"), ("12,34,567", "1234567.0"), ("1\u{A0}200", "1200.0"),
    ("1'200", "1200.0"), ("1e6", "1000000.0"), ("1e308", "1e+308"), ("1e-308", "1e-308"), ("1e999", "inf"),
    ("9007199254740993", "9007199254740992.0"), ("0.1", "0.1"), ("123456789012345.5", "123456789012345.5"),
    ("₩1,200", "1200.0 ₩"), ("$30", "30.0 $"), ("-$30", "-30.0 $"), ("$-30", "-30.0 $"), ("($30)", "-30.0 $"),
    ("30 €", "30.0 €"), ("US$ 30", "30.0 US$"), ("KRW 1200", "1200.0 KRW"), ("1,200원", "1200.0 원"),
    ("$(1,200)", "-1200.0 $"), ("30-", "-30.0"), ("1.2k", "1200.0"), ("$1.5M", "1500000.0 $"), ("(2K)", "-2000.0"),
    ("3 Mio.", "3000000.0"), ("1.2k €", "1200.0 €"), ("5만", "50000.0"), ("2억원", "200000000.0 원"),
    ("2bn", "2000000000.0"),
    ("5%", "0.05 %"), ("12.5 %", "0.125 %"), ("%5", "0.05 %"), ("(30)", "-30.0"),
    // No numbers.
    ("1,2", "-"), ("1,23,45", "-"), ("1200,000", "-"), ("1.200,00", "-"), ("1,200'000", "-"), ("", "-"), ("-", "-"),
    ("$", "-"), ("()", "-"), ("--3", "-"), ("(-3)", "-"), ("nan", "-"), ("inf", "-"), ("0x10", "-"), ("1_000", "-"),
    ("１２", "-"), ("1 200", "-"), ("Q1", "-"), ("5%%", "-"), ("$5%", "-"), ("7up", "-"), ("k", "-"), ("5k%", "-"),
    ("5kk", "-"), ("-5-", "-"),
  ])
  func readsNumbersAsTheUnitedStatesWriteThem(text: String, expected: String) throws {
    #expect(try shown(text, "en") == expected)
  }

  @Test(arguments: [
    ("de", "1.234,56 €", "1234.56 €"), ("de", "1.200", "1200.0"), ("de", "1,5", "1.5"), ("de", "1,200.5", "-"),
    ("fr", "1 234,5", "1234.5"), ("fr", "1\u{202F}234,5", "1234.5"), ("de_CH", "1’234.50", "1234.5"),
    ("en_IN", "12,34,567", "1234567.0"), ("sv", "1 200 kr", "1200.0 kr"), ("pl", "1 200,50 zł", "1200.5 zł"),
    ("ru", "1 200 ₽", "1200.0 ₽"), ("ko", "￦1,200", "1200.0 ￦"), ("ja", "1,200円", "1200.0 円"),
  ])
  func readsNumbersByLocale(locale: String, text: String, expected: String) throws {
    #expect(try shown(text, locale) == expected)
  }
}
