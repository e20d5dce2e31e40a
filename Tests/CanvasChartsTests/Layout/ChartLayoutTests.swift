import Canvas
import CanvasCharts
import CanvasTables
import Testing

/// What layouts promise, read from their values.
@Suite struct ChartLayoutTests {
  private func layout(
    _ mark: ChartMark, _ table: ChartTable, arrangement: SeriesArrangement = .automatic, width: Double = 640,
    height: Double = 400, _ change: (inout ChartModel) -> Void = { _ in }
  ) -> ChartLayout {
    var model = ChartModel([ChartLayer(mark, table, arrangement: arrangement)])
    change(&model)
    return ChartLayout(
      model, in: Rect(x: 0, y: 0, width: width, height: height), theme: .light, measurer: RandomChartTests.measurer)
  }

  private func names(_ names: [String], _ values: [Double?]) -> ChartTable {
    ChartTable(x: .names(names), values: [values])
  }

  private func months(_ count: Int, _ rows: [[Double?]], series: [String] = [""]) -> ChartTable {
    let start = CalendarDate(year: 2026, month: 1, day: 1)
    return ChartTable(
      x: .dates(
        (0..<count).compactMap { index in start.flatMap { CalendarPeriod.month.start(index, after: $0) } }, .month),
      series: series, values: rows)
  }

  @Test func theAxisEndsAtLeastALabelAndEightPointsAboveTheGreatestColumn() throws {
    for greatest in [412.0, 999, 1000, 1001, 2e6] {
      let panel = try #require(layout(.columns, months(2, [[greatest, 3]])).panels.first)
      let bar = try #require(panel.bars.first?.bars.first)
      let label = try #require(panel.bars.first?.labels.first)
      #expect(bar.box.minY - panel.plot.minY >= label.style.size * 0.73 + 8 - 0.01, "\(greatest)")
    }
  }

  @Test func barsStandByValueWithTheRestLast() throws {
    let panel = try #require(
      layout(.bars, names(["Other", "Tea", "Cola", "Water"], [900, 20, 500, nil])).panels.first)
    #expect(panel.placeNames == ["Cola", "Tea", "Water", "Other"])
    // The missing value is no bar.
    #expect(panel.bars.first?.bars.map(\.value) == [500, 20, 900])
  }

  @Test func stacksGrowApartBySign() throws {
    let table = months(1, [[30], [10], [-20]], series: ["a", "b", "c"])
    let bars = try #require(layout(.columns, table, arrangement: .stacked).panels.first?.bars.first)
    #expect(bars.bars.map(\.roundEnd) == [nil, .top, .bottom])
    #expect(bars.labels.map(\.string) == ["40", "−20"])
    // The parts leave a gap.
    #expect(bars.bars[0].box.minY - bars.bars[1].box.maxY > 0.7)
  }

  @Test func aMissingValueIsAGapAndALonePointADot() throws {
    let table = months(8, [[3, 5, nil, 6, nil, 4, 5, 7]])
    let line = try #require(layout(.lines, table).panels.first?.lines.first?.lines.first)
    #expect(line.stretches.map(\.count) == [2, 3])
    #expect(line.dots.count == 1)
    let connected = try #require(layout(.lines, table) { $0.missing = .connect }.panels.first?.lines.first?.lines.first)
    #expect(connected.stretches.map(\.count) == [6])
    let zero = try #require(layout(.lines, table) { $0.missing = .zero }.panels.first?.lines.first?.lines.first)
    #expect(zero.stretches.map(\.count) == [8])
  }

  @Test func aMonthWithoutARowIsAGapToo() throws {
    let dates = [1, 2, 4, 5, 6, 7].compactMap { CalendarDate(year: 2026, month: $0, day: 1) }
    let table = ChartTable(x: .dates(dates, .month), values: [[1, 2, 4, 5, 6, 7]])
    let line = try #require(layout(.lines, table).panels.first?.lines.first?.lines.first)
    #expect(line.stretches.map(\.count) == [2, 4])
  }

  @Test func reportsOfOneWeekdayAreNoDaysWithHoles() throws {
    let friday = try #require(CalendarDate(year: 2026, month: 1, day: 2))
    let days = (0..<10).compactMap { CalendarDate(dayNumber: friday.dayNumber + 7 * $0) }
    let table = ChartTable(x: .dates(days, .day), values: [days.map { _ in 3 }])
    let bars = try #require(layout(.columns, table).panels.first?.bars.first?.bars)
    #expect(bars.allSatisfy { $0.box.width > 30 })
  }

  @Test func columnsThatLieHavePercentagesAsBarsDo() throws {
    let table = names(["A name as long as this", "One as long, nearly", "And a third, longer"], [3, 2, 1])
    let columns = try #require(layout(.columns, table, width: 220).panels.first?.bars.first)
    let bars = try #require(layout(.bars, table, width: 220).panels.first?.bars.first)
    #expect(columns.bars.first?.roundEnd == .right)
    #expect(columns.labels == bars.labels)
  }

  @Test func theYearIsWrittenOnceAndNotWhereATitleHasIt() throws {
    func years(_ layout: ChartLayout) -> Int { layout.texts.count { $0.string == "2026" } }
    #expect(years(layout(.columns, months(6, [[1, 2, 3, 4, 5, 6]]))) == 1)
    #expect(years(layout(.columns, months(6, [[1, 2, 3, 4, 5, 6]])) { $0.titles.subtitle = "Units, 2026" }) == 0)
  }

  @Test func namesWithoutRoomBelowColumnsMakeLyingBarsAndANote() throws {
    let table = names((1...12).map { "A product with a long name \($0)" }, (1...12).map { Double($0) })
    let layout = layout(.columns, table)
    #expect(layout.panels.first?.bars.first?.bars.first?.roundEnd == .right)
    #expect(layout.notes.map(\.description) == ["the names don't fit below the columns, so the bars are horizontal"])
  }

  @Test func moreThanFiveLinesSuggestSmallPlots() {
    let rows = (0..<6).map { row in (0..<4).map { Double?(Double(row * $0)) } }
    let layout = layout(.lines, months(4, rows, series: (0..<6).map { "s\($0)" }))
    #expect(layout.notes.map(\.description) == ["6 lines are hard to tell apart; facets show them separately"])
  }

  @Test func smallMultiplesShareTheirScale() {
    var model = ChartModel([])
    model.facets = [10.0, 100].map { (value: Double) in
      ChartFacet(name: "up to \(value)", layers: [ChartLayer(.columns, months(2, [[1, value]]))])
    }
    let layout = ChartLayout(
      model, in: Rect(x: 0, y: 0, width: 640, height: 400), theme: .light, measurer: RandomChartTests.measurer)
    #expect(layout.panels.count == 2)
    #expect(layout.panels[0].valueAxis.grid.map(\.from.y) == layout.panels[1].valueAxis.grid.map(\.from.y))
    #expect(layout.panels.map(\.valueAxis.labels.isEmpty) == [false, true])
  }

  @Test func smallMultiplesShareTheirPlacesAndColours() {
    var model = ChartModel([])
    model.facets = [
      ChartFacet(name: "a", layers: [ChartLayer(.columns, months(3, [[1, 2, 3]], series: ["Tea"]))]),
      ChartFacet(name: "b", layers: [ChartLayer(.columns, months(1, [[4], [5]], series: ["Cola", "Tea"]))]),
    ]
    let layout = ChartLayout(
      model, in: Rect(x: 0, y: 0, width: 640, height: 400), theme: .light, measurer: RandomChartTests.measurer)
    #expect(
      layout.panels.map { $0.placeAxis.labels.map(\.string) } == [
        ["Jan", "Feb", "Mar", "2026"], ["Jan", "Feb", "Mar", "2026"],
      ])
    #expect(layout.panels.map { Set($0.bars[0].bars.map(\.role)) } == [[.series(0)], [.series(0), .series(1)]])
  }

  @Test func aTargetIsOnTheAxis() throws {
    let layout = layout(.columns, months(2, [[10, 20]])) { $0.rules = [ChartRule(70, label: "Goal")] }
    let panel = try #require(layout.panels.first)
    #expect(panel.rules.count == 1)
    #expect(panel.plot.contains(Point(x: panel.plot.midX, y: panel.rules[0].from.y)))
    #expect(panel.endLabels.map(\.string) == ["Goal", "70"])
  }

  @Test(arguments: [200.0, 400, 640, 800, 1200])
  func tilesFillTheirRowsAndHaveRoomAtTheUsualHeight(width: Double) throws {
    let table = months(3, [[1, 2, 3], [3, 2, 1], [5, 6, 7]], series: ["Revenue", "Orders", "Average order"])
    let size = ChartModel([ChartLayer(.tiles, table)]).defaultSize(width: width)
    let tiles = try #require(layout(.tiles, table, width: size.width, height: size.height).tiles).tiles
    #expect(tiles.count == 3)
    let right = tiles.map(\.box.maxX).max() ?? 0
    #expect(abs(right - (width - 20)) < 0.01 || tiles.allSatisfy { $0.box.width == 260 })
    // A number begins where its name does: a 1 of tabular figures would not.
    #expect(tiles.allSatisfy { !$0.texts[1].style.isTabular })
  }

  @Test func tilesCompareWithThePeriodBefore() throws {
    let tile = try #require(layout(.tiles, months(3, [[50, 100, 112.4]], series: ["Revenue"])).tiles?.tiles.first)
    #expect(tile.changeText?.string == "+12.4 %")
    #expect(tile.change == 1)
    #expect(tile.texts.map(\.string) == ["Revenue", "112.4", "on last month"])
  }

  @Test func aMillionNamesAreSummedUpInTime() {
    let count = 100_000
    let layout = layout(.bars, names((0..<count).map { "n\($0)" }, (0..<count).map { Double($0) }))
    #expect((layout.panels.first?.bars.first?.bars.count ?? 0) < 40)
    #expect(layout.notes.map(\.description).contains { $0.contains("are combined as") })
  }

  @Test func whatDoesNotAddUpIsLeftOutAndNotSummed() throws {
    var table = names((0..<500).map { "n\($0)" }, (0..<500).map { 40 + Double($0) / 10 })
    table.addsUp = false
    let layout = layout(.bars, table)
    let bars = try #require(layout.panels.first?.bars.first?.bars)
    #expect(bars.allSatisfy { $0.value < 90 })
    #expect(layout.panels.first?.placeNames.last?.hasPrefix("Other (") == true)
    #expect(
      layout.notes.map(\.description).contains { $0.contains("are left out as \"Other\", whose values don't add up") })
  }

  @Test func theSmallestSeriesOfWhatDoesNotAddUpAreLeftOut() throws {
    let rows = (0..<12).map { series in (0..<3).map { Double?(Double(series * 10 + $0) + 0.5) } }
    var table = ChartTable(x: .names(["a", "b", "c"]), series: (0..<12).map { "s\($0)" }, values: rows)
    table.addsUp = false
    let layout = layout(.columns, table)
    #expect(layout.legend?.entries.map(\.label.string) == (4..<12).map { "s\($0)" })
    #expect(
      layout.notes.map(\.description).contains("the 4 smallest series are left out, because the series don't add up"))
  }

  @Test func theLargestOfManyLinesAreDrawn() {
    let rows = (0..<30).map { series in (0..<3).map { Double?(Double(series * 10 + $0)) } }
    let table = ChartTable(x: .numbers([1, 2, 3]), series: (0..<30).map { "s\($0)" }, values: rows)
    let layout = layout(.lines, table)
    let names =
      (layout.legend?.entries.map(\.label.string) ?? []) + (layout.panels.first?.endLabels.map(\.string) ?? [])
    #expect(names.contains { $0.hasPrefix("s29") } && !names.contains { $0 == "s5" || $0.hasPrefix("s5 ") })
    #expect(layout.notes.map(\.description).contains { $0.hasPrefix("only the 12 largest of 30 series are drawn") })
  }

  @Test(arguments: [Rect.null, Rect(x: 0, y: 0, width: 0, height: 9), Rect(x: 0, y: 0, width: .nan, height: 9)])
  func oddRectanglesGetNothing(rect: Rect) {
    let model = ChartModel([ChartLayer(.bars, names(["a"], [1]))])
    let layout = ChartLayout(model, in: rect, theme: .light, measurer: RandomChartTests.measurer)
    #expect(layout.panels.isEmpty)
    #expect(layout.notes.map(\.description) == ["the picture is too small for a chart"])
  }

  @Test func aTileWithoutSeriesHasTheNameOfItsValues() throws {
    var table = months(1, [[320]])
    table.valueName = "sales"
    let tile = try #require(laidOut(.tiles, table, width: 640).tiles?.tiles.first)
    #expect(tile.texts.map(\.string) == ["sales", "320"])
  }

  @Test func noDataStandsInTheMiddle() throws {
    let layout = laidOut(.columns, ChartTable(x: .names([]), values: [[]]))
    let text = try #require(layout.emptyText)
    #expect(abs(text.origin.y - text.style.size * 0.36 - 200) < 1)
  }
}
