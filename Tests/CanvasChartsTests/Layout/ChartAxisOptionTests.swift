import Canvas
import CanvasCharts
import CanvasNotes
import CanvasTables
import Testing

/// Titles, limits and logarithms of axes, and bars below zero.
@Suite struct ChartAxisOptionTests {
  private static let rising = months([[10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120]])

  private func panel(
    _ mark: ChartMark, _ table: ChartTable = rising, _ change: (inout ChartModel) -> Void
  ) throws -> PanelLayout {
    try #require(laidOut(mark, table, change).panels.first)
  }

  // MARK: Titles

  @Test func titlesStandAboveTheVerticalAxisAndBelowTheOther() throws {
    let layout = laidOut(.lines, Self.rising) { $0.axisTitles = AxisTitles(x: "Month", y: "Bottles") }
    let plot = try #require(layout.panels.first).plot
    let labels = layout.panels[0].placeAxis.labels.map(\.box.maxY)
    #expect(layout.axisTitles.map(\.string) == ["Bottles", "Month"])
    #expect(layout.axisTitles[0].box.maxY <= plot.minY && layout.axisTitles[0].origin.x < plot.minX)
    #expect(layout.axisTitles[1].box.minY > (labels.max() ?? 0) - 3)
    #expect(abs(layout.axisTitles[1].box.maxX - plot.maxX) < 0.01)
    #expect(layout.notes.isEmpty)
  }

  @Test func titlesOfBarsAreOverTheirNamesAndValues() throws {
    let table = ChartTable(x: .names(["Cola", "Tea"]), values: [[3, 2]])
    let layout = laidOut(.bars, table) { $0.axisTitles = AxisTitles(x: "Drink", y: "Bottles") }
    let top = try #require(layout.panels.first?.plot.minY)
    #expect(layout.axisTitles.map(\.string) == ["Drink", "Bottles"])
    #expect(layout.axisTitles.allSatisfy { $0.box.maxY <= top + 1 })
    #expect(layout.axisTitles[0].box.maxX < layout.axisTitles[1].box.minX)
  }

  // MARK: Limits

  @Test func anAxisEndsExactlyAtItsLimits() throws {
    let panel = try panel(.lines) { $0.valueLimits = AxisLimits(low: 25, high: 95) }
    let line = try #require(panel.lines[0].lines[0].stretches.first)
    // The points 30 and 90 are by 5 of 70 from the ends.
    #expect(abs((panel.plot.maxY - line[2].y) / panel.plot.height - 5.0 / 70) < 1e-9)
    #expect(abs((line[8].y - panel.plot.minY) / panel.plot.height - 5.0 / 70) < 1e-9)
    #expect(panel.valueAxis.labels.allSatisfy { (20...100).contains(Double($0.string) ?? 0) })
  }

  @Test func oneLimitLeavesTheOtherEnd() throws {
    let panel = try panel(.lines) { $0.valueLimits = AxisLimits(low: -50) }
    let line = try #require(panel.lines[0].lines[0].stretches.first)
    #expect(line.allSatisfy { $0.y >= panel.plot.minY - 1e-6 && $0.y < panel.plot.maxY })
    #expect(panel.valueAxis.labels.first?.string == "−50")
  }

  @Test func valuesBeyondLimitsAreCounted() {
    let cut = Note(.dropped, "4 values are beyond the limits of the axis, and cut off")
    #expect(laidOut(.lines, Self.rising) { $0.valueLimits = AxisLimits(low: 25, high: 105) }.notes.contains(cut))
    let table = ChartTable(x: .names(["A", "B"]), series: ["x", "y"], values: [[1, 5], [1, 5]])
    let stack = laidOut(.columns, table, arrangement: .stacked) { $0.valueLimits = AxisLimits(high: 8) }
    #expect(stack.notes.contains(Note(.dropped, "a value is beyond the limits of the axis, and cut off")))
    let whole = laidOut(.lines, Self.rising) { $0.valueLimits = AxisLimits(low: 10, high: 120) }
    #expect(whole.notes.isEmpty)
  }

  @Test func linesBeyondTheAxisAreLeftOutAndSaid() throws {
    let layout = laidOut(.lines, Self.rising) { model in
      model.valueLimits = AxisLimits(high: 150)
      model.rules = [ChartRule(200, label: "Goal"), ChartRule(90)]
    }
    let panel = try #require(layout.panels.first)
    #expect(panel.rules.compactMap(\.value) == [90] && !panel.endLabels.contains { $0.string == "Goal" })
    #expect(layout.notes == [Note(.dropped, "the line at 'Goal 200' is left out because it isn't on the axis")])
    let log = laidOut(.lines, Self.rising) { ($0.hasLogarithmicValues, $0.rules) = (true, [ChartRule(0)]) }
    #expect(log.notes == [Note(.dropped, "the line at '0' is left out because it isn't on the axis")])
  }

  @Test func limitsFarBeyondPercentagesAreSaid() {
    func notes(_ limit: Double, _ rule: Double? = nil) -> [Note] {
      laidOut(.columns, months([[1, 2], [3, 2]], series: ["a", "b"]), arrangement: .normalized) { model in
        model.valueLimits = AxisLimits(high: limit)
        model.rules = rule.map { [ChartRule($0)] } ?? []
      }.notes
    }
    let text = "among percentages, 50 is 5,000 %; 50 percent is written 50% or 0.5"
    #expect(notes(50) == [Note(.invalid, text)])
    #expect(notes(2).isEmpty && notes(1, 0.5).isEmpty)
    let rates = laidOut(.lines, months([[0.025, 0.04]], unit: .percent)) { model in
      model.formats = ChartFormats(ValueFormatter(locale: .plain, unit: .percent))
      model.rules = [ChartRule(3)]
    }
    #expect(rates.notes == [Note(.invalid, "among percentages, 3 is 300 %; 3 percent is written 3% or 0.03")])
  }

  @Test func aDescriptionIsOfWhatIsDrawn() {
    let cut = laidOut(.lines, Self.rising) { $0.valueLimits = AxisLimits(high: 55) }
    #expect(cut.alternativeText == "Line chart of 5 values. The largest is May 2025, 50. The smallest is Jan 2025, 10.")
    let log = laidOut(.lines, months([[-1, 5, 20]])) { $0.hasLogarithmicValues = true }
    #expect(log.alternativeText == "Line chart of 2 values. The largest is Mar 2025, 20. The smallest is Feb 2025, 5.")
    func facets(_ mark: ChartMark) -> String {
      let layers = [[1.0, 2], [9, 3]].map { [ChartLayer(mark, months([$0]))] }
      return laidOut(mark, Self.rising) { model in
        model.facets = zip(["North", "South"], layers).map { ChartFacet(name: $0, layers: $1) }
      }.alternativeText
    }
    #expect(
      facets(.lines)
        == "Line chart of 4 values. The largest is South, Jan 2025, 9. The smallest is North, Jan 2025, 1.")
    #expect(facets(.tiles).contains("of 2 values. The largest is North, Feb 2025, 2."))
  }

  @Test(arguments: [ChartMark.bars, .columns]) func barsEndAtTheEdgesOfThePlot(mark: ChartMark) throws {
    let panel = try panel(mark, months([[5, 20, 90]])) { $0.valueLimits = AxisLimits(low: 10, high: 60) }
    #expect(panel.bars[0].bars.map { $0.box.width * $0.box.height > 0 } == [false, true, true])
    #expect(
      panel.bars[0].bars.allSatisfy {
        panel.plot.insetBy(dx: -0.01, dy: -0.01).contains(Point(x: $0.box.midX, y: $0.box.midY))
      })
  }

  @Test func oddLimitsCountAsNone() {
    #expect(AxisLimits(low: .nan, high: .infinity) == AxisLimits())
    #expect(AxisLimits(low: 5, high: 5) == AxisLimits(low: 5))
  }

  // MARK: Logarithms

  @Test func decadesOfALogarithmicAxisAreEqual() throws {
    let panel = try panel(.lines, months([[1, 10, 100, 1000]])) { $0.hasLogarithmicValues = true }
    let ys = try #require(panel.lines[0].lines[0].stretches.first).map(\.y)
    for (a, b) in zip(ys, ys.dropFirst()) { #expect(abs((a - b) - (ys[0] - ys[1])) < 1e-6) }
    #expect(panel.valueAxis.labels.map(\.string) == ["1", "10", "100", "1,000"])
  }

  @Test func ticksOfASmallLogarithmicAxisAreOneTwoAndFive() throws {
    let panel = try panel(.lines, months([[0.02, 0.3, 0.1]])) { $0.hasLogarithmicValues = true }
    #expect(panel.valueAxis.labels.map(\.string) == ["0.02", "0.05", "0.1", "0.2", "0.5"])
  }

  @Test func valuesWithoutALogarithmAreCounted() {
    let layout = laidOut(.lines, months([[1, 0, -4, 10]])) { $0.hasLogarithmicValues = true }
    #expect(layout.notes.map(\.what) == ["2 values that aren't above 0 have no place on a logarithmic axis"])
    let bars = laidOut(.columns, Self.rising) { $0.hasLogarithmicValues = true }
    #expect(
      bars.notes == [Note(.ignored, "bars and areas start at zero, so their axis isn't logarithmic")])
  }

  @Test(arguments: [1e-300, 1, 7, 1e12]) func logarithmicTicksAreFewAndInside(low: Double) throws {
    for factor in [1.000_001, 1.5, 30, 1e5, 1e200] {
      let panel = try panel(.lines, months([[low, low * factor]])) { $0.hasLogarithmicValues = true }
      #expect((1...7).contains(panel.valueAxis.labels.count), "\(low), \(factor)")
      let line = try #require(panel.lines[0].lines[0].stretches.first)
      #expect(line.allSatisfy { $0.y >= panel.plot.minY - 1e-6 && $0.y <= panel.plot.maxY + 1e-6 }, "\(low), \(factor)")
    }
  }

  @Test(arguments: [Double.greatestFiniteMagnitude, 1.7e308, 5e-324]) func theLargestNumbersHaveALogarithm(
    value: Double
  ) throws {
    let panel = try panel(.lines, months([[value, value]])) { $0.hasLogarithmicValues = true }
    #expect(panel.lines[0].lines[0].stretches.joined().allSatisfy { $0.isFinite })
    // There may be no round number near a number that isn't normal.
    #expect(((value.isNormal ? 1 : 0)...7).contains(panel.valueAxis.labels.count))
  }

  // MARK: Values

  @Test(arguments: [ChartMark.bars, .columns]) func valuesThatAnAxisWithLimitsHasNoRoomForAreSaid(mark: ChartMark) {
    let table = ChartTable(x: .names(["Cola", "Tea"]), values: [[30, 20]])
    let what = "bars on an axis with limits have no values at them; the axis shows them"
    let asked = laidOut(mark, table) { ($0.valueLimits, $0.valueLabels) = (AxisLimits(high: 25), .value) }
    #expect(asked.notes.contains(Note(.dropped, what)))
    let automatic = laidOut(mark, table) { $0.valueLimits = AxisLimits(high: 25) }
    #expect(!automatic.notes.map(\.what).contains(what))
  }

  @Test func whatAPlotOfMarksDoesNotHaveIsSaid() throws {
    var chart = Chart { BarMark(x: .value("Drink", "Cola"), y: .value("Bottles", 3)) }.chartXAxisLabel("Drink")
    let rect = Rect(x: 0, y: 0, width: 400, height: 300)
    #expect(try chart.layout(in: rect).notes.isEmpty)
    (chart.model.valueLimits, chart.model.notes) = (AxisLimits(high: 2), [ChartNote(at: .name("Cola"), "a note")])
    let what = "notes and limits of the model have no effect on a chart of marks that is drawn as a plot"
    #expect(try chart.layout(in: rect).notes == [Note(.ignored, what)])
  }

  // MARK: Below zero

  private func roles(_ name: String?, _ values: [Double], _ change: (inout ChartModel) -> Void = { _ in }) throws
    -> [ColorRole]
  {
    let table = ChartTable(
      x: .names(values.indices.map { "P\($0)" }), values: [values], valueName: name)
    let layout = laidOut(.columns, table) {
      $0.order = .data
      change(&$0)
    }
    return try #require(layout.panels.first).bars[0].bars.map(\.role)
  }

  @Test func barsBelowZeroAreLighterOrRedForALoss() throws {
    #expect(try roles("anomaly", [1, -1]) == [.series(0), .belowZero(0)])
    #expect(try roles("anomaly", [-2, -1]) == [.series(0), .series(0)])
    #expect(try roles("Net profit", [1, -1]) == [.series(0), .loss])
    #expect(try roles("순이익", [1, -1]) == [.series(0), .loss])
    #expect(try roles("anomaly", [1, -1]) { $0.negativeColor = .red } == [.series(0), .own(.red)])
    let other = laidOut(.bars, ChartTable(x: .names(["A", "Other"]), values: [[3, -1]])) { $0.negativeColor = .red }
    #expect(other.panels.first?.bars.first?.bars.map(\.role) == [.series(0), .own(.red)])
    #expect(try roles("profit", [1, -1]) { $0.emphasized = ["P0"] } == [.series(0), .muted])
  }

  @Test func aColourWithoutEffectIsSaid() {
    let note = "no bar of a single series without emphasis is below zero, so the colour for it has no effect"
    #expect(laidOut(.columns, Self.rising) { $0.negativeColor = .red }.notes == [Note(.ignored, note)])
  }
}
