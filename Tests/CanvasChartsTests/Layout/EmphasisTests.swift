import Canvas
import CanvasCharts
import CanvasTables
import Testing

/// What is emphasised stands out in names and legends too.
@Suite struct EmphasisTests {
  private static let trades = [
    "Farming of animals and plants in the north", "Mining", "Building", "Factories", "Shops", "Transport", "News",
  ]

  private func layout(
    _ mark: ChartMark, _ names: [String] = trades, emphasized: [String] = ["Building"], facets: Int = 0
  ) -> ChartLayout {
    let months = (1...12).compactMap { CalendarDate(year: 2024, month: $0, day: 1) }
    let table = ChartTable(
      x: .dates(months, .month), series: names,
      values: names.indices.map { row in months.map { _ in 9.0 + Double(row) } })
    let layers = [ChartLayer(mark, table)]
    var model = ChartModel(facets > 0 ? [] : layers)
    model.facets = (0..<facets).map { ChartFacet(name: "Part \($0)", layers: layers) }
    model.emphasized = emphasized
    return ChartLayout(
      model, in: Rect(x: 0, y: 0, width: 640, height: 400), theme: .light, measurer: RandomChartTests.measurer)
  }

  private func names(_ layout: ChartLayout) -> [PlacedText] {
    layout.panels.flatMap(\.endLabels).filter { Double($0.string) == nil }
  }

  @Test func longNamesOfOtherLinesAreOneQuietEntry() throws {
    let layout = layout(.lines)
    let legend = try #require(layout.legend)
    #expect(legend.entries.map(\.label.string) == ["Other (6)"])
    #expect(legend.entries[0].label.style == ChartTextStyle(size: ChartTheme.light.sizes.value, ink: .second))
    #expect(names(layout).map(\.string) == ["Building"])
    #expect(names(layout)[0].style.weight == .semibold)
  }

  @Test func shortNamesOfOtherLinesAreQuietAtTheirEnds() {
    let layout = layout(.lines, Array(Self.trades.dropFirst()))
    #expect(layout.legend == nil)
    #expect(names(layout).count == 6)
    for name in names(layout) {
      #expect(name.style.weight == (name.string == "Building" ? .semibold : .regular))
      #expect(name.style.ink == (name.string == "Building" ? .first : .second))
    }
  }

  @Test(arguments: [ChartMark.columns, .areas, .points])
  func aLegendHasOneEntryForWhatLooksAlike(mark: ChartMark) throws {
    let layout = layout(mark, emphasized: ["Building", "News"], facets: mark == .points ? 0 : 2)
    let entries = try #require(layout.legend).entries
    #expect(entries.map(\.label.string) == ["Building", "News", "Other (5)"])
    #expect(entries.map(\.label.style.weight) == [.semibold, .semibold, .regular])
    #expect(entries.map(\.role) == [.series(0), .series(1), .muted])
  }

  @Test func aSingleOtherSeriesKeepsItsName() throws {
    let layout = layout(.columns, ["Mining", "Building"])
    #expect(try #require(layout.legend).entries.map(\.label.string) == ["Mining", "Building"])
  }

  @Test func namesOfManyLinesAreNotBold() {
    let many = layout(.lines, Array(Self.trades.dropFirst()), emphasized: [])
    #expect(names(many).count == 6)
    #expect(names(many).allSatisfy { $0.style.weight == .regular && $0.style.ink == .first })
    let few = layout(.lines, ["Mining", "Building"], emphasized: [])
    #expect(names(few).allSatisfy { $0.style.weight == .semibold })
  }
}
