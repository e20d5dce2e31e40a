import CanvasCharts
import CanvasTables
import CanvasWorkbooks
import TestSupport
import Testing

@Suite(.enabled(if: Workbook.isAvailable)) struct CanvasWorkbooksSnippets {
  @Test func aSheetOfAWorkbook() throws {
    var sample = SampleWorkbook("")
    let rows = [("product", "sales"), ("Cola", "30"), ("Tea", "12")].map { name, value in
      let number = Int(value).map { "<c><v>\($0)</v></c>" } ?? "<c t=\"str\"><v>\(value)</v></c>"
      return "<row><c t=\"str\"><v>\(name)</v></c>\(number)</row>"
    }
    sample.sheets = [("April", ""), ("May", rows.joined())]
    let bytes = sample.bytes
    // snippet
    let workbook = try Workbook(contents: bytes)
    let table = try workbook.table(sheet: workbook.sheetNames.last)
    let data = try ChartTable(table, choice: ColumnChoice())
    // end of snippet
    #expect(data.values == [[30, 12]])
  }
}
