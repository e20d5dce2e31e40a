import CanvasTables
import Testing

/// A chart for each value of a column.
struct FacetTests {
  private static func shown(_ text: String, by name: String, _ change: (inout ColumnChoice) -> Void = { _ in })
    -> [String]
  {
    var choice = ColumnChoice()
    change(&choice)
    do throws(DataError) {
      let table = try Table(contents: Array(text.utf8))
      return try ChartTable.facets(of: table, by: name, choice: choice).map { facet in
        let series = zip(facet.table.series, facet.table.values).map { name, values in
          name + ":" + values.map { $0.map { " \($0)" } ?? " -" }.joined()
        }
        return "\(facet.name) | \(series.joined(separator: " | "))"
      }
    } catch {
      return [error.description]
    }
  }

  private static let sales = """
    region,month,product,sales
    North,Jan,Cola,1
    South,Jan,Cola,2
    North,Feb,Tea,3
    North,Jan,Tea,4
    """

  @Test func theRowsOfEachValueAreAChart() {
    #expect(Self.shown(Self.sales, by: "region") { $0.x = "month" } == ["North | : 5.0 3.0", "South | : 2.0"])
    #expect(
      Self.shown(Self.sales, by: "region") { ($0.x, $0.series) = ("month", .column("product")) }
        == ["North | Cola: 1.0 - | Tea: 4.0 3.0", "South | Cola: 2.0"])
  }

  @Test func conditionsApplyToEach() {
    #expect(
      Self.shown(Self.sales, by: "region") { ($0.x, $0.conditions) = ("month", ["product = Tea"]) }
        == ["North | : 4.0 3.0"])
  }

  @Test func namesMayHaveQuotesAndNumbersMayBeNames() {
    #expect(
      Self.shown("size,x,v\n\"5\"\" 'wide'\",a,1\n4,a,2\n", by: "size") == ["5\" 'wide' | : 1.0", "4 | : 2.0"])
    #expect(Self.shown("n,x,v\n4,a,1\n5,a,2\n4,b,3\n", by: "n") { $0.y = ["v"] } == ["4 | : 1.0 3.0", "5 | : 2.0"])
  }

  @Test func aColumnOfManyValuesIsRefused() {
    let text = "g,x,v\n" + (0...60).map { "g\($0),a,1\n" }.joined()
    #expect(Self.shown(text, by: "g") == ["facets: 'g' has 61 values; a column with at most 60"])
    #expect(Self.shown(text, by: "h")[0].hasPrefix("facets: 'h'; a column of the table"))
  }

  @Test func errorsNameTheChoiceThatMendsThem() throws {
    let error = #expect(throws: DataError.self) {
      try ChartTable(contents: Array("name,value\nCola,3\nTea,many".utf8), choice: ColumnChoice())
    }
    #expect(error?.place == .text(line: 3, column: 5))
    #expect(error?.remedy == .text("value"))
  }
}
