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
      part.prefix { $0 != "]" }.matches(of: /"kind" : "([a-z]+)[^"]*",\s*"name" : "([^"]+)"/).map {
        (String($0.1), String($0.2))
      }
    }
    #expect(names.count > 100)
    var shortCount = 0
    for spellings in names {
      for (_, short) in spellings where spellings.contains(where: { $0 == ("short", short) }) {
        shortCount += 1
        #expect(spellings.contains { $0.0 == "long" && $0.1.hasPrefix(short) }, "\(spellings)")
      }
    }
    #expect(shortCount > 10)
  }

  @Test func whatMayRepeatAndFlagsDo() throws {
    let folder = try TemporaryFolder()
    let bars = ["chart", "bars", "-", "--rule", "1", "--rule", "2", "-o", folder["a.png"]]
    #expect(RecordedRun(bars, input: "a,1\nb,2").status == .done)
    #expect(RecordedRun("card", "QH", "--quiet", "--quiet", "-o", folder["b.png"]).status == .done)
  }
}
