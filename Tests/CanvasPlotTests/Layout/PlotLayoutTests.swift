import Canvas
import CanvasPlot
import Testing

/// The places of views in a picture.
@Suite struct PlotLayoutTests {
  @Test func aPictureHoldsThePlotAndItsGuides() throws {
    var view = SampleViews.bars([4, 10])
    (view.width, view.height) = (.points(100), .points(80))
    let scene = try SampleViews.scene(view)
    let group = try #require(scene.groups.first)
    #expect(group.size == Size(width: 100, height: 80))
    #expect(group.origin.x > 5 && group.origin.y >= 5)
    #expect(scene.size.width > group.origin.x + 100 && scene.size.height > group.origin.y + 80)
  }

  @Test func barsHaveAStepForEachName() throws {
    let groups = try [2, 5].map { try SampleViews.scene(SampleViews.bars((1...$0).map(Double.init))).groups[0] }
    #expect(groups.map(\.size.width) == [40, 100])
    #expect(groups.map { $0.marks.flatMap(\.items).count } == [2, 5])
  }

  @Test func aGridHasItsViewsInRows() throws {
    let views = (1...3).map { SampleViews.bars([Double($0), 2]) }
    let groups = try SampleViews.scene(PlotView(.grid(views, columns: 2))).groups.filter { !$0.isGuide }
    #expect(groups.count == 3)
    #expect(groups[0].origin.y == groups[1].origin.y && groups[0].origin.x < groups[1].origin.x)
    #expect(groups[2].origin.x == groups[0].origin.x && groups[2].origin.y > groups[0].origin.y + groups[0].size.height)
  }

  @Test func facetsAreTheRowsOfEachNameInItsPlace() throws {
    var channel = PlotChannel()
    channel.field = "name"
    var view = PlotView(.facet(PlotFacet(column: channel), SampleViews.bars([4, 10, 7])))
    if case .facet(_, var child) = view.content {
      view.data = child.data
      child.data = nil
      view.content = .facet(PlotFacet(column: channel), child)
    }
    let scene = try SampleViews.scene(view)
    let plots = scene.groups.filter { !$0.isGuide }
    #expect(plots.count == 3 && Set(plots.map(\.size)).count == 1 && Set(plots.map(\.origin.y)).count == 1)
    #expect(plots.map { $0.marks.flatMap(\.items).count } == [1, 1, 1])
    #expect(scene.headers == ["n0", "n1", "n2", "name"])
  }
}
