import Canvas
import EaselCommands
import Foundation
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

  @Test func describesTheChartInASentence() {
    let arguments = ["chart", "columns", "-", "--describe", "--quiet", "--title", "Sales"]
    let run = RecordedRun(arguments, input: table)
    let json = RecordedRun(arguments + ["--json"], input: table)
    #expect(json.output == "{\"version\":1,\"alt\":\"\(run.output.dropLast())\"}\n")
    #expect(run.status == .done)
    #expect(
      run.output == "Sales: column chart of 4 values. The largest is Cola, Jan 2026, 412. The total is 938.\n")
  }

  @Test func tellsTheBoxesOfMarksAsJSON() {
    let run = RecordedRun(["chart", "columns", "-", "-o", "-", "--json", "--quiet"], input: table)
    #expect(run.error.contains("\"alt\":\"Column chart of 4 values"))
    #expect(run.error.contains("{\"series\":\"Tea\",\"place\":\"Feb 2026\",\"value\":97.0,\"box\":["))
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
