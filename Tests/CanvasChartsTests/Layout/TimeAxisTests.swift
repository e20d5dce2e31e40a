import Canvas
import CanvasCharts
import CanvasTables
import TestSupport
import Testing

/// Where the labels of an axis of times stand, and what they say.
@Suite struct TimeAxisTests {
  private func panel(
    _ mark: ChartMark, _ seconds: [Int], width: Double = 640, values: [Double?]? = nil,
    _ change: (inout ChartModel) -> Void = { _ in }
  ) throws -> PanelLayout {
    let times = seconds.compactMap { CalendarTime(seconds: $0) }
    let table = ChartTable(x: .times(times), values: [values ?? times.indices.map { Double(100 + $0 % 7) }])
    var model = ChartModel([ChartLayer(mark, table)])
    change(&model)
    let layout = ChartLayout(
      model, in: Rect(x: 0, y: 0, width: width, height: 400), theme: .light, measurer: RandomChartTests.measurer)
    #expect(!layout.notes.map(\.description).contains { $0.contains("date") || $0.contains("names") })
    return try #require(layout.panels.first)
  }

  /// 2026-07-01 00:00.
  private let start = 1_782_864_000

  private func times(_ count: Int, every seconds: Int, from offset: Int = 0) -> [Int] {
    (0..<count).map { start + offset + $0 * seconds }
  }

  private func strings(_ panel: PanelLayout) -> [String] { panel.placeAxis.labels.map(\.string) }
  private func center(_ label: PlacedText) -> Double { label.origin.x + label.width / 2 }

  @Test func hoursOfADay() throws {
    let panel = try panel(.lines, times(25, every: 3600))
    #expect(
      strings(panel) == [
        "00:00", "03:00", "06:00", "09:00", "12:00", "15:00", "18:00", "21:00", "00:00", "Jul 1, 2026", "Jul 2",
      ])
    let points = try #require(panel.lines.first?.lines.first?.stretches.first)
    for index in 1..<8 { #expect(abs(center(panel.placeAxis.labels[index]) - points[3 * index].x) < 0.01) }
  }

  @Test func minutesOfTwoHours() throws {
    #expect(
      strings(try panel(.lines, times(121, every: 60, from: 8 * 3600)))
        == ["08:00", "08:15", "08:30", "08:45", "09:00", "09:15", "09:30", "09:45", "10:00", "Jul 1, 2026"])
    #expect(
      strings(try panel(.lines, times(121, every: 60, from: 8 * 3600), width: 320))
        == ["08:00", "08:30", "09:00", "09:30", "10:00", "Jul 1, 2026"])
  }

  @Test func secondsOfAMinute() throws {
    #expect(
      strings(try panel(.lines, times(61, every: 1))).prefix(4) == ["00:00:00", "00:00:10", "00:00:20", "00:00:30"])
  }

  @Test func theTickOfEverySecondDayIsAtItsMidnight() throws {
    let panel = try panel(.lines, times(20 * 24, every: 3600), width: 320)
    let points = try #require(panel.lines.first?.lines.first?.stretches.first)
    let days = panel.placeAxis.labels.filter { Int($0.string) != nil }
    #expect(days.count > 1)
    for label in days {
      let day = try #require(Int(label.string))
      #expect(abs(center(label) - points[24 * (day - 1)].x) < 0.6, "\(day)")
    }
  }

  @Test func daysInHoursHaveTheirDateOnce() throws {
    for mark in [ChartMark.lines, .columns] {
      let panel = try panel(mark, times(96, every: 3600))
      let labels = strings(panel)
      #expect(labels.prefix(8) == ["00:00", "12:00", "00:00", "12:00", "00:00", "12:00", "00:00", "12:00"])
      #expect(labels.dropFirst(8) == ["Jul 1, 2026", "Jul 2", "Jul 3", "Jul 4"])
    }
  }

  @Test func theYearOfTheTitleIsNotRepeated() throws {
    let panel = try panel(.lines, times(25, every: 3600)) { $0.titles.title = "July 2026" }
    #expect(strings(panel).contains("Jul 1") && !strings(panel).contains("Jul 1, 2026"))
  }

  @Test func longerSpansHaveDaysMonthsAndYears() throws {
    #expect(strings(try panel(.lines, times(10 * 24 + 1, every: 3600))).prefix(3) == ["1", "2", "3"])
    #expect(strings(try panel(.lines, times(100 * 4, every: 6 * 3600))).prefix(3) == ["Jul", "Aug", "Sep"])
    let years = strings(try panel(.lines, times(3000, every: 86_400 + 3600)))
    #expect(years.contains("2027") && years.allSatisfy { Int($0) != nil })
  }

  @Test func positionsAreLinearInTime() throws {
    let panel = try panel(.lines, [0, 600, 3600, 7200].map { start + $0 })
    let points = try #require(panel.lines.first?.lines.first?.stretches.first)
    let width = panel.plot.width
    #expect(points.map(\.x).map { (($0 - panel.plot.minX) / width * 12).rounded() } == [0, 1, 6, 12])
  }

  @Test func columnsOfTimesAreEvenBands() throws {
    let panel = try panel(.columns, times(24, every: 3600))
    let bars = try #require(panel.bars.first?.bars)
    #expect(bars.count == 24 && bars.allSatisfy { $0.roundEnd == .top })
    let hours = stride(from: 0, to: 24, by: 2).map { (hour: Int) -> String in hour < 10 ? "0\(hour):00" : "\(hour):00" }
    #expect(Array(strings(panel).prefix(12)) == hours)
    for (index, label) in panel.placeAxis.labels.prefix(12).enumerated() {
      #expect(abs(center(label) - bars[2 * index].box.midX) < 1)
    }
    // Irregular times, too.
    let irregular = try self.panel(.columns, [0, 600, 660, 9000].map { start + $0 })
    let boxes = try #require(irregular.bars.first).bars.map(\.box.midX)
    #expect(abs((boxes[1] - boxes[0]) - (boxes[3] - boxes[2])) < 0.01)
  }

  @Test func timesOfDayHaveNoDate() throws {
    let hours = (7...23).map { $0 * 3600 }
    for mark in [ChartMark.columns, .lines, .points] {
      let labels = strings(try panel(mark, hours))
      #expect(labels.allSatisfy { $0.hasSuffix(":00") && $0.count == 5 }, "\(mark)")
      #expect(labels.count >= 5)
    }
    #expect(try panel(.bars, hours).placeNames.first == "07:00")
  }

  @Test func aMissingHourIsAGapInALine() throws {
    let seconds = times(24, every: 3600).filter { $0 != start + 5 * 3600 }
    #expect(try panel(.lines, seconds).lines.first?.lines.first?.stretches.map(\.count) == [5, 18])
    // Irregular times have no gaps, and neither have nights.
    let irregular = (0..<50).map { start + $0 * 60 + $0 * $0 % 7 }
    #expect(try panel(.lines, irregular).lines.first?.lines.first?.stretches.map(\.count) == [50])
    let open = (0..<4).flatMap { day in (9..<18).map { start + day * 86_400 + $0 * 3600 } }
    #expect(try panel(.lines, open).lines.first?.lines.first?.stretches.map(\.count) == [36])
  }

  @Test func oneTimeStandsInTheMiddle() throws {
    for mark in [ChartMark.columns, .lines] {
      #expect(strings(try panel(mark, [start + 3600])) == ["01:00", "Jul 1, 2026"])
    }
  }

  @Test func anyTimesHaveLabelsThatDoNotOverlap() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let unit = [1, 7, 60, 600, 3600, 5400, 86_400][generator.next(below: 7)]
      let count = 2 + generator.next(below: 120)
      var seconds: [Int] = []
      var second = start + generator.next(below: 100_000)
      for _ in 0..<count {
        seconds.append(second)
        second += unit * (generator.next(below: 4) == 0 ? 2 : 1)
      }
      let mark: ChartMark = generator.next(below: 2) == 0 ? .lines : .columns
      let width = 120.0 + Double(generator.next(below: 800))
      let times = seconds.compactMap { CalendarTime(seconds: $0) }
      let layout = ChartLayout(
        ChartModel([ChartLayer(mark, ChartTable(x: .times(times), values: [seconds.map { Double($0 % 50) }]))]),
        in: Rect(x: 0, y: 0, width: width, height: 300), theme: .light, measurer: RandomChartTests.measurer)
      let panel = try #require(layout.panels.first)
      let labels = panel.placeAxis.labels
      #expect(labels.count <= max(12, Int(12 * width / 640)) + 13)
      for row in Set(labels.map(\.origin.y)) {
        let boxes = labels.filter { $0.origin.y == row }.sorted { $0.origin.x < $1.origin.x }
        for (a, b) in zip(boxes, boxes.dropFirst()) { #expect(a.origin.x + a.width <= b.origin.x) }
      }
    }
  }
}
