import Canvas
import EaselCommands
import EaselTestSupport
import Foundation
import TestSupport
import Testing

/// `easel chart`: what it draws, says and refuses.
@Suite struct ChartCommandTests {
  private let table = """
    month,product,sales
    2026-01,Cola,412
    2026-01,Tea,64
    2026-02,Cola,365
    2026-02,Tea,97

    """

  @Test(arguments: ["bars", "columns", "lines", "areas", "tiles"]) func drawsEachKind(kind: String) throws {
    let run = RecordedRun(["chart", kind, "-", "-o", "-", "--quiet"], input: table)
    #expect(run.status == .done)
    #expect(run.error.isEmpty)
    #expect(try Image(contents: run.outputBytes).pixelWidth == 640)
  }

  @Test func theOnlyColumnOfValuesNamesItsAxis() throws {
    let folder = try TemporaryFolder()
    func isNamed(_ arguments: String..., table: String = "day,sales\n2026-01-01,3\n2026-01-02,4\n") throws -> Bool {
      let options = ["--output-text", "text", "-o", folder["a.svg"]]
      #expect(RecordedRun(["chart", "lines", "-"] + options + arguments, input: table).status == .done)
      return try String(decoding: folder.bytes("a.svg"), as: UTF8.self).contains(">sales<")
    }
    #expect(try isNamed() && !isNamed("--title", "Shop") && !isNamed("--y-title", "Bottles"))
    #expect(try !isNamed(table: table))
  }

  @Test func veryManyBarsAreTheLargest() {
    let names = "n,v\n" + (0..<80).map { "a\($0),\($0).5\n" }.joined()
    let run = RecordedRun(["chart", "table", "-", "-o", "-"], input: names)
    #expect(run.error.contains("only the 30 largest of 80 are drawn"))
    #expect(RecordedRun(["chart", "table", "-", "-o", "-", "--strict"], input: names).status == .badContent)
    #expect(!RecordedRun(["chart", "bars", "-", "-o", "-"], input: names).error.contains("only the 30"))
  }

  @Test func describesTheChartInASentence() {
    let arguments = ["chart", "columns", "-", "--describe", "--quiet", "--title", "Sales"]
    let run = RecordedRun(arguments, input: table)
    let json = RecordedRun(arguments + ["--json"], input: table)
    #expect(json.output.hasPrefix("{\"version\":1,\"alt\":\"\(run.output.dropLast())\",\"columns\":["))
    #expect(json.output.contains("{\"name\":\"month\",\"role\":\"time: period\",\"evidence\":\"dates by month\"}"))
    #expect(run.status == .done)
    #expect(
      run.output == "Sales: column chart of 4 values. The largest is Cola, Jan 2026, 412. The total is 938.\n")
  }

  @Test func tellsTheBoxesOfMarksAsJSON() {
    let run = RecordedRun(["chart", "columns", "-", "-o", "-", "--json", "--quiet"], input: table)
    #expect(run.error.contains("\"alt\":\"Column chart of 4 values"))
    #expect(run.error.contains("{\"series\":\"Tea\",\"place\":\"Feb 2026\",\"value\":97.0,\"box\":["))
  }

  @Test func tilesWithoutRoomAreAnError() {
    let run = RecordedRun(["chart", "tiles", "-", "-o", "-", "--size", "100x80"], input: table)
    #expect(run.status == .usage)
    #expect(run.outputBytes.isEmpty)
    #expect(run.error.contains("no tile fits in 100x80 points; use a larger --size"))
  }

  @Test func percentagesInTilesStayPercentages() {
    let text = "month,sales,margin\n2026-01,412,2.1%\n2026-02,365,2.2%\n"
    for options in [[], ["--currency", "KRW"], ["--format", ",.0f"]] {
      let run = RecordedRun(["chart", "tiles", "-", "-o", "-", "--json", "--quiet"] + options, input: text)
      #expect(run.status == .done)
      let described = RecordedRun(["chart", "tiles", "-", "--describe", "--quiet"] + options, input: text)
      #expect(!described.output.contains("total"))
    }
  }

  @Test func aPictureThatGrowsSaysItsSize() {
    let rows = "name,value\n" + (1...40).map { "name \($0),\($0)\n" }.joined()
    let grown = RecordedRun(["chart", "bars", "-", "-o", "-", "--width", "400"], input: rows)
    #expect(grown.error.contains("the picture is 400x"))
    let given = RecordedRun(["chart", "bars", "-", "-o", "-", "--size", "400x900"], input: rows)
    #expect(!given.error.contains("the picture is"))
    let usual = RecordedRun(["chart", "bars", "-", "-o", "-"], input: "name,value\na,1\nb,2\n")
    #expect(!usual.error.contains("the picture is"))
  }

  @Test func sumsOfRowsHaveATotal() {
    func text(_ options: [String]) -> String {
      RecordedRun(
        ["chart", "columns", "-", "--describe", "--quiet"] + options, input: "day,price\n2026-01-01,1.5\n2026-01-02,2\n"
      ).output
    }
    #expect(!text([]).contains("total"))
    #expect(text(["--sum-by", "day"]).contains("The total is 3.5."))
    let votes = "name,value\na,50\nb,40\nc,10\n"
    let largest = RecordedRun(["chart", "bars", "-", "--describe", "--quiet", "--top", "2"], input: votes)
    #expect(largest.output.contains("The total is 100."))
  }

  @Test func facetsAreSmallCharts() {
    let run = RecordedRun(
      ["chart", "lines", "-", "-o", "-", "--json", "--quiet", "--facet", "product"], input: table)
    #expect(run.status == .done)
    #expect(run.error.contains("\"alt\":\"Line chart of 4 values"))
  }

  @Test func namesToEmphasiseMustBeThere() {
    let run = RecordedRun(["chart", "lines", "-", "-o", "-", "--emphasize", "Coal"], input: table)
    #expect(run.status == .usage)
    #expect(
      run.error == "standard input: --emphasize Coal: there is no such name; use Cola, Tea\n")
  }

  @Test func unknownColumnsAreNamedWithThoseThatThereAre() {
    let run = RecordedRun(["chart", "bars", "-", "-o", "-", "--y", "price"], input: table)
    #expect(run.status == .usage)
    #expect(run.error.contains("price") && run.error.contains("sales"))
  }

  @Test func arrangementsExcludeEachOther() {
    let run = RecordedRun(["chart", "columns", "-", "-o", "-", "--stacked", "--100"], input: table)
    #expect(run.status == .usage)
    #expect(run.error.contains("use only one of --stacked"))
  }
}
