import Canvas
import CanvasCharts
import CanvasTables
import Testing

/// Where lines have gaps: at missing values of their own, and not at the places of other series.
@Suite struct TornLineTests {
  private func layout(_ model: ChartModel) -> ChartLayout {
    ChartLayout(
      model, in: Rect(x: 0, y: 0, width: 640, height: 400), theme: .light, measurer: RandomChartTests.measurer)
  }

  /// The numbers of points of each line's parts, and of its dots.
  private func parts(_ model: ChartModel) -> [[Int]] {
    layout(model).panels.flatMap { $0.lines.flatMap(\.lines) }
      .map { $0.stretches.map(\.count) + $0.dots.map { _ in 1 } }
  }

  private func model(_ text: String, _ mark: ChartMark = .lines) throws -> ChartModel {
    ChartModel([ChartLayer(mark, try ChartTable(contents: Array(text.utf8), choice: ColumnChoice()))])
  }

  @Test func aLineIsNotTornAtTheTimesOfAnother() throws {
    let times = """
      at,kind,v
      2024-03-02 01:03,charge,5\n2024-03-02 18:10,charge,6\n2024-03-03 03:40,refund,7\n2024-03-04 09:00,charge,8
      2024-03-05 11:00,refund,9\n2024-03-07 12:20,charge,4\n
      """
    #expect(try parts(model(times)) == [[4], [2]])
    let days = "day,s,v\n2024-03-01,a,1\n2024-03-04,a,2\n2024-03-02,b,3\n2024-03-05,b,4\n2024-03-09,a,5\n"
    #expect(try parts(model(days)) == [[3], [2]])
    let numbers = "x,s,v\n1,a,1\n2,b,2\n3,a,3\n4,b,4\n5,a,5\n6,b,6\n"
    #expect(try parts(model(numbers)) == [[3], [3]])
    // Quarters of one series among months of the other.
    let months = "month,s,v\n2024-01,a,1\n2024-02,a,2\n2024-03,a,3\n2024-04,a,4\n2024-01,b,5\n2024-04,b,6\n"
    #expect(try parts(model(months)) == [[4], [2]])
  }

  @Test func aMissingValueOfItsOwnTearsALine() throws {
    let wide = "month,a,b\n2024-01,1,2\n2024-02,,3\n2024-03,4,5\n2024-04,6,7\n"
    #expect(try parts(model(wide)) == [[2, 1], [4]])
    let blank = "month,s,v\n2024-01,a,1\n2024-02,a,\n2024-03,a,3\n2024-01,b,4\n2024-02,b,5\n2024-03,b,6\n"
    #expect(try parts(model(blank)) == [[1], [3]])
    // A month that no series has is missing in the steps of one, but not in those of the other.
    let both = "month,s,v\n2024-01,a,1\n2024-02,a,2\n2024-04,a,4\n2024-05,a,5\n2024-01,b,5\n2024-05,b,6\n2024-09,b,7\n"
    #expect(try parts(model(both)) == [[2, 2], [3]])
    #expect(try parts(model("month,v\n2024-01,1\n2024-02,2\n2024-04,3\n2024-05,4\n")) == [[2, 2]])
  }

  @Test func facetsDoNotTearEachOthersLines() throws {
    let text =
      "day,s,v\n2024-03-01,a,1\n2024-03-04,a,2\n2024-03-02,b,3\n2024-03-05,b,4\n2024-03-09,a,5\n2024-03-11,b,5\n"
    let facets = try ChartTable.facets(of: Table(contents: Array(text.utf8)), by: "s", choice: ColumnChoice())
    var model = ChartModel([])
    model.facets = facets.map { ChartFacet(name: $0.name, layers: [ChartLayer(.lines, $0.table)]) }
    #expect(parts(model) == [[3], [3]])
  }

  @Test func marksAreConnectedUnlessAValueIsMissing() throws {
    let months = try (1...4).map { try #require(CalendarDate(year: 2025, month: $0, day: 1)) }
    func lines(_ rows: [(Int, Double?)]) -> [[Int]] {
      parts(
        Chart(rows) { row, v in
          LineMark(x: .value("M", months[row], unit: .month), y: .value("V", v))
        }.model)
    }
    #expect(lines([(0, 3), (2, 5), (3, 4)]) == [[3]])
    #expect(lines([(0, 3), (1, nil), (2, 5), (3, 4)]) == [[2, 1]])
    let areas = Chart([0, 2, 3]) { AreaMark(x: .value("M", months[$0], unit: .month), y: .value("V", 3)) }
    #expect(layout(areas.model).panels[0].areas[0].areas[0].tops.map(\.count) == [3])
  }
}
