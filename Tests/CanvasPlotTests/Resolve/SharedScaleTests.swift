import CanvasPlot
import Testing

/// What views together share: scales, and with them axes.
@Suite struct SharedScaleTests {
  private let layers = [SampleViews.bars([4, 10]), SampleViews.bars([50, 95])]

  @Test func layersShareAScaleOfAllValues() throws {
    let scene = try SampleViews.scene(PlotView(.layers(layers)))
    let group = try #require(scene.groups.first)
    #expect(scene.groups.count == 1 && group.axis("right") == nil)
    #expect(group.axis("left")?.labels.first?.text == "0" && group.axis("left")?.labels.last?.text == "100")
  }

  @Test func scalesOfTheirOwnHaveAxesOfTheirOwn() throws {
    var view = PlotView(.layers(layers))
    view.resolve.scale[.y] = false
    let group = try #require(try SampleViews.scene(view).groups.first)
    #expect(group.axis("left")?.labels.last?.text == "10")
    #expect(group.axis("right")?.labels.last?.text == "100")
  }

  @Test(arguments: [false, true]) func viewsSideBySideShareAScaleOnlyIfAsked(isShared: Bool) throws {
    var view = PlotView(.grid(layers, columns: nil))
    if isShared { view.resolve.scale[.y] = true }
    let groups = try SampleViews.scene(view).groups.filter { !$0.isGuide }
    #expect(groups.map { $0.axis("left")?.labels.last?.text } == (isShared ? ["100", "100"] : ["10", "100"]))
  }
}
