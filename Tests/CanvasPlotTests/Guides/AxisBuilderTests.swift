import CanvasPlot
import CanvasTables
import Testing

/// Axes and legends of plots: what they name, and where.
@Suite struct AxisBuilderTests {
  @Test func anAxisNamesTheFieldAndTheEndsOfItsScale() throws {
    let group = try #require(try SampleViews.scene(SampleViews.bars([4, 10])).groups.first)
    let (x, y) = (try #require(group.axis("bottom")), try #require(group.axis("left")))
    #expect(x.title == ["name"] && y.title == ["value"])
    #expect(x.labels.map(\.text) == ["n0", "n1"])
    let (zero, ten) = (try #require(y.labels.first), try #require(y.labels.last))
    #expect(zero.text == "0" && ten.text == "10")
    #expect(abs(zero.position - ten.position) == group.size.height, "\(zero), \(ten), \(group.size)")
    #expect(y.grid.count == y.labels.count && x.grid.isEmpty)
  }

  @Test func anAxisHasTheValuesThatAreAskedFor() throws {
    let view = SampleViews.bars([4, 10]) { channels in
      channels[.y]?.axis?[\.values] = [3, 7]
      channels[.x]?.axis = nil
    }
    let group = try #require(try SampleViews.scene(view).groups.first)
    #expect(group.axis("left")?.labels.map(\.text) == ["3", "7"])
    #expect(group.axis("bottom") == nil)
  }

  private func points(_ x: Partial<AxisOptions>, _ config: PlotConfig = .vega) throws -> PlotGroup {
    var channel = PlotChannel.numbers("n")
    channel.axis = x
    var view = SampleViews.view(.point, ["n": [0, 100_000]], [.x: channel, .y: .numbers("n")])
    view.width = .points(100)
    return try SampleViews.scene(view, config).groups[0]
  }

  @Test func anAxisIsOnItsSide() throws {
    let (below, above) = (try points(Partial()), try points(Partial(\.side, .top)))
    let texts = (try #require(below.axis("bottom")).texts, try #require(above.axis("top")).texts)
    #expect(texts.0.allSatisfy { $0.box.minY > below.size.height } && texts.1.allSatisfy { $0.box.maxY < 0 })
    let far = try #require(try points(Partial(\.offset, 30)).axis("bottom")).texts
    #expect(zip(far, texts.0).allSatisfy { $0.anchor.y == $1.anchor.y + 30 })
  }

  @Test func labelsThatOverlapAreHidden() throws {
    var options = Partial<AxisOptions>(\.tickCount, .count(10))
    let few = try #require(try points(options).axis("bottom"))
    #expect(few.labels.count > 1 && few.labels.count < few.grid.count)
    options[\.labelOverlap] = LabelOverlap.none
    let all = try #require(try points(options).axis("bottom"))
    #expect(all.labels.count == all.grid.count && all.grid.count == few.grid.count)
  }

  @Test func partsOfAnAxisCanBeLeftOut() throws {
    func axis(_ options: Partial<AxisOptions>) throws -> PlacedAxis? {
      try points(options).axes.first { $0.orient == "bottom" }
    }
    let whole = try #require(try axis(Partial()))
    #expect(!whole.labels.isEmpty && !whole.grid.isEmpty && whole.lines.count == whole.grid.count + 1)
    #expect(try axis(Partial(\.hasLabels, false))?.labels.isEmpty == true)
    #expect(try axis(Partial(\.hasGrid, false))?.grid.isEmpty == true)
    #expect(try axis(Partial(\.hasTicks, false))?.lines.count == 1)
    #expect(try axis(Partial(\.hasDomain, false))?.lines.count == whole.lines.count - 1)
    #expect(try axis(Partial(\.isDisabled, true)) == nil)
  }

  @Test func namesAreTurnedUnlessTheThemeKeepsThoseThatFitLevel() throws {
    func angles(_ name: DataValue, keepsLevel: Bool) throws -> Set<Double> {
      var config = PlotConfig.vega
      config.keepsNamesLevel = keepsLevel
      let view = SampleViews.view(.bar, ["name": [name], "n": [1]], [.x: .names("name"), .y: .numbers("n")])
      let axis = try #require(try SampleViews.scene(view, config).groups[0].axis("bottom"))
      return Set(axis.texts.filter { $0.lines == axis.labels.map(\.text) }.map(\.angle))
    }
    #expect(try angles("ab", keepsLevel: false) == [270] && angles("ab", keepsLevel: true) == [0])
    #expect(try angles("abcdef", keepsLevel: true) == [270])
  }

  @Test(arguments: [true, false]) func aLegendNamesTheColours(isShown: Bool) throws {
    let view = SampleViews.bars([4, 10, 7]) { channels in
      channels[.color] = channels[.x]
      if !isShown { channels[.color]?.legend = nil }
    }
    let legends = try SampleViews.scene(view).legends
    #expect(legends.map(\.labels) == (isShown ? [["n0", "n1", "n2"]] : []))
    #expect(legends.map(\.title) == (isShown ? [["name"]] : []))
    #expect(legends.allSatisfy { Set($0.colors).count == 3 })
  }
}
