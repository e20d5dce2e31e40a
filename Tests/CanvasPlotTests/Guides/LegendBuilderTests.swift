import CanvasPlot
import CanvasTables
import Testing

/// What legends explain, and where they are.
@Suite struct LegendBuilderTests {
  private func points(
    _ channels: [PlotChannelName: PlotChannel], _ change: (inout Partial<LegendOptions>) -> Void = { _ in }
  ) throws -> PlotScene {
    let columns: [String: [DataValue]] = [
      "a": ["p", "q", "r", "s", "t"], "b": ["u", "v", "u", "v", "u"], "n": [1, 2, 3, 4, 5],
    ]
    var (legend, channels) = (Partial<LegendOptions>(), channels)
    change(&legend)
    for name in channels.keys { channels[name]?.legend = legend }
    let places: [PlotChannelName: PlotChannel] = [.x: .numbers("n"), .y: .numbers("n")]
    return try SampleViews.scene(SampleViews.view(.point, columns, channels.merging(places) { own, _ in own }))
  }

  @Test func numbersAreARampOfColours() throws {
    let legends = try points([.color: .numbers("n")]).legends
    #expect(legends.count == 1 && legends[0].isGradient && legends[0].title == ["n"])
    #expect(legends[0].labels.first == "1" && legends[0].labels.last == "5")
    let symbols = try points([.color: .numbers("n")]) { $0[\.kind] = .symbol }.legends
    #expect(!symbols[0].isGradient && symbols[0].shapes.count == symbols[0].labels.count)
  }

  @Test func channelsOfAFieldHaveOneLegend() throws {
    #expect(
      try points([.color: .names("a"), .shape: .names("a")]).legends.map(\.labels) == [["p", "q", "r", "s", "t"]])
    #expect(try points([.color: .names("a"), .shape: .names("b")]).legends.map(\.title) == [["a"], ["b"]])
  }

  @Test func theTitleOfAnyOfItsChannelsIsThatOfALegend() throws {
    var shape = PlotChannel.names("a")
    shape.title = ["One", "two"]
    #expect(try points([.color: .names("a"), .shape: shape]).legends.map(\.title) == [["One", "two"]])
  }

  @Test func moreNamesThanTheLimitAreANumber() throws {
    let legend = try points([.color: .names("a")]) { $0[\.symbolLimit] = 3 }.legends[0]
    #expect(legend.labels == ["p", "q", "…3 entries"] && legend.shapes.count == 2)
  }

  @Test func namesWithoutRoomAreCounted() throws {
    let legend = try points([.color: .names("a")]) { $0[\.room] = (nil, 30) }.legends[0]
    #expect(legend.leftOut > 0 && legend.leftOut + legend.shapes.count == 5)
    #expect(legend.labels.last == "…\(legend.leftOut) entries")
  }

  @Test func namesThatAreTooLongAreCut() throws {
    let legend = try points([.color: .names("a")]) { $0[\.label.limit] = 1 }.legends[0]
    #expect(legend.cut == 5)
  }

  @Test(arguments: [LegendOptions.Place.right, .left, .bottom, .top, .topRight]) func aLegendIsOnItsSide(
    place: LegendOptions.Place
  ) throws {
    let scene = try points([.color: .names("a")]) { $0[\.place] = place }
    let (group, text) = (scene.groups[0], try #require(scene.legends[0].texts.last))
    let (x, y) = (text.anchor.x - group.origin.x, text.anchor.y - group.origin.y)
    switch place {
    case .right: #expect(x > group.size.width)
    case .left: #expect(x < 0)
    case .bottom: #expect(y > group.size.height)
    case .top: #expect(y < 0)
    default: #expect(x < group.size.width && x > group.size.width / 2 && y > 0 && y < group.size.height / 2)
    }
  }

  @Test func namesBesideEachOtherAreInColumns() throws {
    let legend = try points([.color: .names("a")]) { $0[\.columns] = 2 }.legends[0]
    let places = legend.texts.dropFirst().map(\.anchor)
    #expect(Set(places.map(\.x)).count == 2 && Set(places.map(\.y)).count == 3)
  }
}
