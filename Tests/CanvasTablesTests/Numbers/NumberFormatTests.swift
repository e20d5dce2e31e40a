import CanvasTables
import Testing

struct NumberFormatTests {
  /// What d3-format writes.
  @Test(
    arguments: [
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
    ] as [(String, Double, String)])
  func writesWhatD3Writes(specification: String, value: Double, expected: String) {
    #expect((NumberFormat(specification)?.text(value) ?? "-") == expected)
  }

  /// What d3-format 3 writes where the exact number counts, or more digits than the shortest ones have.
  @Test(
    arguments: [
      (".1f", 0.15, "0.1"), (".1f", 1.25, "1.3"), (".1f", -3.05, "−3.0"), (".2f", 2.675, "2.67"),
      (".2f", 1.005, "1.00"),
      (".1f", 0.25, "0.3"), (".0f", 0.5, "1"), (".0f", 2.5, "3"), (".1f", 4.35, "4.3"), (".1f", 1.45, "1.4"),
      (".1%", 0.1235, "12.3%"), (".0%", 0.285, "28%"), (".1e", 125, "1.3e+2"), (".1e", 1.15, "1.1e+0"),
      (".2g", 0.145, "0.14"), (".2r", 0.145, "0.14"), (".1r", 0.15, "0.1"), (".2s", 5e7, "50M"), (".2s", 1.5e8, "150M"),
      (".2s", 0, "0.0"), (".3~s", 2.675, "2.67"), ("~s", 0.0000015, "1.5µ"), (".1s", 999_999, "1M"),
      ("s", 1e-26, "0.01000y"),
      (".2p", 0.1234, "12%"), (".1p", 5e-5, "0.005%"), ("~p", 0.5, "50%"), ("~e", 1200, "1.2e+3"), ("~g", 1e-7, "1e-7"),
      (".20f", 0.1, "0.10000000000000000555"), (".17~r", 0.7, "0.69999999999999996"),
      (".17s", 2.675, "2.6749999999999998"),
      (".21g", 0.1, "0.100000000000000005551"), (".3g", 5e-324, "4.94e-324"), ("", 5e-324, "4.94065645841e-324"),
      (",.0f", 1e21, "1e+21"), (".2%", 1e20, "1e+22%"), ("d", 1.5, "2"), (",d", 1e21, "1,000,000,000,000,000,000,000"),
      ("d", 123456789012345680000, "123456789012345680000"), ("x", -10, "−a"), ("x", 1e21, "3635c9adc5dea00000"),
      ("o", 1e21, "154327115334273650000000"), ("#b", 4, "0b100"), ("c", -0.5, "-0.5"), ("+c", 5, "5"),
      ("c", 1e-7, "1e-7"),
      ("$,.0%", 0.5, "$50"), ("$.2p", 0.5, "$50"), ("+f", -0.0, "−0.000000"), ("+.1f", -0.04, "−0.0"),
      ("(.1f", -0.04, "0.0"),
      ("(.1f", -1.25, "(1.3)"), (" .1f", 0.05, " 0.1"), (".2", 1234, "1.2e+3"), (".3", 12.5, "12.5"),
      ("n", 12345, "12,345.0"),
      (".2k", 1234, "1.2e+3"), ("~k", 0.1, "0.1"), ("%Y", 1, "-"), (".1f%", 1, "-"),
    ] as [(String, Double, String)])
  func roundsTheExactNumberAsD3(specification: String, value: Double, expected: String) {
    #expect((NumberFormat(d3: specification)?.text(value) ?? "-") == expected)
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
