import CanvasPlot
import CanvasTables
import Testing

/// What is on a scale: the names of a field in their order, or the ends of its numbers.
@Suite struct ScaleDomainTests {
  // MARK: Names

  private func names(_ sort: ChannelSort?) -> PlotView {
    var x = PlotChannel.names("name")
    x.sort = sort
    return SampleViews.view(
      .bar, ["name": ["c", "a", "b"], "value": [4, 2, 9]], [.x: x, .y: .numbers("value")])
  }

  private func labels(_ view: PlotView, _ side: String) throws -> [String] {
    try SampleViews.scene(view).groups.first?.axis(side)?.labels.map(\.text) ?? []
  }

  private static let byValue: ChannelSort = {
    var rule = SortRule()
    (rule.field, rule.operation, rule.isAscending) = ("value", .max, false)
    return .rule(rule)
  }()

  @Test(
    arguments: [
      (nil, ["a", "b", "c"]), (.ascending, ["a", "b", "c"]), (.descending, ["c", "b", "a"]), (.rows, ["c", "a", "b"]),
      (.values(["b"]), ["b", "c", "a"]), (.channel(.y, isAscending: true), ["a", "c", "b"]),
      (byValue, ["b", "c", "a"]),
    ] as [(ChannelSort?, [String])])
  func namesHaveTheOrderThatIsAskedFor(sort: ChannelSort?, expected: [String]) throws {
    #expect(try labels(names(sort), "bottom") == expected)
  }

  @Test func layersWhoseOrdersDifferHaveTheOrderOfLayers() throws {
    func layer(_ name: DataValue, _ sort: ChannelSort?) -> PlotView {
      var x = PlotChannel.names("name")
      x.sort = sort
      return SampleViews.view(.bar, ["name": [name], "value": [1]], [.x: x, .y: .numbers("value")])
    }
    let (sorted, unsorted) = (ChannelSort?.none, ChannelSort.rows)
    #expect(try labels(PlotView(.layers([layer("b", sorted), layer("a", sorted)])), "bottom") == ["a", "b"])
    #expect(try labels(PlotView(.layers([layer("b", sorted), layer("a", unsorted)])), "bottom") == ["b", "a"])
  }

  @Test func namesThatAreGivenAreAllThereAre() throws {
    let view = SampleViews.bars([1, 2]) { $0[.x]?.scale?[\.domain] = .values(["n1", "n7"]) }
    #expect(try labels(view, "bottom") == ["n1", "n7"])
  }

  // MARK: Numbers

  private func ends(_ view: PlotView) throws -> [String?] {
    let labels = try labels(view, "left")
    return [labels.first, labels.last]
  }

  @Test func stackedBarsReachToTheirSum() throws {
    func bars(_ stack: ChannelStack?) -> PlotView {
      var y = PlotChannel.numbers("value")
      y.stack = stack
      return SampleViews.view(
        .bar, ["name": ["a", "a"], "value": [4, 10], "part": ["p", "q"]],
        [.x: .names("name"), .y: y, .color: .names("part")])
    }
    #expect(try ends(bars(nil)) == ["0", "14"])
    #expect(try ends(bars(.off)) == ["0", "10"])
    #expect(try ends(bars(.on(.normalize))) == ["0%", "100%"])
  }

  @Test(
    arguments: [
      (Partial(\.domain, .values([2, 8])), ["2", "8"]), (Partial(\.domain, .union([30])), ["0", "30"]),
      (Partial(\.domainMax, 20), ["0", "20"]), (Partial(\.domainMin, -10), ["−10", "10"]),
      (Partial(\.rawDomain, [0, 4]), ["0.0", "4.0"]),
    ] as [(Partial<ScaleOptions>, [String])])
  func aDomainCanBeGiven(scale: Partial<ScaleOptions>, expected: [String]) throws {
    #expect(try ends(SampleViews.bars([4, 10]) { $0[.y]?.scale = scale }) == expected)
  }

  @Test func domainsOfLayersAreJoined() throws {
    let layers = [[2.0, 8], [6, 20]].map { domain in
      SampleViews.bars([4, 10]) { $0[.y]?.scale?[\.domain] = .values(domain.map(DataValue.number)) }
    }
    #expect(try ends(PlotView(.layers(layers))) == ["2", "20"])
  }

  @Test(arguments: [PlotMarkKind.point, .line]) func zeroIsOnAScaleUnlessItIsOff(mark: PlotMarkKind) throws {
    func view(_ hasZero: Bool?) -> PlotView {
      var y = PlotChannel.numbers("value")
      if let hasZero { y.scale?[\.hasZero] = hasZero }
      return SampleViews.view(mark, ["name": ["a", "b"], "value": [50, 60]], [.x: .names("name"), .y: y])
    }
    #expect(try ends(view(nil)) == ["0", "60"])
    #expect(try ends(view(false)) == ["50", "60"])
  }

  @Test func aScaleOfNothingIsFromZeroToOne() throws {
    let view = SampleViews.view(.point, ["value": [.null]], [.y: .numbers("value")])
    #expect(try ends(view) == ["0.0", "1.0"])
  }
}
