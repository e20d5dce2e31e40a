import Canvas
import CanvasCharts
import CanvasData
import Testing

/// Charts say what the data say: of gaps, ends, axes, rules and small plots.
@Suite struct ChartDefectTests {
  private func layout(
    _ mark: ChartMark, _ table: ChartTable, arrangement: SeriesArrangement = .automatic, width: Double = 640,
    _ change: (inout ChartModel) -> Void = { _ in }
  ) -> ChartLayout {
    var model = ChartModel([ChartLayer(mark, table, arrangement: arrangement)])
    change(&model)
    let size = model.defaultSize(width: width, measurer: RandomChartTests.measurer)
    return ChartLayout(
      model, in: Rect(origin: .zero, size: size), theme: .light, measurer: RandomChartTests.measurer)
  }

  private func months(_ rows: [[Double?]], series: [String] = [""], unit: ValueUnit = .none) -> ChartTable {
    let dates = (1...12).compactMap { CalendarDate(year: 2025, month: $0, day: 1) }
    return ChartTable(
      x: .dates(Array(dates.prefix(rows[0].count)), .month), series: series, values: rows, unit: unit)
  }

  // MARK: Areas

  @Test func aMissingValueInAStackCountsAsZero() throws {
    let table = months([[1, 2, 30, 4, 5], [4, 4, nil, 4, 4], [nil, 2, 2, 2, nil]], series: ["a", "b", "c"])
    let layout = layout(.areas, table)
    let areas = try #require(layout.panels.first?.areas.first?.areas)
    #expect(areas.map { $0.tops.map(\.count) } == [[5], [5], [5]])
    // A series without a value has no height, and the peak of the others is drawn.
    #expect(areas[1].tops[0][2] == areas[1].bottoms[0][2])
    #expect(areas[2].tops[0][0] == areas[2].bottoms[0][0])
    #expect(areas[0].tops[0].map(\.y).min() == areas[0].tops[0][2].y)
    #expect(layout.notes.map(\.description).contains("missing values of stacked areas count as 0"))
    // Where no series has a value, there is a gap.
    let empty = self.layout(.areas, months([[1, 2, nil, 4, 5], [4, 4, nil, 4, 4]], series: ["a", "b"]))
    #expect(empty.panels.first?.areas.first?.areas.map { $0.tops.map(\.count) } == [[2, 2], [2, 2]])
    #expect(!empty.notes.map(\.description).contains("missing values of stacked areas count as 0"))
    // Connected, it is in proportion between its neighbours.
    let connected = try #require(
      self.layout(.areas, months([[1, 1, 1], [2, nil, 4]], series: ["a", "b"])) { $0.missing = .connect }
        .panels.first?.areas.first?.areas)
    let heights = zip(connected[1].bottoms[0], connected[1].tops[0]).map { $0.y - $1.y }
    #expect(abs(heights[1] - (heights[0] + heights[2]) / 2) < 0.5)
    let zero = try #require(self.layout(.areas, table) { $0.missing = .zero }.panels.first?.areas.first?.areas)
    #expect(zero.map { $0.tops.map(\.count) } == [[5], [5], [5]])
  }

  @Test func areasOnBothSidesOfZeroAreLines() throws {
    let layout = layout(.areas, months([[1, -2, 3], [4, 4, 4]], series: ["a", "b"]))
    #expect(layout.panels.first?.areas.isEmpty == true)
    #expect(layout.panels.first?.lines.first?.lines.count == 2)
    #expect(
      layout.notes.map(\.description) == ["stacked areas can't show values above and below zero, so lines are drawn"])
    let below = self.layout(.areas, months([[-1, -2, -3], [-4, -4, -4]], series: ["a", "b"]))
    #expect(below.panels.first?.areas.count == 1)
  }

  // MARK: Lines

  @Test func labelsThatMoveAreLedToInTheColoursOfTheirLines() throws {
    let rows = [[50, 60.0], [50, 60.1], [50, 60.2], [50, 40]].map { $0.map(Double?.some) }
    let panel = try #require(layout(.lines, months(rows, series: ["a", "b", "c", "d"])).panels.first)
    // What did not move has no line, nor room for one.
    #expect(Set(panel.leaders.compactMap(\.role)) == [.series(0), .series(1), .series(2)])
    let apart = try #require(panel.endLabels.first { $0.string == "d" })
    #expect(apart.origin.x - panel.plot.maxX < 10)
    for leader in panel.leaders {
      let line = try #require(panel.lines.first?.lines.first { $0.role == leader.role })
      #expect(leader.points.first?.y == line.end?.y)
      // The dot stands just before the name of the line, at its height.
      let dot = try #require(leader.dot)
      let name = try #require(panel.endLabels.first { $0.string == ["a", "b", "c", "d"][line.series] })
      #expect(abs(name.origin.y - 4 - dot.y) < 0.01)
      #expect((3...10).contains(name.origin.x - dot.x))
    }
  }

  @Test(arguments: [[320, 410.0], [100_200, 100_900, 100_400], [20, 25, 28]])
  func aLowestPointDoesNotLieOnTheLowestLine(values: [Double]) throws {
    let layout = layout(.lines, months([values.map { Double?($0) }]))
    let panel = try #require(layout.panels.first)
    let low = try #require(panel.lines.first?.lines.first?.stretches.first?.map(\.y).max())
    #expect(panel.plot.maxY - low >= 9.9)
  }

  @Test(arguments: [[320.0], [50, 50, 50, 50]])
  func equalValuesStandOnZero(values: [Double]) throws {
    let layout = layout(.lines, months([values.map { Double?($0) }]))
    let panel = try #require(layout.panels.first)
    #expect(panel.valueAxis.labels.map(\.string).contains("0"))
  }

  @Test func linesOfMorePointsThanPixelsAreThin() throws {
    func width(_ count: Int) throws -> Double {
      let table = ChartTable(x: .numbers((0..<count).map(Double.init)), values: [(0..<count).map { Double($0 % 7) }])
      return try #require(layout(.lines, table, width: 400).panels.first?.lines.first).strokeWidth
    }
    #expect(try width(50) == LinesLayout.width)
    #expect(try width(1000) == 1)
  }

  // MARK: Percent, rules

  @Test func stacksOfAllPercentEndAtOneHundred() throws {
    let table = months([[0.472, 0.5], [0.339, 0.3], [0.189, 0.2]], series: ["Web", "App", "Store"], unit: .percent)
    let panel = try #require(
      layout(.columns, table, arrangement: .stacked) { $0.formats.formatter.unit = .percent }.panels.first)
    #expect(panel.valueAxis.labels.last?.string == "100 %")
    let top = try #require(panel.bars.first?.bars.map(\.box.minY).min())
    #expect(abs(top - panel.plot.minY) < 0.01)
    // That all of it is 100 % need not stand over each.
    #expect(panel.bars.first?.labels.isEmpty == true)
  }

  @Test func aLongNameOfARuleStandsOverItsLine() throws {
    let name = "What we have set out to sell on each day of this year"
    func panel(_ label: String) throws -> PanelLayout {
      try #require(
        layout(.columns, months([[10, 20, 30, 70, 90]])) { $0.rules = [ChartRule(60, label: label)] }.panels.first)
    }
    let (long, short) = (try panel(name), try panel("Goal"))
    #expect(long.plot.maxX > short.plot.maxX)
    let label = try #require(long.endLabels.first)
    #expect(label.string == "\(name) 60")
    #expect(label.origin.y < long.rules[0].to.y && label.origin.y > long.rules[0].to.y - 12)
    #expect(long.plot.insetBy(dx: -1, dy: 0).contains(Point(x: label.origin.x, y: label.origin.y)))
    #expect(long.plot.maxX >= label.origin.x + label.width - 0.01)
    #expect(short.endLabels.map(\.string) == ["Goal", "60"])
  }

  // MARK: Numbers along the axis

  @Test(arguments: [ChartMark.lines, .columns, .bars])
  func numbersAlongTheAxisHaveNoUnitOfTheValues(mark: ChartMark) throws {
    let table = ChartTable(
      x: .numbers([1000, 1500, 2000]), values: [[0.25, 0.5, 0.125]], unit: .percent, xName: "price")
    let layout = layout(mark, table) { model in
      model.formats.formatter.unit = .percent
      model.formats.formatter.format = NumberFormat(".1%")
    }
    let labels = try #require(layout.panels.first?.placeAxis.labels.map(\.string))
    #expect(labels.contains("1,000") && labels.allSatisfy { !$0.contains("%") && !$0.contains(".") }, "\(labels)")
    #expect(layout.panels.first?.placeNames.allSatisfy { !$0.contains("%") } ?? true)
    #expect(layout.alternativeText.contains("price 1,500, "))
    let money = self.layout(mark, ChartTable(x: .numbers([1, 2]), values: [[3.25, 4.5]], xName: "size")) {
      $0.formats.formatter.currency = "USD"
    }
    #expect(money.alternativeText.contains("size 2, $4.50"))
  }

  // MARK: Bars

  @Test(arguments: [300.0, 400, 640])
  func columnsWithoutRoomLieInAHigherPictureAndLoseNoName(width: Double) throws {
    let names = (0..<40).map { "Country \($0)" }
    let layout = layout(
      .columns, ChartTable(x: .names(names), values: [names.indices.map { Double(500 - $0) }]), width: width)
    #expect(layout.panels.first?.bars.first?.bars.first?.roundEnd == .right)
    #expect(layout.panels.first?.placeNames == names)
    #expect(layout.notes.map(\.description) == ["the names don't fit below the columns, so the bars are horizontal"])
  }

  @Test func barsOfThreeSeriesKeepTheirNamesInNarrowPictures() throws {
    let names = (0..<12).map { "Category \($0)" }
    let rows = (1...3).map { row in names.indices.map { Double?(Double(100 * row - $0)) } }
    let table = ChartTable(x: .names(names), series: ["North", "Centre", "South"], values: rows)
    for arrangement in [SeriesArrangement.grouped, .stacked, .normalized] {
      let layout = layout(.bars, table, arrangement: arrangement, width: 400)
      #expect(Set(layout.panels.first?.placeNames ?? []) == Set(names), "\(arrangement)")
      #expect(!layout.notes.map(\.description).contains { $0.contains("are combined as") })
    }
  }

  @Test func longNamesOfBarsAreBrokenAtSpacesInAHigherPicture() throws {
    let names = [
      "Kaffeevollautomat mit Milchaufschäumdüse und Mahlwerk", "Ersatzteile", "Wasser-Filter-Patronen-Halter-Set",
    ]
    let layout = layout(.bars, ChartTable(x: .names(names), values: [[3, 2, 1]]), width: 400)
    let lines = try #require(layout.panels.first?.placeAxis.labels.map(\.string))
    #expect(lines.joined(separator: " ").replacing("- ", with: "-") == names.joined(separator: " "))
    #expect(layout.notes.isEmpty)
  }

  @Test func barsOfSmallPlotsHaveOneOrderAndTheirNamesOnce() throws {
    let names = ["Beverages", "Bakery", "Fruit"]
    var model = ChartModel([])
    model.facets = [[1, 10, 5], [7, 2, 30], [4, 1, 8], [3, 3, 3]].enumerated().map { index, values in
      let table = ChartTable(x: .names(names), values: [values.map(Double?.init)])
      return ChartFacet(name: "Region \(index)", layers: [ChartLayer(.bars, table)])
    }
    let size = model.defaultSize(width: 640, measurer: RandomChartTests.measurer)
    let layout = ChartLayout(
      model, in: Rect(origin: .zero, size: size), theme: .light, measurer: RandomChartTests.measurer)
    #expect(layout.panels.map(\.placeNames) == [[String]](repeating: ["Fruit", "Bakery", "Beverages"], count: 4))
    #expect(layout.panels.map(\.placeAxis.labels.count) == [3, 0, 3, 0])
    // All plots are as wide.
    #expect(layout.panels.allSatisfy { abs($0.plot.width - layout.panels[0].plot.width) < 0.01 })
    #expect(layout.notes.isEmpty)
  }

  @Test func aTileWithoutSeriesHasTheNameOfItsValues() throws {
    var table = months([[320]])
    table.valueName = "sales"
    let tile = try #require(layout(.tiles, table).tiles?.tiles.first)
    #expect(tile.texts.map(\.string) == ["sales", "320"])
  }
}
