import CanvasTables
import Testing

@Suite struct CanvasTablesSnippets {
  @Test func aMean() throws {
    // snippet
    let table = try Table(contents: Array("month,product,sales\n2026-01,Cola,3\n2026-01,Tea,4\n2026-02,Tea,5\n".utf8))
    var choice = ColumnChoice()
    choice.aggregate = .mean
    let data = try ChartTable(table, choice: choice)
    let notes = data.notes.map(\.text)  // "columns: 'month' along the axis, 'product' as series, 'sales' as values"
    // end of snippet
    #expect(notes == ["columns: 'month' along the axis, 'product' as series, 'sales' as values"])
  }
}
