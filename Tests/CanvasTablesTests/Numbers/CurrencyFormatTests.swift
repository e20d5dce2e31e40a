import CanvasTables
import Testing

@Suite struct CurrencyFormatTests {
  /// What ICU writes for won in these locales.
  @Test(arguments: [
    ("ko_KR", "₩900", "₩1,500", "₩1,234,567"), ("en_US", "₩900", "₩1,500", "₩1,234,567"),
    ("en_IN", "₩900", "₩1,500", "₩12,34,567"), ("tr_TR", "₩900", "₩1.500", "₩1.234.567"),
    ("pt_BR", "₩\u{A0}900", "₩\u{A0}1.500", "₩\u{A0}1.234.567"),
    ("de_CH", "₩\u{A0}900", "₩\u{A0}1’500", "₩\u{A0}1’234’567"),
    ("de_DE", "900\u{A0}₩", "1.500\u{A0}₩", "1.234.567\u{A0}₩"),
    ("fr_FR", "900\u{A0}₩", "1\u{202F}500\u{A0}₩", "1\u{202F}234\u{202F}567\u{A0}₩"),
    ("pt_PT", "900\u{A0}₩", "1500\u{A0}₩", "1\u{A0}234\u{A0}567\u{A0}₩"),
    ("es_ES", "900\u{A0}KRW", "1500\u{A0}KRW", "1.234.567\u{A0}KRW"),
    ("sv_SE", "900\u{A0}KRW", "1\u{A0}500\u{A0}KRW", "1\u{A0}234\u{A0}567\u{A0}KRW"),
  ])
  func amountsAreWrittenAsInTheLocale(locale: String, hundreds: String, thousands: String, millions: String) throws {
    let format = try #require(CurrencyFormat(locale: locale))
    #expect([900, 1500, 1_234_567].map(format.text) == [hundreds, thousands, millions])
  }

  @Test(arguments: [
    ("ko_KR", "900원", "1,500원", "-1,234,567원"), ("en_US", "900\u{A0}won", "1,500\u{A0}won", "-1,234,567\u{A0}won"),
    ("de_DE", "900\u{A0}won", "1.500\u{A0}won", "-1.234.567\u{A0}won"),
  ])
  func wonMayBeWrittenAsAWord(locale: String, hundreds: String, thousands: String, negative: String) throws {
    var format = try #require(CurrencyFormat(locale: locale))
    format.unit = .word
    #expect([900, 1500, -1_234_567].map { (amount: Int) in format.text(amount) } == [hundreds, thousands, negative])
    // Others have no word here.
    var euro = CurrencyFormat(format.localeFormat, code: "EUR")
    let sign = euro.text(1500)
    euro.unit = .word
    #expect(euro.text(1500) == sign)
  }

  @Test func oddNumbersAndNames() {
    #expect(CurrencyFormat.korean.text(0) == "₩0")
    #expect(CurrencyFormat.korean.text(-1500) == "-₩1,500")
    #expect(CurrencyFormat.korean.text(.min) == "-₩9,223,372,036,854,775,808")
    #expect(CurrencyFormat(locale: "ko-KR") == .korean)
    #expect(CurrencyFormat(locale: "xx_YY") == nil)
    #expect(Set(CurrencyFormat.locales).count == CurrencyFormat.locales.count)
  }
}
