import Canvas
import CanvasPlot
import CanvasTables
import Testing

/// Where values are: the lengths of axes, and the places on them.
@Suite struct ScaleRangeTests {
  private func boxes(_ view: PlotView) throws -> [Rect] {
    try SampleViews.scene(view).groups[0].marks.flatMap(\.items).compactMap {
      if case .shape(let shape) = $0 { shape.rect ?? shape.path.boundingBox } else { nil }
    }
  }

  private func width(_ view: PlotView) throws -> Double { try SampleViews.scene(view).groups[0].size.width }

  // MARK: Lengths

  @Test func anAxisHasAStepForEachNameOrALength() throws {
    var view = SampleViews.bars([1, 2, 3])
    #expect(try width(view) == 60)
    view.width = .step(50, isForOffset: true)
    #expect(try width(view) == 150)
    view.width = .points(90)
    #expect(try width(view) == 90)
  }

  @Test func namesInsideOfBandsHaveAStepEach() throws {
    let view = SampleViews.view(
      .bar, ["name": ["a", "a", "b"], "part": ["p", "q", "p"], "value": [1, 2, 3]],
      [.x: .names("name"), .xOffset: .names("part"), .y: .numbers("value")])
    // Two steps are eight tenths of a band's step. There are two bands, and a fifth of a step around them.
    #expect(abs(try width(view) - 20 * 2 / 0.8 * (2 - 0.2 + 0.4)) < 1e-9)
    let boxes = try boxes(view)
    #expect(boxes.map(\.width) == [20, 20, 20])
    #expect(abs(boxes[1].minX - boxes[0].maxX) < 1e-9 && boxes[2].minX > boxes[1].maxX)
  }

  @Test(
    arguments: [
      (Partial(\.paddingOuter, 1), 4.9), (Partial(\.paddingInner, 0), 3), (Partial(\.padding, 0.5), 3.5),
    ] as [(Partial<ScaleOptions>, Double)])
  func paddingsArePartsOfAStep(scale: Partial<ScaleOptions>, steps: Double) throws {
    let width = try width(SampleViews.bars([1, 2, 3]) { $0[.x]?.scale = scale })
    #expect(abs(width - 20 * steps) < 1e-9)
  }

  // MARK: Places

  @Test func barsAreInTheMiddleOfTheirStepsAndReachUpwards() throws {
    var view = SampleViews.bars([5, 10])
    view.height = .points(100)
    let boxes = try boxes(view)
    #expect(boxes.map(\.minX) == [1, 21] && boxes.map(\.width) == [18, 18])
    #expect(boxes.map(\.minY) == [50, 0] && boxes.map(\.maxY) == [100, 100])
  }

  @Test func aScaleCanBeReversed() throws {
    let changes: [(inout [PlotChannelName: PlotChannel]) -> Void] = [
      { $0[.y]?.scale?[\.isReversed] = true }, { $0[.y]?.sort = .descending },
    ]
    for change in changes {
      var view = SampleViews.bars([5, 10], change)
      view.height = .points(100)
      #expect(try boxes(view).map(\.minY) == [0, 0])
      #expect(try boxes(view).map(\.maxY) == [50, 100])
    }
  }

  @Test func aRangeCanBeGiven() throws {
    var view = SampleViews.bars([5, 10]) { channels in
      channels[.x]?.scale?[\.range] = .values([100, 200])
      channels[.y]?.scale?[\.rangeMax] = 20
    }
    view.height = .points(100)
    let boxes = try boxes(view)
    #expect(boxes[0].minX > 100 && boxes[1].maxX < 200)
    #expect(boxes.map(\.minY) == [60, 20])
  }
}
