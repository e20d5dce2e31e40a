import Canvas
import EaselShared
import Testing

/// Words that a user can copy into a shell.
@Suite struct ShellWordTests {
  @Test(arguments: [
    ("a-b_c.png", "a-b_c.png"), ("/tmp/x=1,2@3:4%5+6", "/tmp/x=1,2@3:4%5+6"), ("", "''"), ("two words", "'two words'"),
    ("it's", #"'it'\''s'"#), ("$HOME", "'$HOME'"), ("카드.png", "'카드.png'"), ("a\nb", #"$'a\x0ab'"#),
    ("a\nb'c\\", #"$'a\x0ab\x27c\x5c'"#), ("\u{1B}[0m", #"$'\x1b[0m'"#),
  ])
  func onlyWhatNeedsQuotesHasThem(text: String, word: String) { #expect(text.shellWord == word) }

  @Test func bytesThatAreNoTextStay() {
    let name = FilePath(bytes: Array("a".utf8) + [0xFF]).text
    #expect(name.shellWord == #"$'a\xff'"#)
  }
}
