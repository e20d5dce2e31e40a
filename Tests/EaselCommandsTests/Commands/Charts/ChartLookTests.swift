import Canvas
import EaselCommands
import EaselTestSupport
import TestSupport
import Testing

/// What charts of all kinds have in common: numbers, fonts, colours, resolution, a sentence.
@Suite struct ChartLookTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ mark: String, _ table: String, _ options: [String]) -> RecordedRun {
    RecordedRun(["chart", mark, "-", "-o", "-", "--quiet"] + options, input: table)
  }

  private let table = "name,value\ntea,3000\nmilk,1000\n"

  /// The first number of a PNG's pHYs: pixels per metre.
  private func pixelsPerMetre(_ bytes: [UInt8]) -> Int? {
    guard let name = bytes.firstRange(of: Array("pHYs".utf8)) else { return nil }
    return bytes[name.upperBound..<name.upperBound + 4].reduce(0) { $0 << 8 + Int($1) }
  }

  @Test(arguments: ["bars", "columns", "lines", "pie"]) func aPointIsASeventySecondOfAnInch(mark: String) {
    // 72 / 0.0254 and twice that.
    #expect(pixelsPerMetre(run(mark, table, []).outputBytes) == 2835)
    #expect(pixelsPerMetre(run(mark, table, ["--scale", "2"]).outputBytes) == 5669)
  }

  @Test func theReferenceDrawingHasNoResolution() {
    #expect(pixelsPerMetre(run("pie", table, ["--order", "reference"]).outputBytes) == nil)
  }

  @Test(arguments: ["bars", "pie"]) func amountsAreWrittenAlike(mark: String) {
    for (options, text) in [
      ([], "3,000"), (["--locale", "de"], "3.000"), (["--locale", "ko", "--currency", "KRW"], "₩3,000"),
      (["--units", "ko"], "3,000"), (["--format", "$,.2f"], "$3,000.00"),
      (["--format", ",.1f", "--currency", "EUR"], "€3,000.0"),
    ] {
      let run = run(mark, table, options + ["--describe"])
      #expect(run.status == .done)
      #expect(run.output.contains(text), "\(options): \(run.output)")
    }
  }

  @Test func sentencesAreInTheLocalesLanguage() {
    #expect(
      run("bars", table, ["--locale", "de", "--describe"]).output
        == "Balkendiagramm, 2 Werte; am größten ist tea mit 3.000, die Summe 4.000.\n")
    #expect(
      run("pie", table, ["--locale", "ko", "--describe"]).output == "원그래프: 값 2개, 최댓값은 tea 3,000(75.0%), 합계 4,000.\n")
    // Of a language that is not in the table.
    #expect(run("bars", table, ["--locale", "fi", "--describe"]).output.hasPrefix("Bar chart of 2 values."))
  }

  @Test func theRestIsCalledAsTheLocaleHasIt() {
    let rows = (1...12).map { "p\($0),\($0 * 10)\n" }.joined()
    #expect(run("pie", rows, ["--locale", "ko", "--json"]).error.contains("기타 (5)"))
  }

  @Test(arguments: ["bars", "columns", "lines", "areas", "tiles", "pie"]) func strictGlyphsFail(mark: String) {
    let run = run(mark, "name,value\n\u{100000},3\ntea,2\n", ["--strict-glyphs", "--title", "\u{100000}"])
    #expect(run.status == .badContent)
    #expect(run.error.hasPrefix("standard input: ") && run.error.contains("U+100000"), "\(run.error)")
    #expect(run.outputBytes.isEmpty)
  }

  @Test(arguments: ["bars", "lines", "pie"]) func aFontOfItsOwnIsTakenOrAnError(mark: String) {
    let usual = run(mark, table, [])
    let own = run(mark, table, ["--font", "DejaVu Serif"])
    #expect(own.status == .done && own.outputBytes != usual.outputBytes)
    let unknown = run(mark, table, ["--font", "No Such Family"])
    #expect(unknown.status == .unreadable)
    #expect(unknown.error == "No Such Family: no such file or font family\n")
  }

  @Test func aPaletteColoursSeries() throws {
    try folder.write("#123456\n#FEDCBA\n", as: "colours.txt")
    let run = run("bars", table, ["--palette", folder["colours.txt"]])
    let pixels = try Image(contents: run.outputBytes)
    #expect(run.status == .done)
    let plain = try Image(contents: self.run("bars", table, []).outputBytes)
    #expect(pixels != plain)
    let bad = self.run("bars", table, ["--palette", folder["none.txt"]])
    #expect(bad.status == .unreadable)
  }

  @Test func theRestCanBeEmphasized() {
    let rows = (0..<60).map { "name \($0),\($0 + 1)\n" }.joined()
    let options = ["--size", "400x300"]
    let plain = run("bars", "name,value\n" + rows, options)
    let emphasized = run("bars", "name,value\n" + rows, options + ["--emphasize", "Other"])
    #expect(emphasized.status == .done && emphasized.outputBytes != plain.outputBytes)
    #expect(!emphasized.error.contains("can't be emphasized"))
    let needless = run("bars", table, ["--emphasize", "Other"])
    #expect(
      needless.error
        == "warning: standard input: no values are combined as \"Other\", so it can't be emphasized\n")
  }

  @Test(arguments: [
    ("bars", "Bar chart of 2 values. The largest is tea, 3,000. The total is 4,000.\n"),
    ("columns", "Column chart of 2 values. The largest is tea, 3,000. The total is 4,000.\n"),
    ("lines", "Line chart of 2 values. The largest is tea, 3,000. The smallest is milk, 1,000.\n"),
    ("areas", "Area chart of 2 values. The largest is tea, 3,000. The smallest is milk, 1,000.\n"),
    ("tiles", "Tile chart of 2 values. The largest is tea, 3,000. The smallest is milk, 1,000.\n"),
    ("pie", "Pie chart: 2 values, total 4,000. The largest is tea, 3,000 (75.0 %).\n"),
  ]) func aChartIsASentence(mark: String, sentence: String) {
    #expect(run(mark, table, ["--describe"]).output == sentence)
    let titled = run(mark, table, ["--describe", "--title", "Sales"]).output
    #expect(titled.hasPrefix("Sales: ") && titled.contains("3,000"))
    #expect(run(mark, "name,value\n", ["--describe"]).output.hasSuffix(".\n"))
    #expect(run(mark, table, ["--json"]).error.contains("\"alt\":\"\(sentence.dropLast())\""))
  }
}
