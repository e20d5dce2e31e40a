import Canvas
import CanvasCharts
import CanvasTables
import Testing

/// Facets share their axes, and none is lost as long as it can be drawn.
@Suite struct SharedAxisTests {
  private func layout(_ count: Int, size: Size? = nil) -> ChartLayout {
    var model = ChartModel([])
    model.facets = (0..<count).map { index in
      let values = (0..<12).map { Double(5 + (index * 7 + $0 * 3) % 40) as Double? }
      return ChartFacet(name: "Shop \(index)", layers: [ChartLayer(.lines, months([values]))])
    }
    let measurer = RandomChartTests.measurer
    let size = size ?? model.defaultSize(width: nil, measurer: measurer)
    return ChartLayout(model, in: Rect(origin: .zero, size: size), theme: .light, measurer: measurer)
  }

  private func columns(_ layout: ChartLayout) -> Int {
    layout.panels.count { $0.plot.minY == layout.panels[0].plot.minY }
  }

  @Test(arguments: [2, 3, 5, 7, 9, 12, 20, 24, 40, 60]) func noFacetIsLostInItsOwnSize(count: Int) {
    let layout = layout(count)
    #expect(layout.panels.count == count && layout.notes.isEmpty, "\(layout.notes)")
    #expect(columns(layout) <= 6)
  }

  @Test func labelsAreAtTheLeftAndBelow() {
    let layout = layout(8)
    let columns = columns(layout)
    for (index, panel) in layout.panels.enumerated() {
      #expect(panel.valueAxis.labels.isEmpty == (index % columns > 0))
      #expect(panel.placeAxis.labels.isEmpty == (index + columns < 8), "\(index)")
      #expect(abs(panel.plot.width - layout.panels[0].plot.width) < 0.01)
      #expect(abs(panel.plot.height - layout.panels[0].plot.height) < 0.01, "\(index)")
    }
  }

  @Test func twelveFacetsFitIntoTheUsualPicture() {
    let layout = layout(12)
    #expect(layout.frame.height == 400 && columns(layout) == 4)
  }

  @Test func narrowPicturesDropTicksFirst() {
    let layout = layout(6, size: Size(width: 320, height: 240))
    #expect(layout.panels.count == 6)
    #expect(layout.panels[0].valueAxis.labels.count <= 3)
  }
}
