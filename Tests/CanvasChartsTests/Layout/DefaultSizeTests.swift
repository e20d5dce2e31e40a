import Canvas
import CanvasCharts
import CanvasTables
import Testing

/// A picture that may grow loses nothing.
@Suite struct DefaultSizeTests {
  private func layout(_ model: ChartModel, width: Double) -> ChartLayout {
    let size = model.defaultSize(width: width)
    #expect(size.width == width)
    return ChartLayout(
      model, in: Rect(origin: .zero, size: size), theme: .light, measurer: RandomChartTests.measurer)
  }

  @Test(arguments: [ChartMark.lines, .columns], [300.0, 400, 640, 800])
  func sixSmallPlotsAllHaveRoom(mark: ChartMark, width: Double) {
    let months = (1...12).compactMap { CalendarDate(year: 2025, month: $0, day: 1) }
    var model = ChartModel([])
    model.titles.title = "Visits by city"
    model.facets = (0..<6).map { city in
      let table = ChartTable(x: .dates(months, .month), values: [months.indices.map { Double(100 * city + $0) }])
      return ChartFacet(name: "City \(city)", layers: [ChartLayer(mark, table)])
    }
    let layout = layout(model, width: width)
    #expect(layout.panels.count == 6)
    #expect(layout.notes.isEmpty, "\(layout.notes.map(\.description))")
    #expect(layout.panels.allSatisfy { $0.plot.height >= 70 })
  }

  @Test func narrowPicturesAreHighAndInnerRowsHaveNoTicks() throws {
    var model = ChartModel([ChartLayer(.lines, ChartTable(x: .numbers([1, 2, 3]), values: [[35, 60, 83]]))])
    #expect([200.0, 320, 400, 480, 640].map { model.defaultSize(width: $0).height } == [200, 256, 280, 300, 400])
    let plot = try PlotTests.chart(.scatter, "x,y\n1,2\n3,5")
    #expect(plot.defaultSize(width: 320, measurer: PlotTests.measurer).height == 256)
    model.facets = (0..<12).map { ChartFacet(name: "Land \($0)", layers: model.layers) }
    let layout = layout(model, width: 640)
    #expect(layout.panels.count == 12)
    // Only the last row has ticks below it.
    #expect(layout.panels.prefix(8).allSatisfy(\.placeAxis.ticks.isEmpty) && !layout.panels[8].placeAxis.ticks.isEmpty)
  }

  @Test(arguments: [2, 25, 60, 150], [300.0, 400, 800])
  func theTableOfAPieHasEveryNameInFull(count: Int, width: Double) throws {
    let segments = (0..<count).map { PieSegment(name: "Product \($0)", value: Double(400 - $0)) }
    var pie = PieModel(PieData(segments: segments))
    pie.style.top = nil
    pie.style.showsLegend = count == 2
    let measurer = RandomChartTests.measurer
    let size = try pie.defaultSize(width: width, measurer: measurer)
    #expect(size.width == width)
    let layout = try PieLayout(pie, in: Rect(origin: .zero, size: size), measurer: measurer)
    #expect(layout.notes.isEmpty, "\(layout.notes.map(\.description))")
    let rows = try #require(layout.legend?.rows)
    #expect(rows.map(\.name.string) == segments.map(\.name))
    #expect(rows.allSatisfy { $0.name.style.size == ChartTheme.light.sizes.name && $0.value != nil })
    #expect(rows.allSatisfy { layout.frame.contains($0.box.center) })
    #expect(layout.radius > 60)
  }
}
