import Canvas
import CanvasCharts
import CanvasTables
import Testing

/// Lines and the labels at their ends.
@Suite struct LinesLayoutTests {
  @Test func labelsThatMoveAreLedToInTheColoursOfTheirLines() throws {
    let rows = [[50, 60.0], [50, 60.1], [50, 60.2], [50, 40]].map { $0.map(Double?.some) }
    let panel = try #require(laidOut(.lines, months(rows, series: ["a", "b", "c", "d"]), width: 640).panels.first)
    // What did not move has no line, nor room for one.
    #expect(Set(panel.leaders.compactMap(\.role)) == [.series(0), .series(1), .series(2)])
    let apart = try #require(panel.endLabels.first { $0.string == "d" })
    #expect(apart.origin.x - panel.plot.maxX < 10)
    for leader in panel.leaders {
      let line = try #require(panel.lines.first?.lines.first { $0.role == leader.role })
      #expect(leader.points.first?.y == line.end?.y)
      // The dot stands just before the name of the line, at its height.
      let dot = try #require(leader.dot)
      let name = try #require(panel.endLabels.first { $0.string == ["a", "b", "c", "d"][line.series] })
      #expect(abs(name.origin.y - 4 - dot.y) < 0.01)
      #expect((3...10).contains(name.origin.x - dot.x))
    }
  }

  @Test func linesOfMorePointsThanPixelsAreThin() throws {
    func width(_ count: Int) throws -> Double {
      let table = ChartTable(x: .numbers((0..<count).map(Double.init)), values: [(0..<count).map { Double($0 % 7) }])
      return try #require(laidOut(.lines, table, width: 400).panels.first?.lines.first).strokeWidth
    }
    #expect(try width(50) == LinesLayout.width)
    #expect(try width(1000) == 1)
  }
}
