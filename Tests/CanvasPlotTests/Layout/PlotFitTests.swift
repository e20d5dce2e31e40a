import Canvas
import CanvasNotes
import CanvasPlot
import CanvasTables
import Testing

/// Plots that are as much smaller as their guides need, grids, and the limits of a picture.
@Suite struct PlotFitTests {
  private func points(_ fit: PlotFit?) throws -> PlotScene {
    var view = SampleViews.view(.point, ["n": [1, 100]], [.x: .numbers("n"), .y: .numbers("n")])
    (view.width, view.height, view.fit) = (.points(200), .points(100), fit)
    return try SampleViews.scene(view)
  }

  @Test func thePictureOfAFittedPlotHasItsSize() throws {
    let free = try points(nil)
    #expect(free.groups[0].size == Size(width: 200, height: 100) && free.size.width > 210)
    let fitted = try points(PlotFit(width: true, height: true, containsPadding: true))
    #expect(fitted.size == Size(width: 200, height: 100))
    #expect(fitted.groups[0].size.width < 190 && fitted.groups[0].size.height < 90)
    let padded = try points(PlotFit(width: true, height: true, containsPadding: false))
    #expect(padded.size == Size(width: 210, height: 110))
    let wide = try points(PlotFit(width: true, height: false, containsPadding: true))
    #expect(wide.size.width == 200 && wide.groups[0].size.height == 100)
  }

  @Test func aStepForEachNameStays() throws {
    var view = SampleViews.bars([4, 10])
    view.fit = PlotFit(width: true, height: true, containsPadding: true)
    #expect(try SampleViews.scene(view).groups[0].size.width == 40)
  }

  @Test func plotsOfAGridAreApartByTheirDistance() throws {
    func gap(_ spacing: (column: Double, row: Double)?) throws -> Double {
      var view = PlotView(.grid([SampleViews.bars([1]), SampleViews.bars([2])], columns: nil))
      (view.spacing, view.hasFlushBounds) = (spacing, true)
      let groups = try SampleViews.scene(view).groups.filter { !$0.isGuide }
      return groups[1].origin.x - groups[0].origin.x - groups[0].size.width
    }
    #expect(try gap((30, 0)) == 30)
    #expect(try gap((30, 0)) + 20 == gap((50, 0)))
  }

  @Test func facetsAreWrappedIntoRows() throws {
    let columns: [String: [DataValue]] = ["name": ["a", "b", "c"], "value": [1, 2, 3]]
    var view = SampleViews.view(.bar, columns, [.y: .numbers("value")])
    let (data, child) = (view.data, view.with(\.data, nil))
    view = PlotView(.facet(PlotFacet(wrapped: .names("name"), columns: 2), child))
    view.data = data
    let plots = try SampleViews.scene(view).groups.filter { !$0.isGuide }
    #expect(plots.count == 3 && Set(plots.map(\.origin.x)).count == 2 && Set(plots.map(\.origin.y)).count == 2)
  }

  @Test func aPictureThatIsTooLargeIsAnError() {
    var view = SampleViews.bars([1])
    view.width = .points(PlotLayout.sizeLimit + 1)
    #expect(throws: PlotError("a plot is larger than 20000 points; use fewer places, or a width and height")) {
      try SampleViews.scene(view)
    }
    view.width = .points(PlotLayout.sizeLimit - 1)
    #expect(throws: PlotError("the picture is larger than 20000 points; use fewer places, or a width and height")) {
      try SampleViews.scene(view)
    }
  }

  @Test func aPictureOfNothingHasANote() throws {
    let layout = PlotLayout(config: .vega, measurer: SampleViews.measurer)
    var notes: [Note] = []
    _ = try layout.scene(SampleViews.view(.point, ["n": [.null]], [.x: .numbers("n")]), notes: &notes)
    #expect(notes.map(\.kind) == [.empty])
    notes = []
    _ = try layout.scene(SampleViews.bars([4]), notes: &notes)
    #expect(notes.isEmpty)
  }
}

extension PlotView {
  fileprivate func with<Value>(_ member: WritableKeyPath<PlotView, Value>, _ value: Value) -> PlotView {
    var view = self
    view[keyPath: member] = value
    return view
  }
}
