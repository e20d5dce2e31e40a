import Canvas
import CanvasCharts
import CanvasTables
import Testing

@Suite struct GroupedPlotTests {
  @Test func quartilesAreInterpolated() throws {
    let box = try #require(BoxSummary([1, 2, 3, 4, 5, 6, 7, 8, 9, 30]))
    #expect(box.first == 3.25 && box.median == 5.5 && box.third == 7.75)
    #expect(box.low == 1 && box.high == 9 && box.outliers == [30])
    #expect(BoxSummary([]) == nil)
    #expect(BoxSummary([4])?.median == 4)
  }

  private static let scores = "team,score\nlow,1\nlow,2\nhigh,8\nhigh,9\nmid,5\nmid,6"

  private func labels(_ chart: PlotChart, _ orient: String) throws -> [String] {
    let axes = try #require(try PlotTests.layout(chart).plotScene.groups.first).axes
    return axes.first { $0.orient == orient }?.labels.map(\.text) ?? []
  }

  @Test(arguments: [PlotKind.box, .dots]) func namesAreSortedByTheirMiddle(kind: PlotKind) throws {
    var chart = try PlotTests.chart(kind, Self.scores)
    #expect(try labels(chart, "bottom") == ["high", "mid", "low"])
    chart.order = .data
    #expect(try labels(chart, "bottom") == ["low", "high", "mid"])
    chart.order = .name
    #expect(try labels(chart, "bottom") == ["high", "low", "mid"])
  }

  @Test(arguments: [PlotKind.box, .dots]) func numbersAlongXLie(kind: PlotKind) throws {
    let chart = try PlotTests.chart(kind, Self.scores) { ($0.x, $0.y) = ("score", "team") }
    #expect(try labels(chart, "left") == ["high", "mid", "low"])
    #expect(try labels(chart, "bottom").allSatisfy { Double($0) != nil })
    #expect(chart.notes.isEmpty)
    // The names are chosen.
    let chosen = try PlotTests.chart(kind, Self.scores) { $0.x = "score" }
    #expect(try labels(chosen, "left") == ["high", "mid", "low"])
    // Years alone along x are names.
    let years = try PlotTests.chart(kind, "year,score\n2024,1\n2024,2\n2025,8\n2025,9") { $0.x = "year" }
    #expect(try labels(years, "bottom") == ["2024", "2025"])
  }

  @Test func weekdaysAndNumbersKeepTheirOrder() throws {
    #expect(
      try labels(try PlotTests.chart(.box, "day,n\nTue,9\nMon,1\nWed,5\nMon,2\nTue,8\nWed,5"), "bottom") == [
        "Mon", "Tue", "Wed",
      ])
    let numbers = try PlotTests.chart(.box, "size,n\n10,1\n2,5\n10,2\n2,9") { ($0.x, $0.y) = ("size", "n") }
    #expect(try labels(numbers, "bottom") == ["2", "10"])
  }

  @Test func longNamesAreBesideTheBoxes() throws {
    let names = (1...6).map { "A department with a long name \($0)" }
    let csv = "department,pay\n" + names.flatMap { ["\($0),1", "\($0),2"] }.joined(separator: "\n")
    let chart = try PlotTests.chart(.box, csv)
    #expect(try labels(chart, "left").count == 6)
    #expect(chart.defaultSize(width: nil, measurer: PlotTests.measurer).height > 300)
    #expect(try labels(chart, "left").first == "A department with a long name 1")
    let axis = try #require(try PlotTests.layout(chart).plotScene.groups.first?.axes.first { $0.orient == "left" })
    #expect(axis.texts.allSatisfy { $0.lines.count <= 3 && !$0.lines.joined().contains("…") })
  }

  @Test func boxesAreAtTheirNumbers() throws {
    let chart = try PlotTests.chart(.box, "team,score\n" + (1...9).map { "a,\($0)" }.joined(separator: "\n") + "\na,30")
    let layout = try PlotTests.layout(chart)
    let group = try #require(layout.plotScene.groups.first)
    let axis = PlotGroups(PlotTests.context(chart)).axis(group.size)
    let box = try #require(PlotTests.shapes(layout, "rect").first).path.boundingBox
    #expect(abs(box.minY - (1 - axis.part(of: 7.75)) * group.size.height) < 1)
    #expect(abs(box.maxY - (1 - axis.part(of: 3.25)) * group.size.height) < 1)
    #expect(PlotTests.shapes(layout, "symbol").count == 1)
  }

  @Test func dotsDoNotTouch() {
    var generator = SeededGenerator(seed: 5)
    let places = (0..<80).map { _ in Double(generator.next() >> 50) / 60 }.sorted()
    let swarm = DotSwarm(diameter: 6, reach: 80)
    let offsets = swarm.offsets([places])[0]
    for a in places.indices {
      #expect(abs(offsets[a]) <= 80)
      for b in places.indices where b > a {
        let (dx, dy) = (places[a] - places[b], offsets[a] - offsets[b])
        #expect(dx * dx + dy * dy >= 36 - 1e-6)
      }
    }
    #expect(swarm.offsets([places]) == [offsets])
    #expect(swarm.offsets([[5], [5]]) == [[0], [0]])
  }

  @Test func tooManyDotsAreAtRandomSidesFromAFixedSeed() {
    let swarm = DotSwarm(diameter: 6, reach: 20)
    let groups = [[Double](repeating: 3, count: 200), [1, 2]]
    let offsets = swarm.offsets(groups)
    #expect(offsets.joined().allSatisfy { abs($0) <= 20 } && Set(offsets[0]).count > 150)
    #expect(offsets == swarm.offsets(groups) && offsets[1] != [0, 0])
  }

  @Test func linesAreAtMediansOrMeans() throws {
    var chart = try PlotTests.chart(.dots, "team,score\na,1\na,2\na,9")
    #expect(DotsDesign(PlotTests.context(chart)).middles == [2])
    chart.showsMeans = true
    #expect(DotsDesign(PlotTests.context(chart)).middles == [4])
  }

  @Test func withoutNamesThereIsOneRow() throws {
    let layout = try PlotTests.layout(try PlotTests.chart(.dots, "score\n1\n2\n2"))
    #expect(PlotTests.shapes(layout, "symbol").count == 3)
  }
}
