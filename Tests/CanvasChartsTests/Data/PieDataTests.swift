import Canvas
import CanvasCharts
import CanvasTables
import Testing

struct PieDataTests {
  @Test func theTotalCountsWhatIsDrawn() {
    let values = [1, 2.5, -4, .nan, .infinity, 0]
    #expect(PieData(segments: values.map { PieSegment(name: "", value: $0) }).total == 3.5)
  }

  @Test func aTotalBeyondTheNumbersIsTheGreatestOne() {
    let segments = Array(repeating: PieSegment(name: "", value: 1e308), count: 9)
    #expect(PieData(segments: segments).total == .greatestFiniteMagnitude)
  }

  @Test(arguments: [
    "name,value,color\nCola,3,#F00\nTea,2,\n", "Cola,3,red\nTea,2,", "value;name;color\n3;Cola;red\n2;Tea;",
    "color,name,value\nred,Cola,1\n,Tea,2\n,Cola,2\n",
    ##"[{"name": "Cola", "value": 3, "color": "#F00"}, {"name": "Tea", "value": 2}]"##,
  ])
  func readsTablesAsOtherChartsDo(text: String) throws {
    #expect(
      try PieData.decode(Array(text.utf8)).segments == [
        PieSegment(name: "Cola", value: 3, color: .red), PieSegment(name: "Tea", value: 2),
      ])
  }

  @Test(arguments: [
    ("name,value\nCola,3\nTea,-5", "3:5: '-5'; a number of at least 0"),
    ("Cola,3,redd", "1:8: 'redd'; #RGB, #RRGGBB, #RRGGBBAA or a CSS colour name"),
    ("Cola,3\nTea,2,red\n", "2:7: 3 fields; 2, as in the first row"),
  ])
  func namesWhatIsWrong(text: String, expected: String) {
    do throws(DataError) {
      Issue.record("no error: \(try PieData.decode(Array(text.utf8)).segments)")
    } catch {
      #expect(error.description == expected)
    }
  }

  @Test func severalSeriesAreSummedUpByPlace() {
    let table = ChartTable(x: .names(["Cola", "Tea"]), series: ["May", "June"], values: [[1, nil], [2, 5]])
    #expect(
      PieData(table).segments == [PieSegment(name: "Cola", value: 3), PieSegment(name: "Tea", value: 5)])
  }
}
