import Canvas
import CanvasCharts
import CanvasTables
import Testing

/// What a small picture shows, and what it leaves out first.
@Suite struct SmallPictureTests {
  private func layout(_ model: ChartModel, _ width: Double, _ height: Double) -> ChartLayout {
    ChartLayout(
      model, in: Rect(x: 0, y: 0, width: width, height: height), theme: .light, measurer: RandomChartTests.measurer)
  }

  private func facets(_ count: Int, _ mark: ChartMark, places: Int = 11) -> ChartModel {
    var model = ChartModel([])
    model.facets = (0..<count).map { index in
      let numbers = (0..<places).map { Double(20 + index + $0) }
      let x: ChartTable.Places =
        mark == .bars
        ? .names((0..<places).map { "Name \($0)" })
        : .dates((0..<places).compactMap { CalendarDate(year: 2010 + $0, month: 1, day: 1) }, .year)
      return ChartFacet(name: "Shop \(index)", layers: [ChartLayer(mark, ChartTable(x: x, values: [numbers]))])
    }
    return model
  }

  @Test(arguments: [
    (12, ChartMark.lines, 640.0, 400.0), (16, .lines, 640, 400), (24, .lines, 640, 400), (12, .columns, 640, 400),
    (6, .areas, 320, 240), (9, .lines, 400, 300), (70, .lines, 1200, 800),
  ])
  func allFacetsAreDrawn(count: Int, mark: ChartMark, width: Double, height: Double) {
    let layout = layout(facets(count, mark), width, height)
    #expect(layout.panels.count == count)
    #expect(!layout.notes.contains { "\($0)".contains("facets") })
    #expect(layout.panels.allSatisfy { $0.plot.width >= 40 && $0.plot.height >= 20 && $0.title != nil })
    for (index, panel) in layout.panels.enumerated() {
      #expect(!layout.panels[(index + 1)...].contains { $0.plot.intersects(panel.plot) })
    }
  }

  @Test func barsInFacetsTakeMoreColumnsBeforeTheyAreCombined() {
    let layout = layout(facets(4, .bars, places: 20), 640, 400)
    #expect(layout.panels.map(\.placeNames.count) == [20, 20, 20, 20])
    #expect(layout.notes.isEmpty, "\(layout.notes)")
  }

  private func survey(_ count: Int, _ arrangement: SeriesArrangement) -> ChartModel {
    let answers = ["Very poor", "Poor", "Fair", "Good", "Very good"]
    let table = ChartTable(
      x: .names((0..<count).map { "\(20 + 5 * $0)–\(24 + 5 * $0)" }), series: answers,
      values: answers.indices.map { row in (0..<count).map { Double(10 + row + $0) } })
    var model = ChartModel([ChartLayer(.bars, table, arrangement: arrangement)])
    model.order = .data
    model.titles = ChartTitles(title: "A", subtitle: "B", caption: "C")
    return model
  }

  @Test(arguments: [SeriesArrangement.diverging, .stacked])
  func titlesAreLeftOutBeforeBarsAreCombined(arrangement: SeriesArrangement) {
    var states: [[String]] = []
    for height in stride(from: 260.0, through: 150, by: -1) {
      let layout = layout(survey(6, arrangement), 320, height)
      let titles = layout.titles.map(\.string)
      let isSaid = layout.notes.contains { "\($0)".contains("left out because not everything fits") }
      #expect(isSaid == (titles.count < 3), "\(height)")
      #expect(titles.count == 3 || layout.panels.map(\.placeNames.count) == [6], "\(height)")
      if states.last != titles { states.append(titles) }
    }
    #expect(states.prefix(3) == [["A", "B", "C"], ["A", "B"], ["A"]])
  }

  @Test func barsThatDoNotFitEvenThenAreCombinedBelowAllTitles() {
    let layout = layout(survey(30, .stacked), 320, 240)
    #expect(layout.titles.count == 3)
    #expect(layout.notes.contains { "\($0)".contains("combined") })
  }

  @Test func aCaptionIsLeftOutBeforeAFacet() {
    var model = facets(28, .lines)
    model.titles = ChartTitles(title: "A", subtitle: "B", caption: "C")
    let layouts = stride(from: 420.0, through: 300, by: -2).map { layout(model, 640, $0) }
    let without = layouts.filter { $0.panels.count == 28 && $0.titles.map(\.string) == ["A", "B"] }
    #expect(!without.isEmpty)
    for layout in without {
      #expect(layout.notes.contains { "\($0)".contains("left out because not everything fits") })
    }
  }

  @Test func facetsThatDoNotFitAreSaid() {
    let layout = layout(facets(60, .lines), 640, 400)
    #expect(layout.panels.count >= 28)
    #expect(layout.notes.contains { "\($0)".contains("\(60 - layout.panels.count) of 60 facets don't fit") })
  }
}
