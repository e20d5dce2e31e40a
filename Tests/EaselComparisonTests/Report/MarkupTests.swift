import EaselComparison
import Testing

@Suite struct MarkupTests {
  @Test func whatMarkupWouldReadIsEscaped() {
    #expect("a<b>&\"c'".escapedForMarkup == "a&lt;b&gt;&amp;&quot;c&#39;")
    #expect("1\n2\u{0}\u{7F}\u{FFFF}♥️é".escapedForMarkup == "1\\n2\\0\\u{7F}\\u{FFFF}♥️é")
  }

  @Test func anchorsHaveLettersDigitsAndAFewSigns() {
    #expect("in/a-Z_0.9~.png".percentEncoded() == "in/a-Z_0.9~.png")
    #expect("a b%\"<é\n?#".percentEncoded() == "a%20b%25%22%3C%C3%A9%0A%3F%23")
    // A byte of a name that is no text.
    #expect("\u{10FEFF}".percentEncoded() == "%FF")
  }
}
