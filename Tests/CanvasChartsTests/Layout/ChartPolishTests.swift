import Canvas
import CanvasCharts
import CanvasData
import Testing

/// Labels stand at what they name, and nothing has more room than it needs.
@Suite struct ChartPolishTests {
  private func layout(
    _ mark: ChartMark, _ table: ChartTable, arrangement: SeriesArrangement = .automatic,
    size: Size = Size(width: 640, height: 400), _ change: (inout ChartModel) -> Void = { _ in }
  ) -> ChartLayout {
    var model = ChartModel([ChartLayer(mark, table, arrangement: arrangement)])
    change(&model)
    return ChartLayout(
      model, in: Rect(origin: .zero, size: size), theme: .light, measurer: RandomChartTests.measurer)
  }

  private func dates(_ count: Int, _ period: CalendarPeriod, from day: (Int, Int, Int) = (2026, 1, 1)) -> ChartTable {
    let start = CalendarDate(year: day.0, month: day.1, day: day.2)
    let dates = (0..<count).compactMap { index in start.flatMap { period.start(index, after: $0) } }
    return ChartTable(x: .dates(dates, period), values: [dates.indices.map { Double(20 + $0 * 7 % 30) }])
  }

  private func center(_ label: PlacedText) -> Double { label.origin.x + label.width / 2 }

  // MARK: Below bars

  @Test(arguments: ["", "Source: us"])
  func anAxisBelowBarsHasTheMarginOfOtherAxes(caption: String) throws {
    let table = ChartTable(x: .names(["a", "b"]), values: [[3, 2]])
    let baselines = try [ChartMark.bars, .columns].map { mark in
      let layout = layout(mark, table) {
        $0.valueLabels = .none
        $0.titles.caption = caption
      }
      let panel = try #require(layout.panels.first)
      return try #require((mark == .bars ? panel.valueAxis : panel.placeAxis).labels.first).origin.y
    }
    #expect(baselines[0] == baselines[1])
    #expect(baselines[0] == (caption.isEmpty ? 383 : 369))
  }

  @Test func namesAreNoTallerThanTheirBars() throws {
    let name = "Freshly squeezed orange juice from the market and more of it"
    let panel = try #require(
      layout(
        .bars, ChartTable(x: .names([name, "Tea", "Milk"]), values: [[3, 2, 1]]), size: Size(width: 320, height: 200)
      )
      .panels.first)
    let lines = panel.placeAxis.labels.count - 2
    #expect(lines == 2)
    let bar = try #require(panel.bars.first?.bars.first?.box)
    #expect(panel.placeAxis.labels[0].box.minY >= bar.minY - 2 && panel.placeAxis.labels[1].box.maxY <= bar.maxY + 2)
  }

  @Test func lyingBarsOfQuartersHaveTheYearOnce() throws {
    let panel = try #require(layout(.bars, dates(6, .quarter)).panels.first)
    #expect(panel.placeAxis.labels.map(\.string) == ["Q1 2026", "Q2", "Q3", "Q4", "Q1 2027", "Q2"])
    #expect(panel.placeNames[1] == "Q2 2026")
  }

  // MARK: Axes of values

  @Test func labelsOfColumnsDoNotMakeHalfOfThePlotEmpty() throws {
    let table = ChartTable(x: .names(["a", "b"]), values: [[51, 40]])
    let panel = try #require(layout(.columns, table, size: Size(width: 320, height: 120)).panels.first)
    let label = try #require(panel.bars.first?.labels.first)
    #expect(label.origin.y - panel.plot.minY < 0.3 * panel.plot.height)
    #expect(panel.valueAxis.labels.count == 2)
    let scale = LinearScale(covering: [51], includesZero: true, limit: 2, from: 100, to: 0, room: (0, 10))
    #expect(scale.ticks.first == 0 && scale.ticks.count == 2)
    #expect(abs(scale.position(of: 51) - 10) < 1e-9)
  }

  @Test func theNumbersBelowLinesEndWithThem() throws {
    let table = ChartTable(x: .numbers((0..<30).map { Double($0 * 2500) }), values: [(0..<30).map { Double($0 % 7) }])
    let panel = try #require(layout(.lines, table).panels.first)
    #expect(panel.lines.first?.lines.first?.end?.x == panel.plot.maxX)
    #expect(panel.placeAxis.labels.count > 2)
    let value = try #require(panel.endLabels.first)
    #expect(value.origin.x - panel.plot.maxX < 10)
  }

  // MARK: Axes of places

  @Test func aNumberBelowColumnsStandsAtItsColumn() throws {
    for count in 30...60 {
      let table = ChartTable(
        x: .numbers((0..<count).map { Double($0 * 2500) }), values: [(0..<count).map { Double($0 % 7) }])
      let panel = try #require(layout(.columns, table, size: Size(width: 320, height: 200)).panels.first)
      let bars = try #require(panel.bars.first?.bars)
      for label in panel.placeAxis.labels {
        #expect(bars.contains { abs($0.box.midX - center(label)) < 1 }, "\(count): \(label.string)")
      }
    }
  }

  @Test func everySecondQuarterStandsInTheMiddleOfItsMonths() throws {
    let panel = try #require(layout(.columns, dates(48, .month), size: Size(width: 320, height: 200)).panels.first)
    let bars = try #require(panel.bars.first?.bars)
    let labels = panel.placeAxis.labels.filter { $0.string.hasPrefix("Q") }
    #expect(labels.map(\.string).prefix(4) == ["Q1", "Q3", "Q1", "Q3"])
    for (index, label) in labels.enumerated() {
      #expect(abs(center(label) - bars[6 * index + 1].box.midX) < 0.01)
      #expect(abs(panel.placeAxis.ticks[index].from.x - center(label)) < 0.01)
    }
  }

  @Test(arguments: [ChartMark.lines, .columns])
  func ticksStandAtLabelsOfSinglePlaces(mark: ChartMark) throws {
    let panel = try #require(layout(mark, dates(36, .year), size: Size(width: 320, height: 200)).panels.first)
    let labels = panel.placeAxis.labels
    #expect(labels.count > 3 && panel.placeAxis.ticks.count == labels.count)
    for (tick, label) in zip(panel.placeAxis.ticks, labels) { #expect(abs(tick.from.x - center(label)) < 0.01) }
  }

  @Test func linesOfMonthsGoFromEndToEnd() throws {
    for period in [CalendarPeriod.day, .week, .month, .quarter, .year] {
      for count in [2, 6, 14] {
        let panel = try #require(layout(.lines, dates(count, period)).panels.first)
        let points = try #require(panel.lines.first?.lines.first?.stretches.first)
        #expect(abs(points[0].x - panel.plot.minX) < 0.01 && abs(points[count - 1].x - panel.plot.maxX) < 0.01)
      }
    }
  }

  @Test func aFirstWeekOfTheMonthBeforeHasItsMonth() throws {
    let panel = try #require(
      layout(.columns, dates(7, .week, from: (2025, 12, 29)), size: Size(width: 320, height: 200)).panels.first)
    let labels = panel.placeAxis.labels.map(\.string)
    #expect(labels == ["29", "5", "12", "19", "26", "2", "9", "Dec", "Jan 2026", "Feb"])
  }

  @Test func theFirstNameBelowLinesStaysInTheMargin() throws {
    let names = (1...6).map { "A long name \($0)" }
    let panel = try #require(
      layout(.lines, ChartTable(x: .names(names), values: [[3, 4, 2, 5, 4, 6]]), size: Size(width: 320, height: 200))
        .panels.first)
    #expect(try #require(panel.placeAxis.labels.first).origin.x >= 20)
  }

  // MARK: Marks

  @Test func narrowColumnsStandOnWholePointsWithEvenGaps() throws {
    for count in [24, 40, 50, 60] {
      let panel = try #require(layout(.columns, dates(count, .month), size: Size(width: 320, height: 200)).panels.first)
      let boxes = try #require(panel.bars.first).bars.map(\.box)
      #expect(boxes.allSatisfy { $0.minX == $0.minX.rounded() && $0.width == $0.width.rounded() }, "\(count)")
      let gaps = Set(zip(boxes.dropFirst(), boxes).map { $0.minX - $1.maxX })
      #expect(gaps.count == 1, "\(count)")
      #expect(boxes[0].minX > panel.plot.minX && boxes[count - 1].maxX < panel.plot.maxX)
    }
  }

  @Test func pointsInPrintHaveTheirMarks() throws {
    let table = ChartTable(x: .names(["a", "b"]), series: ["x", "y", "z"], values: [[1, 2], [2, 1], [3, 3]])
    let print = ChartTheme.print
    #expect(Set((0..<3).map(print.pointShape)).count == 3)
    #expect((0..<8).allSatisfy { ChartTheme.light.pointShape(at: $0) == .circle })
    #expect(ChartTheme.light.pointShape(at: 8) != .circle)
    let legend = ChartLayout(
      ChartModel([ChartLayer(.points, table)]), in: Rect(x: 0, y: 0, width: 640, height: 400), theme: print,
      measurer: RandomChartTests.measurer
    ).legend
    #expect(legend?.entries.map(\.sample) == [.point, .point, .point])
  }

  // MARK: Texts

  @Test func noDataStandsInTheMiddle() throws {
    let layout = layout(.columns, ChartTable(x: .names([]), values: [[]]))
    let text = try #require(layout.emptyText)
    #expect(abs(text.origin.y - text.style.size * 0.36 - 200) < 1)
  }

  @Test func noCommaStandsBeforeAnEllipsis() {
    let style = ChartTextStyle(size: 10)
    let fitted = RandomChartTests.measurer.fit("Squeezed, fresh", style, width: 60)
    #expect(fitted.lines == ["Squeezed…"])
  }
}
