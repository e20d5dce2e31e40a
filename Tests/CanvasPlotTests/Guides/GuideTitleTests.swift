import CanvasFrames
import CanvasPlot
import CanvasTables
import Testing

/// The titles of axes and legends.
@Suite struct GuideTitleTests {
  private func title(_ view: PlotView, _ config: PlotConfig = .vega) throws -> [String]? {
    try SampleViews.scene(view, config).groups.first?.axis("left")?.title
  }

  private func bars(_ change: (inout PlotChannel) -> Void) -> PlotView {
    SampleViews.bars([4, 10]) { channels in if let y = channels[.y] { channels[.y] = y.with(change) } }
  }

  @Test(
    arguments: [
      (.verbal, "Mean of value", "value (binned)"), (.functional, "MEAN(value)", "BIN(value)"),
      (.plain, "value", "value"),
    ] as [(PlotConfig.FieldTitle, String, String)])
  func aTitleTellsWhatIsDoneToAField(kind: PlotConfig.FieldTitle, mean: String, bin: String) throws {
    var config = PlotConfig.vega
    config.fieldTitle = kind
    #expect(try title(bars { $0.aggregate = PlotAggregate(.mean) }, config) == [mean])
    #expect(try title(bars { $0.bin = .bins(BinParameters()) }, config) == [bin])
  }

  @Test func rowsAreCountedWithoutAField() throws {
    let view = bars { ($0.field, $0.aggregate) = (nil, PlotAggregate(.count)) }
    #expect(try title(view) == ["Count of Records"])
  }

  @Test func aTitleOfItsOwnCountsFirst() throws {
    #expect(try title(bars { $0.title = ["One", "two"] }) == ["One", "two"])
    let own = bars {
      $0.title = ["One"]
      $0.axis = Partial(\.title, ["Axis"])
    }
    #expect(try title(own) == ["Axis"])
    #expect(try title(bars { $0.title = [] }) == nil)
    #expect(try title(bars { $0.axis = Partial(\.title, nil) }) == nil)
  }

  @Test func layersJoinTheirTitles() throws {
    func joined(_ titles: [[String]?]) throws -> [String]? {
      try title(PlotView(.layers(titles.map { own in bars { $0.title = own } })))
    }
    #expect(try joined([nil, nil]) == ["value"])
    #expect(try joined([["a"], ["b"]]) == ["a, b"])
    #expect(try joined([nil, ["b"]]) == ["b"])
    #expect(try joined([nil, []]) == nil)
  }

  @Test func aTitleIsTheFieldAsItIsWritten() throws {
    #expect(try title(bars { $0.field = #"va\.lue"# }) == [#"va\.lue"#])
  }
}

extension PlotChannel {
  fileprivate func with(_ change: (inout PlotChannel) -> Void) -> PlotChannel {
    var channel = self
    change(&channel)
    return channel
  }
}
