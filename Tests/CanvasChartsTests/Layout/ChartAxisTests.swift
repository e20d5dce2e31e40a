import Canvas
import CanvasCharts
import CanvasTables
import Testing

/// Where axes begin and end, and what stands along them.
@Suite struct ChartAxisTests {
  @Test(arguments: ["", "Source: us"])
  func anAxisBelowBarsHasTheMarginOfOtherAxes(caption: String) throws {
    let table = ChartTable(x: .names(["a", "b"]), values: [[3, 2]])
    let baselines = try [ChartMark.bars, .columns].map { mark in
      let layout = laidOut(mark, table) {
        $0.valueLabels = .none
        $0.titles.caption = caption
      }
      let panel = try #require(layout.panels.first)
      return try #require((mark == .bars ? panel.valueAxis : panel.placeAxis).labels.first).origin.y
    }
    #expect(baselines[0] == baselines[1])
    #expect(baselines[0] == (caption.isEmpty ? 383 : 369))
  }

  @Test func linesBetweenTwoPlacesHaveTicksThere() throws {
    let years = [1952, 2007].compactMap { CalendarDate(year: $0, month: 1, day: 1) }
    for x in [ChartTable.Places.numbers([1952, 2007]), .dates(years, .year)] {
      let panel = try #require(laidOut(.lines, ChartTable(x: x, values: [[44, 73]])).panels.first)
      let points = try #require(panel.lines.first?.lines.first?.stretches.first)
      #expect(panel.placeAxis.ticks.map(\.from.x) == points.map(\.x) && panel.placeAxis.labels.count == 2)
    }
  }

  @Test func labelsOfColumnsDoNotMakeHalfOfThePlotEmpty() throws {
    let table = ChartTable(x: .names(["a", "b"]), values: [[51, 40]])
    let panel = try #require(laidOut(.columns, table, size: Size(width: 320, height: 120)).panels.first)
    let label = try #require(panel.bars.first?.labels.first)
    #expect(label.origin.y - panel.plot.minY < 0.3 * panel.plot.height)
    #expect(panel.valueAxis.labels.count == 2)
    let scale = LinearScale(covering: [51], includesZero: true, limit: 2, from: 100, to: 0, room: (0, 10))
    #expect(scale.ticks.first == 0 && scale.ticks.count == 2)
    #expect(abs(scale.position(of: 51) - 10) < 1e-9)
  }

  @Test func theNumbersBelowLinesEndWithThem() throws {
    let table = ChartTable(x: .numbers((0..<30).map { Double($0 * 2500) }), values: [(0..<30).map { Double($0 % 7) }])
    let panel = try #require(laidOut(.lines, table).panels.first)
    #expect(panel.lines.first?.lines.first?.end?.x == panel.plot.maxX)
    #expect(panel.placeAxis.labels.count > 2)
    let value = try #require(panel.endLabels.first)
    #expect(value.origin.x - panel.plot.maxX < 10)
  }

  @Test(arguments: [[320, 410.0], [100_200, 100_900, 100_400], [20, 25, 28]])
  func aLowestPointDoesNotLieOnTheLowestLine(values: [Double]) throws {
    let layout = laidOut(.lines, months([values.map { Double?($0) }]), width: 640)
    let panel = try #require(layout.panels.first)
    let low = try #require(panel.lines.first?.lines.first?.stretches.first?.map(\.y).max())
    #expect(panel.plot.maxY - low >= 9.9)
  }

  @Test(arguments: [[320.0], [50, 50, 50, 50]])
  func equalValuesStandOnZero(values: [Double]) throws {
    let layout = laidOut(.lines, months([values.map { Double?($0) }]), width: 640)
    let panel = try #require(layout.panels.first)
    #expect(panel.valueAxis.labels.map(\.string).contains("0"))
  }

  @Test func stacksOfAllPercentEndAtOneHundred() throws {
    let table = months([[0.472, 0.5], [0.339, 0.3], [0.189, 0.2]], series: ["Web", "App", "Store"], unit: .percent)
    let panel = try #require(
      laidOut(.columns, table, arrangement: .stacked, width: 640) { $0.formats.formatter.unit = .percent }.panels.first)
    #expect(panel.valueAxis.labels.last?.string == "100 %")
    let top = try #require(panel.bars.first?.bars.map(\.box.minY).min())
    #expect(abs(top - panel.plot.minY) < 0.01)
    // That all of it is 100 % need not stand over each.
    #expect(panel.bars.first?.labels.isEmpty == true)
  }

  @Test(arguments: [ChartMark.lines, .columns, .bars])
  func numbersAlongTheAxisHaveNoUnitOfTheValues(mark: ChartMark) throws {
    let table = ChartTable(
      x: .numbers([1000, 1500, 2000]), values: [[0.25, 0.5, 0.125]], unit: .percent, xName: "price")
    let layout = laidOut(mark, table, width: 640) { model in
      model.formats.formatter.unit = .percent
      model.formats.formatter.format = NumberFormat(".1%")
    }
    let labels = try #require(layout.panels.first?.placeAxis.labels.map(\.string))
    #expect(labels.contains("1,000") && labels.allSatisfy { !$0.contains("%") && !$0.contains(".") }, "\(labels)")
    #expect(layout.panels.first?.placeNames.allSatisfy { !$0.contains("%") } ?? true)
    #expect(layout.alternativeText.contains("price 1,500, "))
    let money = laidOut(mark, ChartTable(x: .numbers([1, 2]), values: [[3.25, 4.5]], xName: "size"), width: 640) {
      $0.formats.formatter.currency = "USD"
    }
    #expect(money.alternativeText.contains("size 2, $4.50"))
  }

  @Test func aNumberBelowColumnsStandsAtItsColumn() throws {
    for count in 30...60 {
      let table = ChartTable(
        x: .numbers((0..<count).map { Double($0 * 2500) }), values: [(0..<count).map { Double($0 % 7) }])
      let panel = try #require(laidOut(.columns, table, size: Size(width: 320, height: 200)).panels.first)
      let bars = try #require(panel.bars.first?.bars)
      for label in panel.placeAxis.labels {
        #expect(bars.contains { abs($0.box.midX - center(label)) < 1 }, "\(count): \(label.string)")
      }
    }
  }

  /// Every second quarter would stand below the column of one month, as if it were its name.
  @Test func yearsStandInTheMiddleOfTheirMonths() throws {
    let panel = try #require(laidOut(.columns, dates(48, .month), size: Size(width: 320, height: 200)).panels.first)
    let bars = try #require(panel.bars.first?.bars)
    let labels = panel.placeAxis.labels
    #expect(labels.count == 4 && labels.allSatisfy { Int($0.string) != nil })
    for (index, label) in labels.enumerated() {
      #expect(abs(center(label) - (bars[12 * index].box.midX + bars[12 * index + 11].box.midX) / 2) < 0.01)
    }
  }

  @Test(arguments: [ChartMark.lines, .columns])
  func ticksStandAtLabelsOfSinglePlaces(mark: ChartMark) throws {
    let panel = try #require(laidOut(mark, dates(36, .year), size: Size(width: 320, height: 200)).panels.first)
    let labels = panel.placeAxis.labels
    #expect(labels.count > 3 && panel.placeAxis.ticks.count == labels.count)
    for (tick, label) in zip(panel.placeAxis.ticks, labels) { #expect(abs(tick.from.x - center(label)) < 0.01) }
  }

  @Test func linesOfMonthsGoFromEndToEnd() throws {
    for period in [CalendarPeriod.day, .week, .month, .quarter, .year] {
      for count in [2, 6, 14] {
        let panel = try #require(laidOut(.lines, dates(count, period)).panels.first)
        let points = try #require(panel.lines.first?.lines.first?.stretches.first)
        #expect(abs(points[0].x - panel.plot.minX) < 0.01 && abs(points[count - 1].x - panel.plot.maxX) < 0.01)
      }
    }
  }

  @Test func aFirstWeekOfTheMonthBeforeHasItsMonth() throws {
    let panel = try #require(
      laidOut(.columns, dates(7, .week, from: (2025, 12, 29)), size: Size(width: 320, height: 200)).panels.first)
    let labels = panel.placeAxis.labels.map(\.string)
    #expect(labels == ["29", "5", "12", "19", "26", "2", "9", "Dec", "Jan 2026", "Feb"])
  }

  @Test func theFirstNameBelowLinesStaysInTheMargin() throws {
    let names = (1...6).map { "A long name \($0)" }
    let panel = try #require(
      laidOut(.lines, ChartTable(x: .names(names), values: [[3, 4, 2, 5, 4, 6]]), size: Size(width: 320, height: 200))
        .panels.first)
    #expect(try #require(panel.placeAxis.labels.first).origin.x >= 20)
  }
}
