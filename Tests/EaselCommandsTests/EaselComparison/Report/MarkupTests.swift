import EaselComparison
import Testing

@Suite struct MarkupTests {
  @Test func whatMarkupWouldReadIsEscaped() {
    #expect("a<b>&\"c'".escapedForMarkup == "a&lt;b&gt;&amp;&quot;c&#39;")
    #expect("1\n2\u{0}\u{7F}\u{FFFF}♥️é".escapedForMarkup == "1\\n2\\0\\u{7F}\\u{FFFF}♥️é")
  }
}
