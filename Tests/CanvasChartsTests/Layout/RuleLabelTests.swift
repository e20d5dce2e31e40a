import Canvas
import CanvasCharts
import CanvasTables
import Testing

/// Rules, their names and the labels of values keep apart.
@Suite struct RuleLabelTests {
  private func layout(
    _ mark: ChartMark, _ values: [Double], rules: [(Double, String)], width: Double = 640
  ) -> ChartLayout {
    let names = ["Korea", "China", "Canada", "Peru"].prefix(values.count)
    var model = ChartModel([ChartLayer(mark, ChartTable(x: .names(Array(names)), values: [values]))])
    if mark == .bars, values[0] > 0 { model.valueLabels = .both }
    model.rules = rules.map { ChartRule($0.0, label: $0.1) }
    return ChartLayout(
      model, in: Rect(x: 0, y: 0, width: width, height: 400), theme: .light, measurer: RandomChartTests.measurer)
  }

  /// The letters of a label: from the baseline to the tops of capitals.
  private func letters(_ label: PlacedText) -> Rect {
    let height = label.style.size * 0.73
    return Rect(x: label.box.minX, y: label.origin.y - height, width: label.width, height: height)
  }

  private func expectApart(_ layout: ChartLayout, _ count: Int) throws {
    let panel = try #require(layout.panels.first)
    let labels = panel.bars.flatMap(\.labels)
    #expect(labels.count == count)
    for rule in panel.rules {
      let line = Rect(
        x: rule.from.x, y: rule.from.y, width: max(rule.to.x - rule.from.x, 0.1),
        height: max(rule.to.y - rule.from.y, 0.1)
      ).insetBy(dx: -4, dy: -4)
      for label in labels { #expect(!letters(label).intersects(line), "\(label.string)") }
    }
    let names = panel.endLabels + labels
    for (index, name) in names.enumerated() {
      #expect(!names[(index + 1)...].contains { letters($0).intersects(letters(name)) }, "\(name.string)")
    }
    #expect(layout.notes.isEmpty, "\(layout.notes)")
  }

  @Test(arguments: [
    ([48.0, 33, 33], [40.0]), ([48, 33, 33], [36]), ([48, 33, 2], [5]), ([48, 33, 33], [40, 44]),
    ([-48, -33, -2], [-40]),
  ])
  func valuesOfBarsAreClearOfRules(values: [Double], rules: [Double]) throws {
    // Values above zero have percentages.
    try expectApart(layout(.bars, values, rules: rules.map { ($0, "Goal") }), values[0] < 0 ? 3 : 6)
  }

  @Test(arguments: [
    ([48.0, 33, 33], [49.0]), ([48, 33, 33], [34.5]), ([48, 33, 33], [34, 38]), ([-48, -33, -2], [-35]),
  ])
  func valuesOfColumnsAreClearOfRules(values: [Double], rules: [Double]) throws {
    try expectApart(layout(.columns, values, rules: rules.map { ($0, "Goal") }), 3)
  }

  @Test func namesOfNeighbouringRulesMoveApart() throws {
    let layout = layout(.bars, [48, 33, 30], rules: [(40, "Goal"), (41, "Mean of all"), (41.5, "Most")])
    let labels = try #require(layout.panels.first).endLabels.map(\.string)
    #expect(labels == ["Goal 40", "Mean of all 41", "Most 41.5"])
    try expectApart(layout, 6)
  }

  @Test func namesOfNeighbouringDaysMoveApart() throws {
    let first = try #require(CalendarDate(year: 2024, month: 1, day: 1))
    let days = (0..<400).compactMap { CalendarDate(dayNumber: first.dayNumber + $0) }
    var model = ChartModel([
      ChartLayer(.lines, ChartTable(x: .dates(days, .day), values: [days.indices.map { Double(100 + $0 % 9) }]))
    ])
    model.rules = [(200, "Opening"), (203, "Closing"), (205, "Sale")].map {
      ChartRule(at: .date(days[$0.0]), label: $0.1)
    }
    let layout = ChartLayout(
      model, in: Rect(x: 0, y: 0, width: 640, height: 400), theme: .light, measurer: RandomChartTests.measurer)
    let names = try #require(layout.panels.first).endLabels.map(\.string)
    #expect(names.contains("Opening") && names.contains("Closing") && names.contains("Sale"))
  }

  @Test func aLongNameOfARuleStandsOverItsLine() throws {
    let name = "What we have set out to sell on each day of this year"
    func panel(_ label: String) throws -> PanelLayout {
      try #require(
        laidOut(.columns, months([[10, 20, 30, 70, 90]]), width: 640) { $0.rules = [ChartRule(60, label: label)] }
          .panels.first)
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
}
