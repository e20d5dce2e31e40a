import Canvas
import CanvasCharts
import CanvasData
import Testing

/// Where the labels of an axis of dates stand: at what they name.
@Suite struct DateLabelTests {
  private func panel(_ mark: ChartMark, _ x: ChartTable.Places, width: Double) throws -> PanelLayout {
    let table = ChartTable(x: x, values: [(0..<x.count).map { Double(100 + $0) }])
    let layout = ChartLayout(
      ChartModel([ChartLayer(mark, table)]), in: Rect(x: 0, y: 0, width: width, height: 400), theme: .light,
      measurer: RandomChartTests.measurer)
    return try #require(layout.panels.first)
  }

  private func periods(_ count: Int, of period: CalendarPeriod, from day: (Int, Int, Int)) -> [CalendarDate] {
    let first = CalendarDate(year: day.0, month: day.1, day: day.2)
    return (0..<count).compactMap { index in first.flatMap { period.start(index, after: $0) } }
  }

  private func center(_ label: PlacedText) -> Double { label.origin.x + label.width / 2 }

  @Test func aFirstPartOfFiveYearsDoesNotBearTheNameOfItsBeginning() throws {
    let years = periods(13, of: .year, from: (2012, 1, 1))
    let panel = try panel(.columns, .dates(years, .year), width: 220)
    #expect(panel.placeAxis.labels.map(\.string) == ["2015", "2020"])
    let bars = try #require(panel.bars.first?.bars)
    #expect(abs(center(panel.placeAxis.labels[0]) - bars[3].box.midX) < 0.01)
    #expect(abs(center(panel.placeAxis.labels[1]) - bars[8].box.midX) < 0.01)
  }

  @Test(arguments: [ChartMark.columns, .lines])
  func aWeekThatBeginsBeforeTheAxisHasNoLabel(mark: ChartMark) throws {
    // From a Tuesday to a Monday.
    let days = periods(42, of: .day, from: (2025, 6, 3))
    let panel = try panel(mark, .dates(days, .day), width: 320)
    let labels = panel.placeAxis.labels.filter { Int($0.string) != nil && $0.string.count <= 2 }
    #expect(labels.map(\.string) == ["9", "16", "23", "30", "7", "14"])
    let points = panel.lines.first?.lines.first?.stretches.first ?? []
    for (label, day) in zip(labels, [6, 13, 20, 27, 34, 41]) {
      let place = mark == .lines ? points[day].x : try #require(panel.bars.first).bars[day].box.midX
      #expect(abs(center(label) - place) < 0.01, "\(label.string)")
    }
  }

  @Test func aDayBeforeTheFirstMondayTakesNoRoomFromIt() throws {
    let days = periods(30, of: .day, from: (2025, 6, 1))
    let labels = try panel(.columns, .dates(days, .day), width: 240).placeAxis.labels.map(\.string)
    #expect(labels == ["2", "9", "16", "23", "30", "Jun 2025"])
  }

  @Test func aMonthOfWhichLittleIsSeenHasNoLabel() throws {
    // 5 days of January, all of February and March, 6 days of April.
    let days = periods(70, of: .day, from: (2025, 1, 27))
    let panel = try panel(.lines, .dates(days, .day), width: 200)
    #expect(panel.placeAxis.labels.map(\.string) == ["Feb", "Mar", "2025"])
    let points = try #require(panel.lines.first?.lines.first?.stretches.first)
    #expect(abs(center(panel.placeAxis.labels[0]) - (points[5].x + points[32].x) / 2) < 0.6)
  }

  @Test func anAxisBetweenTwoMonthsHasANameAllTheSame() throws {
    let days = periods(26, of: .day, from: (2025, 1, 20))
    let panel = try panel(.lines, .dates(days, .day), width: 104)
    #expect(!panel.placeAxis.labels.isEmpty)
  }

  @Test func weeksStandAtTheirPoints() throws {
    let weeks = periods(20, of: .week, from: (2025, 1, 6))
    let panel = try panel(.lines, .dates(weeks, .week), width: 640)
    let labels = panel.placeAxis.labels.filter { Int($0.string) != nil && $0.string.count <= 2 }
    let points = try #require(panel.lines.first?.lines.first?.stretches.first)
    #expect(labels.count == 20)
    for (label, point) in zip(labels, points) { #expect(abs(center(label) - point.x) < 4.5) }
  }
}
