import Canvas
import CanvasCharts
import CanvasNotes
import CanvasTables
import TestSupport
import Testing

/// Notes and spans along the axis: where they are, what they keep clear of, and what is said about those left out.
@Suite struct PlaceNoteTests {
  private static func day(_ month: Int, _ day: Int, _ year: Int = 2025) -> PlottedValue {
    CalendarDate(year: year, month: month, day: day).plottedValue
  }

  private static let rising = months([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]])

  private func panel(
    _ mark: ChartMark, _ table: ChartTable, _ change: (inout ChartModel) -> Void
  ) throws -> PanelLayout {
    try #require(laidOut(mark, table, change).panels.first)
  }

  // MARK: Places

  @Test func aNoteOfALineLeadsToItsPoint() throws {
    let panel = try panel(.lines, Self.rising) { $0.notes = [ChartNote(at: Self.day(6, 1), "Midsummer")] }
    let note = try #require(panel.placeNotes.first)
    #expect(note.hasDot && note.lines.map(\.string) == ["Midsummer"])
    let point = try #require(panel.lines[0].lines[0].stretches.first)[5]
    #expect(abs(note.to.x - point.x) < 1e-9 && abs(note.to.y - point.y) < 1e-9)
  }

  @Test func aDayInAMonthIsAtItsPartOfIt() throws {
    let days = [Self.day(6, 10), Self.day(6, 16), Self.day(6, 25)]
    let panel = try panel(.lines, Self.rising) { $0.notes = days.map { ChartNote(at: $0, "x") } }
    let june = try #require(panel.lines[0].lines[0].stretches.first)[5].x
    let places = panel.placeNotes.map(\.to.x)
    #expect(places[0] < june && abs(places[1] - june) < 2 && places[2] > june)
  }

  @Test func aNoteOfSeveralLinesLeadsToTheAxisAndOneOfTheEmphasizedToIts() throws {
    let table = months([[1, 2, 3], [7, 6, 5]], series: ["A", "B"])
    func note(_ emphasized: [String]) throws -> NoteLayout {
      let panel = try panel(.lines, table) {
        $0.notes = [ChartNote(at: Self.day(2, 1), "x")]
        $0.emphasized = emphasized
      }
      let note = try #require(panel.placeNotes.first)
      #expect(note.hasDot == (note.to.y < panel.plot.maxY - 1))
      return note
    }
    #expect(try !note([]).hasDot)
    #expect(try note(["B"]).hasDot)
  }

  @Test func aSpanHasWholePeriodsAndColumns() throws {
    let span = ChartSpan(from: Self.day(3, 1), to: Self.day(4, 30), label: "Sale")
    let columns = try panel(.columns, Self.rising) { $0.spans = [span] }
    let bars = columns.bars[0].bars.map(\.box)
    let step = bars[1].midX - bars[0].midX
    #expect(abs(columns.spans[0].minX - (bars[2].midX - step / 2)) < 1e-6)
    #expect(abs(columns.spans[0].maxX - (bars[3].midX + step / 2)) < 12)
    let whole = try panel(.columns, Self.rising) {
      $0.spans = [
        ChartSpan(from: Self.day(4, 1), to: Self.day(3, 1)),
        ChartSpan(from: Self.day(1, 1, 2000), to: Self.day(1, 1, 2050)),
      ]
    }
    #expect(abs(whole.spans[0].maxX - (bars[3].midX + step / 2)) < 1e-6)
    #expect(whole.spans[1].minX == whole.plot.minX && whole.spans[1].maxX == whole.plot.maxX)
    #expect(columns.endLabels.map(\.string) == ["Sale"])
  }

  // MARK: What is clear

  /// The letters of a text: from the baseline to the tops of capitals.
  private func letters(_ text: PlacedText) -> Rect {
    Rect(x: text.box.minX, y: text.origin.y - text.style.size * 0.73, width: text.width, height: text.style.size * 0.73)
  }

  private func crosses(_ box: Rect, _ a: Point, _ b: Point) -> Bool {
    (0...40).contains { step in
      let part = Double(step) / 40
      return box.contains(Point(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part))
    }
  }

  private func problem(_ layout: ChartLayout) -> String? {
    for panel in layout.panels {
      let texts = panel.placeNotes.flatMap(\.lines)
      let others = panel.bars.flatMap(\.labels) + panel.endLabels
      for (index, text) in texts.enumerated() {
        let box = letters(text)
        if panel.bars.flatMap(\.bars).contains(where: { $0.box.intersects(box) }) {
          return "\(text.string) is on a bar"
        }
        let stretches = panel.lines.flatMap(\.lines).flatMap(\.stretches) + panel.areas.flatMap(\.areas).flatMap(\.tops)
        if stretches.contains(where: { line in zip(line, line.dropFirst()).contains { crosses(box, $0, $1) } }) {
          return "\(text.string) is on a line"
        }
        if (texts[(index + 1)...] + others).contains(where: { letters($0).intersects(box) }) {
          return "\(text.string) is on another text"
        }
        let lines = panel.placeNotes.filter { !$0.lines.contains(text) }
        if lines.contains(where: { crosses(box, $0.from, $0.to) }) { return "a line crosses \(text.string)" }
      }
    }
    return nil
  }

  @Test(arguments: [ChartMark.lines, .columns, .areas]) func textsAreClearOfMarksAndOfEachOther(mark: ChartMark) {
    var random = SeededGenerator(seed: 65)
    var placed = 0
    for index in 0..<48 {
      let seriesCount = 1 + random.next(below: 3)
      let values = (0..<seriesCount).map { _ in (0..<12).map { _ in Double(1 + random.next(below: 99)) as Double? } }
      let table = months(values, series: seriesCount == 1 ? [""] : ["A", "B", "C"].prefix(seriesCount).map(\.self))
      let words = ["Sale", "A new law on bottles", "The machine in the hall is out of order for a week"]
      let layout = laidOut(mark, table) { model in
        model.notes = (0..<3).map {
          ChartNote(at: Self.day(1 + random.next(below: 12), 1 + random.next(below: 28)), words[$0])
        }
        if index % 3 == 0 { model.spans = [ChartSpan(from: Self.day(5, 1), to: Self.day(6, 1), label: "Heat")] }
        if index % 4 == 0 { model.rules = [ChartRule(40, label: "Goal")] }
      }
      placed += layout.panels[0].placeNotes.count
      let problem = problem(layout)
      #expect(problem == nil, "chart \(index)")
    }
    #expect(placed >= (mark == .columns ? 100 : 130), "only \(placed) of 144 fit")
  }

  // MARK: What is left out

  @Test func whatIsNotOnTheAxisIsSaid() {
    let layout = laidOut(.lines, Self.rising) {
      $0.notes = [ChartNote(at: Self.day(1, 1, 2030), "Later")]
      $0.spans = [ChartSpan(from: Self.day(1, 1, 2030), to: Self.day(1, 1, 2031), label: "Far")]
    }
    #expect(
      layout.notes.map(\.what) == [
        "the span 'Far' is left out because it isn't on the axis",
        "the note 'Later' is left out: 2030-01-01 isn't on the axis",
      ])
    #expect(layout.notes.allSatisfy { $0.kind == .dropped })
  }

  @Test(arguments: [ChartMark.bars, .tiles]) func chartsWithoutAnAxisBelowSaySo(mark: ChartMark) {
    let layout = laidOut(mark, Self.rising) { $0.notes = [ChartNote(at: Self.day(6, 1), "x")] }
    #expect(layout.notes.contains(Note(.ignored, "notes need an axis below the plot, and are left out")))
  }

  @Test func textsAreInTheFirstFacet() {
    var model = ChartModel([])
    model.facets = ["A", "B"].map { ChartFacet(name: $0, layers: [ChartLayer(.lines, Self.rising)]) }
    model.notes = [ChartNote(at: Self.day(6, 1), "Law")]
    model.spans = [ChartSpan(from: Self.day(2, 1), to: Self.day(3, 1), label: "Strike")]
    let panels = ChartLayout(
      model, in: Rect(x: 0, y: 0, width: 640, height: 400), theme: .light, measurer: RandomChartTests.measurer
    ).panels
    #expect(panels.map { $0.placeNotes.flatMap(\.lines).map(\.string) } == [["Law"], []])
    #expect(panels.map(\.placeNotes.count) == [1, 1] && panels.map(\.spans.count) == [1, 1])
    #expect(panels.map { $0.endLabels.map(\.string) } == [["Strike"], []])
  }

  // MARK: Written places

  @Test func placesAreWrittenAsInTheTable() {
    func model(_ x: ChartTable.Places) -> ChartModel {
      ChartModel([ChartLayer(.lines, ChartTable(x: x, values: [[Double](repeating: 1, count: x.count)]))])
    }
    let names = model(.names(["Korea", "China", "china"]))
    #expect(names.place(written: "KOREA") == .name("Korea"))
    #expect(names.place(written: "CHINA") == nil)
    #expect(names.allowedPlace(for: "Koraa") == "there is no such name; did you mean 'Korea'?")
    let dates = model(Self.rising.x)
    #expect(dates.place(written: "2025-06") == Self.day(6, 1))
    #expect(dates.place(written: "2025-06", isEnd: true) == Self.day(6, 30))
    #expect(dates.place(written: "2025", isEnd: true) == Self.day(12, 31))
    #expect(dates.place(written: "June") == nil)
    #expect(model(.numbers([1, 2])).place(written: "1.5") == .number(1.5))
  }

  @Test func facetsHaveNoLinesToATextThatHasNoRoom() {
    let text = (0..<30).map { "word\($0)" }.joined(separator: " ")
    let layout = laidOut(.lines, Self.rising) { model in
      model.facets = ["A", "B", "C", "D"].map { ChartFacet(name: $0, layers: model.layers) }
      model.notes = [ChartNote(at: Self.day(6, 1), text)]
    }
    #expect(layout.panels.count == 4 && layout.panels.allSatisfy(\.placeNotes.isEmpty))
    #expect(layout.notes.contains { $0.what.hasSuffix("is left out because it doesn't fit") })
  }
}
