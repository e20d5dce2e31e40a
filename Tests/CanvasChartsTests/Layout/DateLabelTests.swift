import Canvas
import CanvasCharts
import CanvasTables
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

  @Test(arguments: [
    (CalendarPeriod.day, 9_200, 640.0, "2005", (2005, 1, 1)), (.day, 330, 240, "Mar", (2025, 3, 1)),
    (.month, 420, 640, "2005", (2005, 1, 1)), (.quarter, 100, 320, "2010", (2010, 1, 1)),
    (.week, 1_300, 640, "2005", (2005, 1, 3)), (.halfYear, 60, 240, "2010", (2010, 1, 1)),
  ])
  func aChangeAtTheStartOfAPeriodIsAtItsTick(
    period: CalendarPeriod, count: Int, width: Double, name: String, day: (Int, Int, Int)
  ) throws {
    let places = periods(count, of: period, from: count == 330 ? (2025, 1, 1) : (1998, 1, 1))
    let panel = try panel(.lines, .dates(places, period), width: width)
    let label = try #require(panel.placeAxis.labels.first { $0.string == name })
    let point = try #require(places.firstIndex { ($0.year, $0.month, $0.day) == day })
    let points = try #require(panel.lines.first?.lines.first?.stretches.first)
    #expect(abs(center(label) - points[point].x) < 0.6)
    #expect(panel.placeAxis.ticks.contains { abs($0.from.x - points[point].x) < 0.6 })
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

  // MARK: Steps of the data

  private func years(_ years: [Int]) -> ChartTable.Places {
    .dates(years.compactMap { CalendarDate(year: $0, month: 1, day: 1) }, .year)
  }

  @Test func aLineGoesThroughEveryFifthYear() throws {
    let places = years(Array(stride(from: 1955, through: 2005, by: 5)))
    let panel = try panel(.lines, places, width: 640)
    let line = try #require(panel.lines.first?.lines.first)
    #expect(line.stretches.map(\.count) == [11] && line.dots.isEmpty)
    #expect(panel.placeAxis.labels.first?.string == "1955")
    let columns = try self.panel(.columns, places, width: 640)
    let bars = try #require(columns.bars.first?.bars)
    #expect(bars.count == 11)
    #expect(columns.placeAxis.labels.map(\.string) == stride(from: 1955, through: 2005, by: 5).map { "\($0)" })
    for (label, bar) in zip(columns.placeAxis.labels, bars) { #expect(abs(center(label) - bar.box.midX) < 0.01) }
  }

  @Test func aMissingPlaceOfTheUsualStepIsAGap() throws {
    let line = try #require(
      panel(.lines, years([1955, 1960, 1965, 1975, 1980]), width: 640).lines.first?.lines.first)
    #expect(line.stretches.map(\.count) == [3, 2])
    let months = periods(6, of: .quarter, from: (2026, 1, 1)).filter { $0.month != 10 }
    #expect(
      try panel(.lines, .dates(months, .month), width: 640).lines.first?.lines.first?.stretches.map(\.count) == [3, 2])
  }

  @Test func aLineThroughIrregularDatesIsWhole() throws {
    let places = years([1871, 1914, 1918, 1939, 1945, 1989, 1990])
    #expect(try panel(.lines, places, width: 640).lines.first?.lines.first?.stretches.map(\.count) == [7])
    let bars = try #require(panel(.columns, places, width: 640).bars.first?.bars.map(\.box.midX))
    for (a, b) in zip(bars, bars.dropFirst()) { #expect(abs(b - a - (bars[1] - bars[0])) < 0.01) }
  }

  @Test func columnsOfYearsApartAreLabelledAtTheirYears() throws {
    // No year of a world cup begins a decade of fours.
    let places = years(Array(stride(from: 1930, through: 2022, by: 4)))
    let panel = try panel(.columns, places, width: 320)
    let labels = panel.placeAxis.labels
    #expect(labels.count > 3 && labels.first?.string == "1930")
    // Two digits are those of our time.
    let recent = try self.panel(.columns, years(Array(stride(from: 1950, through: 2022, by: 4))), width: 100)
    #expect(recent.placeAxis.labels.first?.string == "’50")
    let bars = try #require(panel.bars.first?.bars)
    for label in labels { #expect(bars.contains { abs($0.box.midX - center(label)) < 1 }) }
  }

  // MARK: Numbers of labels

  @Test(arguments: [ChartMark.lines, .columns])
  func manyYearsOfMonthsHaveYearsAlone(mark: ChartMark) throws {
    let panel = try panel(mark, .dates(periods(132, of: .month, from: (2014, 1, 1)), .month), width: 640)
    let years = (2014...2024).map { (year: Int) -> String in "\(year)" }
    #expect(panel.placeAxis.labels.map(\.string) == years)
  }

  @Test func atMostTwelveLabelsStandBelowAUsualChart() throws {
    for period in CalendarPeriod.allCases {
      for count in 1...60 {
        for mark in [ChartMark.lines, .columns] {
          let labels = try panel(mark, .dates(periods(count, of: period, from: (2026, 1, 1)), period), width: 640)
            .placeAxis.labels
          let top = labels.map(\.origin.y).min()
          #expect(labels.count { $0.origin.y == top } <= 12, "\(count) \(period)")
          #expect(!labels.isEmpty)
        }
      }
    }
  }

  @Test func weeksStandAtTheirPoints() throws {
    let weeks = periods(12, of: .week, from: (2025, 1, 6))
    let panel = try panel(.lines, .dates(weeks, .week), width: 640)
    let labels = panel.placeAxis.labels.filter { Int($0.string) != nil && $0.string.count <= 2 }
    let points = try #require(panel.lines.first?.lines.first?.stretches.first)
    #expect(labels.count == 12)
    for (label, point) in zip(labels, points) { #expect(abs(center(label) - point.x) < 4.5) }
  }
}
