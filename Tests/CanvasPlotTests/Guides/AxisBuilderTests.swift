import CanvasPlot
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
