import CanvasTables
import Testing

@Suite struct TableLimitsTests {
  private static let csv = Array("name,series,value\na,x,1\nb,y,2\nc,z,3\n".utf8)
  private static let json = Array(#"[{"name":"a","series":"x","value":1},{"name":"b","series":"y","value":2}]"#.utf8)
  private static let lists = Array(#"[["name","series","value"],["a","x",1],["b","y",2]]"#.utf8)

  private static func error(_ bytes: [UInt8], _ limits: TableLimits) -> String? {
    var choice = ColumnChoice()
    if bytes == csv { choice.series = .column("series") }
    do {
      _ = try ChartTable(contents: bytes, choice: choice, options: Table.Options(limits: limits))
      return nil
    } catch { return error.description }
  }

  @Test func aTableHasAtMostSomeCells() {
    #expect(Self.error(Self.csv, TableLimits(maximumCellCount: 9)) == nil)
    #expect(
      Self.error(Self.csv, TableLimits(maximumCellCount: 8)) == "4:1: more cells; at most 8 cells in the table")
    #expect(
      Self.error(Self.json, TableLimits(maximumCellCount: 5)) == "[1]: more cells; at most 5 cells in the table")
    #expect(
      Self.error(Self.lists, TableLimits(maximumCellCount: 5)) == "[2]: more cells; at most 5 cells in the table")
  }

  @Test func aChartHasAtMostSomeValues() {
    #expect(Self.error(Self.csv, TableLimits(maximumValueCount: 9)) == nil)
    #expect(
      Self.error(Self.csv, TableLimits(maximumValueCount: 8)) == "series: 3 series of 3 values; at most 8 values")
  }

  @Test func namesHaveAtMostSomeCharacters() {
    let bytes = Array("name,value\nabc,1\n".utf8)
    #expect(Self.error(bytes, TableLimits(maximumNameLength: 5)) == nil)
    #expect(
      Self.error(bytes, TableLimits(maximumNameLength: 2)) == "2:1: a name of 3 characters; one of at most 2")
  }

  @Test(arguments: [Int.min, -1, 0, .max]) func anyLimitsAreAllowed(limit: Int) {
    let limits = TableLimits(maximumCellCount: limit, maximumValueCount: limit, maximumNameLength: limit)
    #expect((Self.error(Self.csv, limits) == nil) == (limit == .max))
  }

  @Test(arguments: [Int.min, -1, 0, 3, 20, .max]) func numbersHaveAnyNumberOfDigits(digits: Int) {
    for value in [0, 1.5, -1e300, 5e-324, .infinity] {
      #expect(ValueFormatter().text(value, fractionDigits: digits).utf8.count < 1000)
      #expect(ValueFormatter(units: BigUnits("en")).text(value, fractionDigits: digits).utf8.count < 1000)
      #expect(CurrencyFormat.korean.text(value, fractionDigits: digits).utf8.count < 1000)
    }
    #expect(Delimiter.sniffed(in: Self.csv, from: digits) == .comma)
  }
}
