import Canvas
import CanvasCharts
import CanvasTables
import Testing

/// Answers of surveys on both sides of their middle.
@Suite struct DivergingBarsTests {
  private static let five = ["Strongly disagree", "Disagree", "Neutral", "Agree", "Strongly agree"]

  private func model(
    _ answers: [String], _ rows: [[Double?]], names: [String]? = nil, mark: ChartMark = .bars
  ) -> ChartModel {
    let table = ChartTable(
      x: .names(names ?? rows.indices.map { "Question \($0 + 1)" }), series: answers,
      values: answers.indices.map { answer in rows.map { $0[answer] } })
    return ChartModel([ChartLayer(mark, table, arrangement: .diverging)])
  }

  private func layout(_ model: ChartModel, width: Double = 640, height: Double = 400, theme: ChartTheme = .light)
    -> ChartLayout
  {
    ChartLayout(
      model, in: Rect(x: 0, y: 0, width: width, height: height), theme: theme, measurer: RandomChartTests.measurer)
  }

  private func base(_ panel: PanelLayout) throws -> Double { try #require(panel.placeAxis.base).from.x }

  private func rows(_ panel: PanelLayout) -> [[BarsLayout.Bar]] {
    panel.placeNames.indices.map { place in panel.bars[0].bars.filter { $0.place == place } }
  }

  @Test func theMiddleIsCentredOnZeroAndRowsAreEquallyLong() throws {
    let panel = try #require(
      layout(model(Self.five, [[3, 6, 11, 46, 34], [210, 290, 240, 200, 60], [0.1, 0, 0.5, 0.4, 0]])).panels.first)
    let zero = try base(panel)
    var lengths: [Double] = []
    for row in rows(panel) {
      let neutral = try #require(row.first { $0.series == 2 })
      #expect(abs(neutral.box.midX - zero) < 0.001)
      #expect(row.allSatisfy { $0.series < 2 ? $0.box.maxX < zero : $0.series == 2 || $0.box.minX > zero })
      #expect(row.map(\.series) == row.map(\.series).sorted())
      #expect(row.map(\.box.minX) == row.map(\.box.minX).sorted())
      lengths.append((row.last?.box.maxX ?? 0) - (row.first?.box.minX ?? 0))
    }
    #expect(lengths.count == 3)
    #expect(lengths.allSatisfy { abs($0 - lengths[0]) < 0.001 && $0 > 100 })
  }

  @Test func widthsAreSharesOfTheRow() throws {
    let panel = try #require(layout(model(Self.five, [[10, 20, 30, 20, 20], [1, 1, 0, 1, 1]])).panels.first)
    let rows = rows(panel)
    let length = try #require(rows[0].last).box.maxX - (try #require(rows[0].first)).box.minX
    #expect(abs(rows[0][2].box.width - 0.3 * length) < 2)
    // Without a neutral answer, the others begin at zero.
    let zero = try base(panel)
    #expect(rows[1].map(\.series) == [0, 1, 3, 4])
    #expect(abs(rows[1][1].box.maxX - zero) < 0.001 && abs(rows[1][2].box.minX - zero) < 0.001)
    #expect(rows[1].map(\.roundEnd) == [.left, nil, nil, .right])
  }

  @Test func anEvenNumberHasNoMiddle() throws {
    let panel = try #require(layout(model(["Very poor", "Poor", "Good", "Very good"], [[1, 2, 3, 4]])).panels.first)
    let zero = try base(panel)
    let row = rows(panel)[0]
    #expect(abs(row[1].box.maxX - zero) < 0.001 && abs(row[2].box.minX - zero) < 0.001)
    #expect(!row.contains { $0.role == .answer(step: 0, below: 2, above: 2) })
  }

  @Test func theScaleOrdersTheAnswersAndOthersKeepTheirOrder() throws {
    let mixed = try #require(
      layout(model(["Agree", "Strongly disagree", "Neutral", "Strongly agree", "Disagree"], [[4, 1, 3, 5, 2]])).legend)
    #expect(mixed.entries.map(\.label.string) == Self.five)
    #expect(
      mixed.entries.map(\.role)
        == [-2, -1, 0, 1, 2].map { ColorRole.answer(step: $0, below: 2, above: 2) })
    let own = try #require(layout(model(["Meh", "Okay", "Wow"], [[1, 2, 3]])).legend)
    #expect(own.entries.map(\.label.string) == ["Meh", "Okay", "Wow"])
    let numbers = try #require(layout(model(["5", "4", "3", "2", "1"], [[1, 2, 3, 4, 5]])).legend)
    #expect(numbers.entries.map(\.label.string) == ["1", "2", "3", "4", "5"])
  }

  @Test func theNeutralAnswerIsTheMiddleEvenIfAnswersAreMissing() throws {
    let panel = try #require(
      layout(model(["Disagree", "Neutral", "Agree", "Strongly agree"], [[1, 2, 3, 4]])).panels.first)
    let zero = try base(panel)
    #expect(abs(rows(panel)[0][1].box.midX - zero) < 0.001)
    // An odd number without a neutral answer has no middle on this scale.
    let other = try #require(
      layout(model(["Very dissatisfied", "Dissatisfied", "Satisfied"], [[1, 2, 3]])).panels.first)
    #expect(abs(rows(other)[0][1].box.maxX - (try base(other))) < 0.001)
  }

  @Test func whoDoesNotKnowIsLeftOutWithANote() throws {
    let layout = layout(model(["Agree", "Don't know", "Disagree"], [[30, 50, 10]]))
    #expect(layout.legend?.entries.map(\.label.string) == ["Disagree", "Agree"])
    #expect(
      layout.notes.map(\.description) == ["'Don't know' is left out; percentages are shares of the other answers"])
    #expect(layout.panels.first?.bars.first?.labels.map(\.string) == ["25 %", "75 %"])
  }

  @Test func rowsWithoutAnswersHaveTheirName() throws {
    let layout = layout(model(Self.five, [[1, 2, 3, 4, 5], [0, 0, 0, 0, 0], [nil, nil, nil, nil, nil]]))
    let panel = try #require(layout.panels.first)
    #expect(rows(panel).map(\.count) == [5, 0, 0])
    #expect(panel.placeAxis.labels.map(\.string) == ["Question 1", "Question 2", "Question 3"])
    #expect(layout.notes.isEmpty)
  }

  @Test func theAxisHasNoSigns() throws {
    for mark in [ChartMark.bars, .columns] {
      let rows: [[Double?]] = [[30, 30, 10, 20, 10], [10, 10, 10, 40, 30]]
      let panel = try #require(layout(model(Self.five, rows, mark: mark)).panels.first)
      let texts = panel.valueAxis.labels.map(\.string)
      #expect(texts.contains("0 %") && texts.count > 2)
      #expect(texts.allSatisfy { !$0.contains("−") && !$0.contains("-") })
      // Both sides have labels.
      #expect(Set(texts).count < texts.count)
    }
  }

  @Test func theSmallSideOfTheMiddleHasALabelIfItNearlyReachesOne() throws {
    for rows in [[[8, 10, 3, 33, 46]], [[5, 8, 3, 33, 51]]] as [[[Double?]]] {
      let panel = try #require(layout(model(Self.five, rows)).panels.first)
      let zero = try base(panel)
      let left = panel.valueAxis.labels.filter { $0.box.midX < zero - 1 }.map(\.string)
      #expect(left.count == 1, "\(panel.valueAxis.labels.map(\.string))")
    }
  }

  @Test func columnsDivergeUpAndDown() throws {
    let panel = try #require(layout(model(Self.five, [[10, 20, 40, 20, 10]], mark: .columns)).panels.first)
    let zero = try #require(panel.valueAxis.base).from.y
    let bars = panel.bars[0].bars
    #expect(abs(bars[2].box.midY - zero) < 0.001)
    #expect(bars[0].box.minY > bars[4].box.maxY)
    #expect(bars.first?.roundEnd == .bottom && bars.last?.roundEnd == .top)
    #expect(panel.bars[0].labels.map(\.string).contains("40 %"))
  }

  @Test func labelsStandWhereTheyFit() throws {
    let rows: [[Double?]] = [[1, 9, 40, 45, 5]]
    let bars = try #require(layout(model(Self.five, rows)).panels.first?.bars.first)
    #expect(
      bars.labels.map(\.string) == ["9 %", "40 %", "45 %", "5 %"]
        || bars.labels.map(\.string) == ["9 %", "40 %", "45 %"])
    for label in bars.labels {
      #expect(bars.bars.contains { $0.box.minX < label.box.minX && label.box.maxX < $0.box.maxX })
    }
    var model = model(Self.five, rows)
    model.valueLabels = .none
    #expect(layout(model).panels.first?.bars.first?.labels.isEmpty == true)
    model.valueLabels = .value
    #expect(layout(model).panels.first?.bars.first?.labels.map(\.string).contains("45") == true)
  }

  @Test func rowsAreSortedByAgreementIfAskedFor() throws {
    var model = model(
      Self.five, [[50, 0, 0, 50, 0], [10, 0, 80, 5, 5], [0, 0, 30, 0, 70]], names: ["Half", "Tenth", "Most"])
    #expect(layout(model).panels.first?.placeNames == ["Half", "Tenth", "Most"])
    model.order = .value
    #expect(layout(model).panels.first?.placeNames == ["Most", "Half", "Tenth"])
    model.order = .name
    #expect(layout(model).panels.first?.placeNames == ["Half", "Most", "Tenth"])
  }

  @Test func facetsShareTheOrderOfAgreement() throws {
    let north = model(Self.five, [[9, 0, 0, 1, 0], [0, 0, 0, 5, 5]], names: ["A", "B"])
    let south = model(["Agree", "Disagree"], [[400, 600], [500, 500]], names: ["A", "B"])
    var both = ChartModel([])
    both.facets = [("North", north), ("South", south)].map { ChartFacet(name: $0.0, layers: $0.1.layers) }
    both.order = .value
    let layout = layout(both)
    #expect(layout.panels.map(\.placeNames) == [["B", "A"], ["B", "A"]])
    #expect(layout.legend?.entries.map(\.label.string) == Self.five)
  }

  @Test func whatCannotDivergeIsSaid() throws {
    let negative = layout(model(Self.five, [[1, -2, 3, 4, 5]]))
    #expect(
      negative.notes.map(\.what).contains("negative values have no share of a whole, so they are stacked from zero"))
    #expect(negative.panels.first?.bars.first?.bars.isEmpty == false)
    #expect(
      layout(model(["Agree"], [[3], [4]])).notes.map(\.what).contains("a single series can't diverge from a middle"))
    let lines = layout(model(Self.five, [[1, 2, 3, 4, 5], [2, 2, 2, 2, 2]], mark: .lines))
    #expect(lines.notes.map(\.what).contains("only bars and columns can diverge from a middle"))
    let many = (0..<12).map { "\($0)" }
    #expect(
      layout(model(many, [many.map { _ in 1 }])).notes.map(\.what).contains(
        "12 answers can't be told apart, so they are stacked from zero"))
  }

  @Test func hugeAndTinyNumbersHaveShares() throws {
    let panel = try #require(
      layout(model(Self.five, [[1e308, 1e308, 1e308, 1e308, 1e308], [5e-324, 0, 0, 0, 0]])).panels.first)
    #expect(rows(panel).map(\.count) == [5, 1])
    #expect(rows(panel)[0].allSatisfy { abs($0.box.width - rows(panel)[0][2].box.width) < 2 })
  }

  // MARK: Names

  private static let questions = [
    "The training helped me to do my daily work better",
    "The examples that were shown came from my own field of work, or from one that I know well enough",
    "I would recommend it",
  ]

  @Test func questionsAreReadableInFullOnThreeLines() throws {
    let model = model(Self.five, Self.questions.map { _ in [1, 2, 3, 4, 5] }, names: Self.questions)
    let size = model.defaultSize(width: nil, measurer: RandomChartTests.measurer)
    let layout = layout(model, width: size.width, height: size.height)
    let panel = try #require(layout.panels.first)
    let lines = panel.placeAxis.labels
    #expect(lines.map(\.string).joined(separator: " ") == Self.questions.joined(separator: " "))
    let counts = [0, 1, 2].map { place in
      lines.count { abs($0.box.midY - rows(panel)[place][0].box.midY) < 30 }
    }
    #expect(counts == [2, 3, 1] || counts == [3, 3, 1])
    #expect(layout.notes.isEmpty)
    #expect(panel.plot.width > 0.5 * size.width)
  }

  @Test func anyBarsHaveNamesOnThreeLinesRatherThanCutOnes() throws {
    let name = "A name of a product that is so long that it takes no less than three lines beside its bar, as here"
    let table = ChartTable(x: .names([name, "Tea", "Cola"]), values: [[3, 2, 1]])
    let layout = ChartLayout(
      ChartModel([ChartLayer(.bars, table)]), in: Rect(x: 0, y: 0, width: 640, height: 240), theme: .light,
      measurer: RandomChartTests.measurer)
    let strings = try #require(layout.panels.first).placeAxis.labels.map(\.string)
    #expect(strings.joined(separator: " ") == "\(name) Tea Cola")
    #expect(strings.count == 5)
  }

  @Test func columnsHaveNamesOnThreeLines() throws {
    let names = ["Hot drinks in the morning", "Cold drinks at noon", "Snacks all day"]
    let table = ChartTable(x: .names(names), values: [[3, 2, 1]])
    let layout = ChartLayout(
      ChartModel([ChartLayer(.columns, table)]), in: Rect(x: 0, y: 0, width: 320, height: 240), theme: .light,
      measurer: TextMeasurer { line, style in 0.62 * style.size * Double(line.unicodeScalars.count) })
    let panel = try #require(layout.panels.first)
    #expect(layout.notes.isEmpty)
    #expect(panel.bars.first?.bars.first?.roundEnd == .top)
    #expect(Set(panel.placeAxis.labels.map(\.origin.y)).count == 3)
    #expect(panel.placeAxis.labels.allSatisfy { $0.box.maxY <= 240 })
  }

  // MARK: Colours

  @Test func coloursDivergeFromGreyAndPaletteIsTaken() {
    for theme in [ChartTheme.light, .dark] {
      let fills = [-2, -1, 0, 1, 2].map { theme.fill(of: .answer(step: $0, below: 2, above: 2)).color }
      #expect(Set(fills).count == 5)
      #expect(abs(fills[2].red - fills[2].blue) < 0.1)
      #expect(fills[0].red > fills[0].blue && fills[1].red > fills[1].blue)
      #expect(fills[4].blue > fills[4].red && fills[3].blue > fills[3].red)
    }
    var own = ChartTheme.light
    own.palette = [.red, .orange, .white, .green, .blue]
    func color(_ step: Int) -> Color { own.fill(of: .answer(step: step, below: 2, above: 2)).color }
    #expect([-2, -1, 0, 1, 2].map(color) == own.palette)
    own.palette = [.red, .orange, .green, .blue]
    #expect([-2, -1, 1, 2].map(color) == own.palette)
  }

  @Test func inPrintOneSideHasAPatternAndNeighboursHaveOtherTints() {
    let fills = (-3...3).map { ChartTheme.print.fill(of: .answer(step: $0, below: 3, above: 3)) }
    #expect(fills.map(\.pattern) == [.rising, .rising, .rising, .none, .none, .none, .none])
    let lights = fills.map { $0.color.relativeLuminance + 0.05 }
    for (a, b) in zip(lights, lights.dropFirst()) { #expect(max(a, b) / min(a, b) > 1.2) }
  }

  @Test func hostileStepsAreClamped() {
    for step in [Int.min, -1, 0, 1, Int.max] {
      for count in [Int.min, 0, 1, Int.max] {
        var theme = ChartTheme.print
        #expect(theme.fill(of: .answer(step: step, below: count, above: count)).color.alpha == 1)
        theme.palette = [.red]
        #expect(theme.fill(of: .answer(step: step, below: count, above: 3)).color == .red)
      }
    }
  }
}
