import EaselCommands
import EaselTestSupport
import TestSupport
import Testing

/// An option with one value is not given twice: the parser would drop the first one without a word.
@Suite struct RepeatedOptionTests {
  @Test(arguments: [
    (["pie", "-", "--title", "a", "--title", "b"], "--title"),
    (["pie", "-", "--width=300", "--width", "200"], "--width"),
    (["card", "QH", "-o", "a.png", "--output", "b.png"], "--output"),
    (["board", "solitaire", "--seed", "1", "--seed", "2", "-o", "a.png"], "--seed"),
    (["chart", "bars", "-", "--x", "a", "--x", "b"], "--x"),
    (["chart", "x.vl.json", "--theme", "vega", "--theme", "dark"], "--theme"),
    (["compare", "a", "b", "--tolerance", "1", "--tolerance", "2"], "--tolerance"),
    (["goldens", "report", "--package", "a", "--package", "b"], "--package"),
    (["batch", "-", "--root", "a", "--root", "b"], "--root"),
  ])
  func aSecondValueIsRefused(arguments: [String], name: String) {
    let run = RecordedRun(arguments, input: "a,1")
    #expect(run.status == .usage)
    #expect(run.error == "\(name) is given twice; it has one value\n")
  }

  /// The parser is asked what an option's other name is only if a word begins with the same letter.
  @Test func shortNamesAreTheFirstLettersOfLongOnes() {
    let dump = RecordedRun("--experimental-dump-help").output
    let names = dump.split(separator: "\"names\"").dropFirst().map { part in
      part.prefix { $0 != "]" }.matches(of: /"name" : "([^"]+)"/).map { String($0.1) }
    }
    #expect(names.count > 100)
    for spellings in names where spellings.contains("o") { #expect(spellings.contains("output")) }
    for spellings in names {
      let shorts = spellings.filter { $0.count == 1 }
      #expect(shorts.allSatisfy { short in spellings.contains { $0.count > 1 && $0.hasPrefix(short) } }, "\(spellings)")
    }
  }

  @Test func whatMayRepeatAndFlagsDo() throws {
    let folder = try TemporaryFolder()
    let bars = ["chart", "bars", "-", "--rule", "1", "--rule", "2", "-o", folder["a.png"]]
    #expect(RecordedRun(bars, input: "a,1\nb,2").status == .done)
    #expect(RecordedRun("card", "QH", "--quiet", "--quiet", "-o", folder["b.png"]).status == .done)
  }
}
