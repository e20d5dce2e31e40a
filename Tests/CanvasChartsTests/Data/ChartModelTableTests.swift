import Canvas
import CanvasCharts
import CanvasNotes
import CanvasTables
import TestSupport
import Testing

/// Charts of tables claim what the tables say, and tell what they leave out.
@Suite struct ChartModelTableTests {
  private func layout(
    _ mark: ChartMark, _ text: String, facet: String? = nil, arrangement: SeriesArrangement? = nil,
    _ change: (inout ChartModel) -> Void = { _ in }
  ) throws -> ChartLayout {
    var model = try ChartModel(mark, table: Table(contents: Array(text.utf8)), facet: facet, arrangement: arrangement)
    change(&model)
    return ChartLayout(
      model, in: Rect(x: 0, y: 0, width: 640, height: 400), theme: .light, measurer: RandomChartTests.measurer)
  }

  private func notes(_ mark: ChartMark, _ text: String, _ arrangement: SeriesArrangement? = nil) throws -> [TableNote] {
    try ChartModel(mark, table: Table(contents: Array(text.utf8)), arrangement: arrangement).tableNotes
  }

  @Test func theNumbersOfPanelsAreThoseOfEach() throws {
    let rows = ["North", "South"].flatMap { region in
      ["2024-01-01", "2024-01-02", "2024-01-03"].flatMap { day in [5, 7].map { "\(day),\(region),\($0)\n" } }
    }
    let table = try Table(contents: Array(("day,region,price\n" + rows.joined()).utf8))
    let notes = try ChartModel(.lines, table: table, facet: "region").tableNotes.map(\.text)
    #expect(
      notes.contains { $0.hasPrefix("in each of 2 panels, equal names are averaged: 6 values became 3") }, "\(notes)")
  }

  // MARK: Tiles

  @Test func aFacetHasATile() throws {
    let rows = ["2024-01", "2024-02"].flatMap { month in ["North", "South", "West"].map { "\(month),\($0),5\n" } }
    let tiles = try #require(layout(.tiles, "month,region,sales\n" + rows.joined(), facet: "region").tiles)
    #expect(tiles.tiles.map { $0.texts[0].string } == ["North", "South", "West"])
  }

  @Test func aNameHasATileWithoutAChange() throws {
    let tiles = try #require(layout(.tiles, "product,sales\nTea,3\nWater,8\n").tiles)
    #expect(tiles.tiles.map { $0.texts[0].string } == ["Tea", "Water"])
    #expect(tiles.tiles.map(\.value) == [3, 8] && tiles.tiles.allSatisfy { $0.changeText == nil })
    // Months come after each other.
    let months = try #require(layout(.tiles, "month,sales\nJan,3\nFeb,6\n").tiles)
    #expect(months.tiles.map { $0.changeText?.string.hasPrefix("+100") } == [true])
  }

  @Test func tilesTellWhatTheyDoNotHave() throws {
    let layout = try layout(.tiles, "month,Tea\n2024-01,3\n2024-02,6\n") {
      ($0.rules, $0.emphasized, $0.valueLabels, $0.legend) = ([ChartRule(20)], ["Tea"], .percent, .above)
    }
    #expect(layout.notes.contains(Note(.ignored, "tiles have no axes for lines across")))
    #expect(layout.notes.contains(Note(.ignored, "tiles have no value labels and legend and emphasis")))
  }

  // MARK: Claims

  @Test func doubtfulStacksAndSharesAreTold() throws {
    let prices = "month,price a,price b\n2024-01,3,4\n2024-02,5,6\n2024-03,5,7\n"
    let stacked = "the areas are stacked"
    let shares = "the series are shares of their sum"
    let cases: [(ChartMark, SeriesArrangement?, String)] = [
      (.areas, nil, stacked), (.columns, .normalized, shares), (.areas, .normalized, shares),
    ]
    for (mark, arrangement, what) in cases {
      let note = try #require(notes(mark, prices, arrangement).first { $0.text.hasPrefix(what) })
      #expect(note.kind == .invalid, "\(note.text)")
    }
    #expect(
      try notes(.columns, "month,Tea,Water\n2024-01,3,4\n2024-02,5,6\n", .normalized).allSatisfy { $0.kind == .chosen })
  }

  @Test func aTotalIsSaidOnlyOfWhatAddsUp() throws {
    func text(_ table: String) throws -> String { try layout(.columns, table).alternativeText }
    #expect(try text("month,sales\n2024-01,3\n2024-02,4\n").contains("The total is 7."))
    #expect(try !text("room,co2\na,400\nb,500\n").contains("total"))
    #expect(
      try !text("month,revenue,cost,profit\n2024-01,30,20,10\n2024-02,40,25,15\n2024-03,50,25,25\n").contains("total"))
  }

  @Test func anIncompleteLastPeriodIsTold() throws {
    let days = (0..<1500).compactMap { CalendarDate(dayNumber: 17_000 + $0) }
    let text = "day,sales\n" + days.map { "\($0.iso),10\n" }.joined()
    let end = try #require(days.last).iso
    let notes = try layout(.columns, text).notes.map(\.what)
    #expect(notes.contains { $0.hasPrefix("each bar is the sum of a ") })
    #expect(
      notes.contains { $0.hasPrefix("the last ") && $0.hasSuffix(" is incomplete; it ends on \(end)") }, "\(notes)")
  }

  @Test func aNoteBeyondTheColumnsIsTold() throws {
    let table = "month,sales\n2024-01,3\n2024-02,4\n2024-03,4\n"
    for (month, day, isThere) in [(3, 31, true), (4, 5, false), (1, 1, true)] {
      let layout = try layout(.columns, table) {
        $0.notes = [ChartNote(at: CalendarDate(year: 2024, month: month, day: day).plottedValue, "x")]
      }
      #expect(layout.panels[0].placeNotes.isEmpty != isThere, "\(month)-\(day)")
      #expect(layout.notes.contains { $0.what.hasSuffix("isn't on the axis") } != isThere)
    }
  }

  @Test func aNarrowChartIsHighEnoughForItsPlot() throws {
    let model = try ChartModel(.columns, table: Table(contents: Array("month,sales\n2024-01,3\n2024-02,4\n".utf8)))
    #expect(model.defaultSize(width: 180) == Size(width: 180, height: 200))
    #expect(model.defaultSize(width: 640) == Size(width: 640, height: 400))
  }
}
