import EaselComparison
import Testing

@Suite struct GlobTests {
  @Test(
    arguments: [
      ("*.png", "a.png", true), ("*.png", "in/a.png", false), ("**/*.png", "a.png", true),
      ("**/*.png", "in/deep/a.png", true), ("**", "in/deep/a.png", true), ("in/**", "in/a.png", true),
      ("in/**/a.png", "in/a.png", true), ("in/**/a.png", "in/x/y/a.png", true), ("in/**/a.png", "in/xa.png", false),
      ("?.png", "é.png", true), ("?.png", "ab.png", false), ("?", "/", false), ("[a-c]*.png", "b1.png", true),
      ("[!a-c].png", "b.png", false), ("[!a-c].png", "d.png", true), ("[]x].png", "].png", true),
      ("[abc", "[abc", true), ("a*b*c", "a-b-b-c", true), ("a*b*c", "a-b-", false), ("", "", true), ("", "a", false),
      ("*", "", true), ("a**b", "a/x/b", true), ("\u{E9}.png", "e\u{301}.png", false),
    ] as [(String, String, Bool)])
  func aPatternStandsForWholeNames(pattern: String, name: String, matches: Bool) {
    #expect(Glob(pattern).matches(name) == matches)
  }

  @Test func manyStarsCostLittle() {
    let name = String(repeating: "a", count: 200)
    #expect(!Glob(String(repeating: "*a", count: 100) + "b").matches(name))
  }
}
