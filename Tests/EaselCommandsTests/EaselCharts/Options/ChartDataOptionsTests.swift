import CanvasData
import EaselCharts
import EaselShared
import Testing

struct ChartDataOptionsTests {
  private let sales = Array("date;product;sales\n05.01.2026;Cola;1.200,50\n06.02.2026;Tea;3\n".utf8)

  @Test func optionsReachTheTableAndTheLabels() throws {
    let options = try ChartDataOptions.parsed([
      "--locale", "de", "--sum-by", "month", "--by", "none", "--where", "product = Cola", "--y", "sales", "--currency",
      "EUR",
      "--delimiter", "semicolon", "--missing", "zero", "--percent", "sum100", "--text", "product",
    ])
    let table = try options.table(sales, named: "sales.csv")
    #expect(table.x == .dates([try #require(CalendarDate(year: 2026, month: 1, day: 1))], .month))
    #expect(table.values == [[1200.5]])
    #expect(options.formatter(for: table).text(1200.5) == "1.200,50\u{A0}€")
    let formatted = try ChartDataOptions.parsed(["--format", "~s", "--units", "ko"])
    #expect(formatted.formatter(for: table).text(1200) == "1.2k")
  }

  @Test(arguments: [
    ["--format", "wide"], ["--locale", "xx"], ["--currency", "won"], ["--units", "K"], ["--delimiter", "x"],
    ["--missing", "never"], ["--percent", "most"],
  ])
  func valuesThatAreNotAllowedAreErrors(arguments: [String]) {
    #expect(throws: (any Error).self) { try ChartDataOptions.parsed(arguments) }
  }

  @Test func errorsOfTheFileAndOfTheChoiceHaveTheirStatus() throws {
    func failure(_ arguments: [String], _ text: String) throws -> ToolError? {
      let options = try ChartDataOptions.parsed(arguments)
      return #expect(throws: ToolError.self) {
        try options.table(Array(text.utf8), named: "t.csv", least: (0, "at least 0"))
      }
    }
    let content = try failure([], "name,value\nCola,-5")
    #expect(content?.status == .badContent)
    #expect(content?.description == "t.csv:2:6: '-5'; at least 0")
    let json = try failure([], #"[{"name": "a", "value": 1, "color": "redd"}]"#)
    #expect(json?.description == "t.csv: [0].color: 'redd'; #RGB, #RRGGBB, #RRGGBBAA or a CSS colour name")
    let choice = try failure(["--x", "month"], "name,value\nCola,5")
    #expect(choice?.status == .usage)
    #expect(choice?.description == "t.csv: --x: 'month'; a column of the table: name (text), value (number)")
  }
}
