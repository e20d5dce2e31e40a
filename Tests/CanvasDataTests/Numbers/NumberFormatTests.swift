import CanvasData
import Testing

struct NumberFormatTests {
  /// What d3-format writes.
  @Test(arguments: [
    ("", 1234.5, "1234.5"), ("", 0.1 + 0.2, "0.3"), (",.0f", 1234567.5, "1,234,568"), (".1f", 0.49, "0.5"),
    (".2f", -0.001, "0.00"), ("+.2f", -0.001, "−0.00"), ("d", 1234.4, "1234"), (",d", -1234, "−1,234"),
    ("~s", 1_500_000, "1.5M"), ("s", 1500, "1.50000k"), (".3s", 999_500, "1.00M"), (".0s", 1500, "2k"),
    (".2s", 0.0015, "1.5m"), (".3s", 0, "0.00"), (".1%", 0.123, "12.3%"), (".0%", 1, "100%"), ("~%", 0.5, "50%"),
    (".2p", 0.1234, "12%"), ("$,.2f", 1234.5, "$1,234.50"), ("($.2f", -3.5, "($3.50)"), ("(.2f", 3.5, "3.50"),
    ("e", 1234.5, "1.234500e+3"), (".2e", 0.00123, "1.23e-3"), (".3g", 1234, "1.23e+3"), (".4g", 1234, "1234"),
    ("g", 0.0000001, "1.00000e-7"), (".3r", 1234, "1230"), (".1r", 0.049, "0.05"), ("x", 255, "ff"),
    ("#x", 255, "0xff"),
    ("X", 255, "FF"), ("#b", 5, "0b101"), ("o", 8, "10"), ("n", 1234.5, "1,234.50"), ("c", 42, "42"),
    ("8d", 42, "      42"), ("<8d", 42, "42      "), ("^8d", 42, "   42   "), ("*^8d", 42, "***42***"),
    ("=8d", -42, "−     42"), ("08d", -42, "−0000042"), ("+d", 42, "+42"), (" d", 42, " 42"), (".~f", 1, "-"),
    ("03,d", 0, "000"), ("04,d", 0, "0,000"), ("05,d", 0, "0,000"), ("06,d", 0, "00,000"), ("08,d", 0, "0,000,000"),
    ("013,d", 0, "0,000,000,000"), (".20f", 0.1, "0.10000000000000000000"),
    (",.0f", 1e21, "1,000,000,000,000,000,000,000"),
  ])
  func writesWhatD3Writes(specification: String, value: Double, expected: String) {
    #expect((NumberFormat(specification)?.text(value) ?? "-") == expected)
  }

  @Test(arguments: [
    "abc", ".f", "f.", "%%", ",,", "1000d", "999999999999999999999d", ".99999f", "fd", "--d", "~~f", "i",
  ])
  func refusesOtherTexts(text: String) {
    #expect(NumberFormat(text) == nil)
  }

  @Test(arguments: [
    (",.2f", "de", "1.234,50"), ("$,.2f", "de", "1.234,50\u{A0}€"), ("$,.0f", "ko", "₩1,235"),
    (",.1%", "fr", "123\u{202F}450,0\u{A0}%"), ("$.0f", "sv", "1235\u{A0}kr"),
  ])
  func writesInTheWordsOfALocale(specification: String, locale: String, expected: String) throws {
    let format = try #require(NumberFormat(specification))
    #expect(format.text(1234.5, locale: try #require(LocaleFormat(locale))) == expected)
  }

  @Test func roundsAsNumbersAreWrittenAndTakesAnyNumber() throws {
    let two = try #require(NumberFormat(".2f"))
    #expect(two.text(1.005) == "1.01")
    #expect(two.text(-0.125) == "−0.13")
    #expect(two.text(.nan) == "NaN")
    #expect(two.text(-.infinity) == "−∞")
    for specification in [
      "", "f", "e", "g", "r", "s", "%", "p", "d", "b", "o", "x", "c", ",.20f", ".0s", ".21~g", "099,.3e",
    ] {
      let format = try #require(NumberFormat(specification))
      for value in [
        0, -0.0, .leastNonzeroMagnitude, 1e-308, 1e308, -1e308, .greatestFiniteMagnitude, .pi, .nan, .infinity,
      ] {
        #expect(!format.text(value, currency: "XYZ").isEmpty)
      }
    }
  }
}
