import Canvas
import EaselCommands
import EaselComparison
import EaselTestSupport
import TestSupport
import Testing

@Suite struct ResultPrinterTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for side in ["a", "b"] { try folder.write(redPNG(), as: "\(side)/same.png") }
    try folder.write(dottedPNG(), as: "a/50%, x|y.png")
    try folder.write(redPNG(), as: "b/50%, x|y.png")
    try folder.write("no picture", as: "a/no.png")
    try folder.write(redPNG(), as: "b/no.png")
  }

  private func compare(_ options: String...) -> RecordedRun {
    RecordedRun(["compare", folder["a"], folder["b"]] + options)
  }

  @Test func markdownIsATable() throws {
    let run = compare("--format", "markdown")
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    try #require(lines.count == 7)
    #expect(lines[0] == "| result | picture | details |" && lines[1] == "|---|---|---|")
    #expect(lines[2].hasPrefix(#"| FAIL | `50%, x\|y.png` | 1 of 600 pixels differ (0.17%) in 1x1 at 7,9; "#))
    #expect(lines[3].hasPrefix("| FAIL | `no.png` | ") && lines[3].hasSuffix("neither a PNG nor a JPEG nor a WebP |"))
    #expect(lines[4...] == ["", "**FAIL**: 3 pictures: 1 the same, 1 changed, 1 not compared", ""])
    #expect(compare("same.png", "--format", "markdown").output == "**ok**: the same\n")
    #expect(compare("50*", "--max-different", "1", "--format", "markdown").output.contains("| ok | "))
  }

  /// GitHub takes comments of up to 65 536 characters.
  @Test func markdownEndsBeforeACommentDoes() throws {
    for i in 0..<400 {
      try folder.write(dottedPNG(), as: "a/\(i).png")
      try folder.write(redPNG(), as: "b/\(i).png")
    }
    let run = compare("--format", "markdown")
    #expect(run.output.count < 65_000 && run.output.count > 63_000)
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.count { $0.hasPrefix("| FAIL | ") && $0.hasSuffix(" |") }
    #expect(
      lines[(rows + 2)...] == [
        "", "\(402 - rows) rows are left out: the table has room for 64000 characters.", "",
        "**FAIL**: 403 pictures: 1 the same, 401 changed, 1 not compared", "",
      ])
  }

  @Test func gitHubShowsEachPairAtItsFile() {
    let run = compare("--format", "github")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines[0].hasPrefix(
        "::error file=\(folder["b"])/50%25%2C x|y.png::50%25, x|y.png: 1 of 600 pixels differ (0.17%25)"))
    #expect(lines[1].hasPrefix("::error file=\(folder["b"])/no.png::\(folder["a"])/no.png: not a picture"))
    #expect(lines[2] == "FAIL: 3 pictures: 1 the same, 1 changed, 1 not compared")
    #expect(compare("50*", "--max-different", "1", "--format", "github").output.hasPrefix("::notice file="))
    #expect(
      compare("same.png", "--ignore", "0,0,99x99", "--format", "github").output
        == "::warning file=\(folder["b"])/same.png::same.png: every pixel is ignored, so none was compared\n"
        + "ok: the same\n")
  }

  @Test(arguments: [["--json"], ["--preview"], ["--preview-as", "blocks"]])
  func twoThingsOnStandardOutputAreRefused(options: [String]) {
    let run = RecordedRun(["compare", folder["a"], folder["b"], "--format", "markdown"] + options)
    #expect(run.status == .usage && run.error.contains("use either --format or "))
  }

  @Test(
    arguments: [
      ("plain.png", "`plain.png`"), ("a`b", "`` a`b ``"), ("a``b`", "``` a``b` ```"), ("a|b", #"`a\|b`"#),
      ("a\nb", #"`a\nb`"#),
    ]) func codeEndsWhereItShould(text: String, code: String)
  {
    #expect(MarkdownText.code(text) == code)
  }

  @Test func textIsNoMarkdown() {
    #expect(
      MarkdownText.plain("*a* <b> @c #1 x|y\n") == #"\*a\* \<b\> @<!-- -->c #<!-- -->1 x\|y\\n"#)
  }

  @Test func commandsAreEscapedAsGitHubDoes() {
    #expect(WorkflowCommand.data("50%: a,b\r\n::error::") == "50%25: a,b%0D%0A::error::")
    #expect(WorkflowCommand.property("a:b,c%\n") == "a%3Ab%2Cc%25%0A")
    #expect(WorkflowCommand.line(.error, "no", file: nil) == "::error::no")
  }
}
