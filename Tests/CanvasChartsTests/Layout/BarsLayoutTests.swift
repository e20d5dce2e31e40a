import Canvas
import CanvasCharts
import CanvasTables
import Testing

/// Bars and columns, and their names.
@Suite struct BarsLayoutTests {
  @Test func namesAreNoTallerThanTheirBars() throws {
    let name = "Freshly squeezed orange juice from the market and more of it"
    let panel = try #require(
      laidOut(
        .bars, ChartTable(x: .names([name, "Tea", "Milk"]), values: [[3, 2, 1]]), size: Size(width: 320, height: 200)
      )
      .panels.first)
    let lines = panel.placeAxis.labels.count - 2
    #expect(lines == 2)
    let bar = try #require(panel.bars.first?.bars.first?.box)
    #expect(panel.placeAxis.labels[0].box.minY >= bar.minY - 2 && panel.placeAxis.labels[1].box.maxY <= bar.maxY + 2)
  }

  @Test(arguments: [160.0, 200, 220, 260, 320]) func valuesBeginInOrBehindTheirBars(width: Double) throws {
    let table = ChartTable(
      x: .names(["CDU", "AfD", "SPD", "Grüne"]), values: [[11_177_746, 8_152_000, 6_425_123, 4_544_321]])
    let layout = laidOut(.bars, table, size: Size(width: width, height: 140)) { $0.valueLabels = .both }
    let panel = try #require(layout.panels.first)
    #expect(panel.bars[0].labels.allSatisfy { $0.box.minX >= panel.plot.minX }, "\(panel.bars[0].labels)")
    let isSaid = layout.notes.contains {
      $0.what == "the values don't fit at the bars; the axis shows them" && $0.isLoss
    }
    #expect(isSaid == panel.bars[0].labels.isEmpty)
  }

  @Test func lyingBarsOfQuartersHaveTheYearOnce() throws {
    let panel = try #require(laidOut(.bars, dates(6, .quarter)).panels.first)
    #expect(panel.placeAxis.labels.map(\.string) == ["Q1 2026", "Q2", "Q3", "Q4", "Q1 2027", "Q2"])
    #expect(panel.placeNames[1] == "Q2 2026")
  }

  @Test func narrowColumnsStandOnWholePointsWithEvenGaps() throws {
    for count in [24, 40, 50, 60] {
      let panel = try #require(
        laidOut(.columns, dates(count, .month), size: Size(width: 320, height: 200)).panels.first)
      let boxes = try #require(panel.bars.first).bars.map(\.box)
      #expect(boxes.allSatisfy { $0.minX == $0.minX.rounded() && $0.width == $0.width.rounded() }, "\(count)")
      let gaps = Set(zip(boxes.dropFirst(), boxes).map { $0.minX - $1.maxX })
      #expect(gaps.count == 1, "\(count)")
      #expect(boxes[0].minX > panel.plot.minX && boxes[count - 1].maxX < panel.plot.maxX)
    }
  }

  @Test(arguments: [300.0, 400, 640])
  func columnsWithoutRoomLieInAHigherPictureAndLoseNoName(width: Double) throws {
    let names = (0..<40).map { "Country \($0)" }
    let layout = laidOut(
      .columns, ChartTable(x: .names(names), values: [names.indices.map { Double(500 - $0) }]), width: width)
    #expect(layout.panels.first?.bars.first?.bars.first?.roundEnd == .right)
    #expect(layout.panels.first?.placeNames == names)
    #expect(layout.notes.map(\.description) == ["the names don't fit below the columns, so the bars are horizontal"])
  }

  @Test func barsOfThreeSeriesKeepTheirNamesInNarrowPictures() throws {
    let names = (0..<12).map { "Category \($0)" }
    let rows = (1...3).map { row in names.indices.map { Double?(Double(100 * row - $0)) } }
    let table = ChartTable(x: .names(names), series: ["North", "Centre", "South"], values: rows)
    for arrangement in [SeriesArrangement.grouped, .stacked, .normalized] {
      let layout = laidOut(.bars, table, arrangement: arrangement, width: 400)
      #expect(Set(layout.panels.first?.placeNames ?? []) == Set(names), "\(arrangement)")
      #expect(!layout.notes.map(\.description).contains { $0.contains("are combined as") })
    }
  }

  @Test func longNamesOfBarsAreBrokenAtSpacesInAHigherPicture() throws {
    let names = [
      "Kaffeevollautomat mit Milchaufschäumdüse und Mahlwerk", "Ersatzteile", "Wasser-Filter-Patronen-Halter-Set",
    ]
    let layout = laidOut(.bars, ChartTable(x: .names(names), values: [[3, 2, 1]]), width: 400)
    let lines = try #require(layout.panels.first?.placeAxis.labels.map(\.string))
    #expect(lines.joined(separator: " ").replacing("- ", with: "-") == names.joined(separator: " "))
    #expect(layout.notes.isEmpty)
  }

  @Test func namesOfFourLinesAreNotCut() throws {
    let names = [
      "Construction of buildings and specialty trade contractors",
      "Information (publishing, broadcasting, telecommunications)",
    ]
    let layout = laidOut(.bars, ChartTable(x: .names(names), values: [[6632, 2762]]), width: 320)
    let lines = try #require(layout.panels.first?.placeAxis.labels.map(\.string))
    #expect(lines.joined(separator: " ") == names.joined(separator: " ") && lines.count == 8)
    #expect(layout.notes.isEmpty)
  }

  @Test func barsOfSmallPlotsHaveOneOrderAndTheirNamesOnce() throws {
    let names = ["Beverages", "Bakery", "Fruit"]
    var model = ChartModel([])
    model.facets = [[1, 10, 5], [7, 2, 30], [4, 1, 8], [3, 3, 3]].enumerated().map { index, values in
      let table = ChartTable(x: .names(names), values: [values.map(Double?.init)])
      return ChartFacet(name: "Region \(index)", layers: [ChartLayer(.bars, table)])
    }
    let size = model.defaultSize(width: 640, measurer: RandomChartTests.measurer)
    let layout = ChartLayout(
      model, in: Rect(origin: .zero, size: size), theme: .light, measurer: RandomChartTests.measurer)
    #expect(layout.panels.map(\.placeNames) == [[String]](repeating: ["Fruit", "Bakery", "Beverages"], count: 4))
    #expect(layout.panels.map(\.placeAxis.labels.count) == [3, 0, 3, 0])
    // All plots are as wide.
    #expect(layout.panels.allSatisfy { abs($0.plot.width - layout.panels[0].plot.width) < 0.01 })
    #expect(layout.notes.isEmpty)
  }

  @Test func stacksOfOneHundredPercentHaveTheirSharesInside() throws {
    let table = ChartTable(
      x: .names(["Korea", "China"]), series: ["gold", "silver", "bronze"], values: [[13, 1], [9, 1], [10, 998]])
    func texts(_ labels: ValueLabels, _ mark: ChartMark = .columns) throws -> [String] {
      let layout = laidOut(mark, table, arrangement: .normalized) { $0.valueLabels = labels }
      return try #require(layout.panels.first?.bars.first).labels.map(\.string) + layout.notes.map(\.what)
    }
    // Each stack adds up to 100; two parts are too thin.
    let note = "2 of 6 values don't fit in their bars"
    let (percent, value, both) = (try texts(.percent), try texts(.value), try texts(.both, .bars))
    #expect(percent == ["> 99 %", "41 %", "28 %", "31 %", note])
    #expect(value == ["998", "13", "9", "10", note])
    #expect(both == ["998 · > 99 %", "13 · 41 %", "9 · 28 %", "10 · 31 %", note])
    #expect(try texts(.automatic).isEmpty)
    #expect(try texts(.automatic, .bars) == percent.dropLast())
  }
}
