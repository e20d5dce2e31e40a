import Canvas
import CanvasCharts
import CanvasTables
import Testing

@Suite struct ScatterPlotTests {
  private static let anscombe = """
    x,y
    10,8.04\n8,6.95\n13,7.58\n9,8.81\n11,8.33\n14,9.96\n6,7.24\n4,4.26\n12,10.84\n7,4.82\n5,5.68
    """

  private func trend(_ chart: PlotChart) throws -> ScatterTrend {
    try #require(ScatterDesign(PlotTests.context(chart)).trend)
  }

  @Test func aLineEndsAtTheOutermostPoints() throws {
    var chart = try PlotTests.chart(.scatter, Self.anscombe)
    chart.trend = .linear
    let points = try trend(chart).points
    let (xs, ys) = (points["x"]?.quantities ?? [], points["y"]?.quantities ?? [])
    #expect(xs == [4, 14])
    // Anscombe (1973): y = 3.00009 + 0.500091 x.
    #expect(ys.count == 2 && abs(ys[0] - 5.000454545) < 1e-8 && abs(ys[1] - 10.001363636) < 1e-8)
    #expect(try PlotTests.layout(chart).notes.map(\.what).contains("trend: y = 0.5001 x + 3, R² = 0.67"))
  }

  @Test func aLineOverDatesKeepsItsDigits() throws {
    let rows = (1...9).map { "2026-03-0\($0),\($0 * 10)" }
    var chart = try PlotTests.chart(.scatter, "day,level\n" + rows.joined(separator: "\n"))
    chart.trend = .linear
    let ys = try trend(chart).points["y"]?.quantities ?? []
    #expect(ys.count == 2 && abs(ys[0] - 10) < 1e-6 && abs(ys[1] - 90) < 1e-6)
  }

  @Test func eachSeriesHasItsLine() throws {
    let csv = "x,y,g\n1,1,a\n2,2,a\n3,3,a\n1,9,b\n2,8,b\n3,7,b"
    var chart = try PlotTests.chart(.scatter, csv) { $0.series = "g" }
    chart.trend = .linear
    let points = try trend(chart).points
    #expect(points["y"]?.quantities.map { ($0 * 1e6).rounded() / 1e6 } == [1, 3, 9, 7])
    let layout = try PlotTests.layout(chart)
    #expect(layout.plotScene.legends.map(\.labels) == [["a", "b"]])
    #expect(layout.plotScene.legends.first?.title == ["g"])
  }

  @Test func smoothCurvesStayAmongThePoints() throws {
    var chart = try PlotTests.chart(.scatter, PlotTests.cloud(300))
    chart.trend = .loess
    let points = try trend(chart).points
    let ys = points["y"]?.quantities ?? []
    #expect(ys.count > 100 && ys.allSatisfy { (-100...1200).contains($0) })
  }

  @Test(arguments: [3, 40, 300, 2000]) func namesOfPointsDoNotCollide(count: Int) throws {
    let chart = try PlotTests.chart(.scatter, PlotTests.cloud(count)) { $0.label = "name" }
    let layout = try PlotTests.layout(chart)
    let boxes = PlotTests.texts(layout).map { $0.box }
    // Among very many points a name may have no room.
    #expect(count > 1000 || boxes.count >= min(count, 3))
    for (index, box) in boxes.enumerated() {
      #expect(!boxes[(index + 1)...].contains { $0.overlaps(box) })
    }
    // All are inside of the plot.
    let size = try #require(layout.plotScene.groups.first).size
    #expect(boxes.allSatisfy { $0.minX >= 0 && $0.maxX <= size.width && $0.minY >= 0 && $0.maxY <= size.height })
  }

  @Test func theLargestPointsHaveNamesAmongMany() throws {
    let small = (0..<400).map { "\($0 % 20),\($0 / 20),p\($0),1" }
    let large = (0..<10).map { "\($0 * 2).5,\($0 * 2).5,big\($0),\(1000 + $0)" }
    let csv = (["x,y,name,people"] + small + large).joined(separator: "\n")
    let chart = try PlotTests.chart(.scatter, csv) { ($0.x, $0.y, $0.size, $0.label) = ("x", "y", "people", "name") }
    let names = Set(PlotTests.texts(try PlotTests.layout(chart)).flatMap(\.lines))
    #expect(names.isSuperset(of: (0..<10).map { "big\($0)" }), "\(names)")
  }

  @Test func theOutermostPointsHaveNames() throws {
    let csv =
      "x,y,name\n0,5,west\n10,5,east\n5,0,south\n5,10,north\n"
      + (0..<60).map { "5.\($0),5.\($0),p\($0)" }.joined(separator: "\n")
    let chart = try PlotTests.chart(.scatter, csv) { $0.label = "name" }
    let names = Set(PlotTests.texts(try PlotTests.layout(chart)).flatMap(\.lines))
    #expect(names.isSuperset(of: ["west", "east", "south", "north"]))
  }

  @Test func manyPointsAreTransparent() throws {
    func opacity(_ count: Int) throws -> Double? {
      let layout = try PlotTests.layout(try PlotTests.chart(.scatter, PlotTests.cloud(count)))
      return PlotTests.shapes(layout, "symbol").first?.opacity
    }
    #expect(try opacity(10_000) == 0.14)
    #expect(try opacity(2000) == 0.25)
    #expect(try opacity(1999) == 0.35)
    #expect(try opacity(501) == 0.35)
    #expect(try opacity(50) == 0.8)
  }

  @Test func opacityAndSizeAreAsAsked() throws {
    var chart = try PlotTests.chart(.scatter, PlotTests.cloud(3000))
    (chart.opacity, chart.pointSize) = (0.6, 9)
    let point = try #require(PlotTests.shapes(try PlotTests.layout(chart), "symbol").first)
    #expect(point.opacity == 0.6 && abs(point.path.boundingBox.width - 9) < 1e-6)
    (chart.opacity, chart.pointSize) = (7, -1)
    #expect(chart.opacity == 1 && chart.pointSize == nil)
  }

  @Test func limitsAndLogarithmsLeaveRowsOutAndCountThem() throws {
    var chart = try PlotTests.chart(.scatter, "x,y\n1,1\n10,5\n100,0\n1000,9\n10000,-2\n")
    chart.isXLogarithmic = true
    chart.yLimits = AxisLimits(low: 0, high: 6)
    let layout = try PlotTests.layout(chart)
    #expect(layout.notes.map(\.what) == ["2 rows beyond the limits of the axes left out"])
    let places = PlotTests.shapes(layout, "symbol").map(\.path.boundingBox.midX)
    #expect(places.count == 3 && abs((places[1] - places[0]) - (places[2] - places[1])) < 0.1)
    chart.isYLogarithmic = true
    chart.yLimits = AxisLimits()
    #expect(
      try PlotTests.layout(chart).notes.map(\.what) == ["2 rows that aren't above 0 on a logarithmic axis left out"])
  }

  @Test func rowsThatATrendDoesNotCountAreSaid() throws {
    var chart = try PlotTests.chart(.scatter, "x,y\n1,3\n2,5\n3,7\n90,0\n")
    (chart.xLimits, chart.trend) = (AxisLimits(high: 10), .linear)
    #expect(
      ScatterDesign(PlotTests.context(chart)).notes.map(\.what) == [
        "1 row beyond the limits of the axes left out, of the trend too", "trend: y = 2 x + 1, R² = 1.00",
      ])
  }

  @Test func sizesBelowZeroAreNoMissingValues() throws {
    let csv = "x,y,profit\n1,1,5\n2,2,-3\n3,3,\n4,4,-1"
    let chart = try PlotTests.chart(.scatter, csv) { ($0.x, $0.y, $0.size) = ("x", "y", "profit") }
    #expect(
      ScatterDesign(PlotTests.context(chart)).notes.map(\.what) == [
        "1 row without a value left out", "2 rows with a size below 0 left out",
      ])
  }

  @Test func aTrendOfLogarithmsIsStraight() throws {
    // y = 2 x³.
    var chart = try PlotTests.chart(.scatter, "x,y\n1,2\n10,2000\n100,2000000\n")
    (chart.isXLogarithmic, chart.isYLogarithmic, chart.trend) = (true, true, .linear)
    let design = ScatterDesign(PlotTests.context(chart))
    #expect(design.notes.map(\.what) == ["trend: ln y = 3 ln x + 0.6931, R² = 1.00"])
    let ends = try #require(design.trend?.points["y"]?.quantities)
    #expect(abs(ends[0] / 2 - 1) < 1e-9 && abs(ends[ends.count - 1] / 2_000_000 - 1) < 1e-9)
  }

  @Test func datesHaveNoLimits() throws {
    var chart = try PlotTests.chart(.scatter, "day,level\n2026-01-01,1\n2026-12-31,9")
    chart.xLimits = AxisLimits(low: 1)
    #expect(try PlotTests.layout(chart).notes.map(\.what) == ["dates along x have no limits and no logarithms"])
  }

  @Test func zeroIsNotForced() throws {
    let chart = try PlotTests.chart(.scatter, "x,y\n1000,500\n1010,510\n1020,505")
    let axes = try #require(try PlotTests.layout(chart).plotScene.groups.first).axes
    #expect(axes.count == 2 && axes.allSatisfy { !$0.labels.contains { $0.text == "0" } })
  }

  @Test func textsOfNotesAreInRows() throws {
    var chart = try PlotTests.chart(.scatter, "day,level\n2026-01-01,1\n2026-12-31,9")
    chart.marks = [
      PlotChart.Note(at: "2026-06-01", "a long text"), PlotChart.Note(at: "2026-06-03", "another long text"),
      PlotChart.Note(at: "2026-12-31", "the end of the year"), PlotChart.Note(at: "no date", "lost"),
    ]
    let layout = try PlotTests.layout(chart)
    let texts = layout.plotScene.texts.filter {
      ["a", "the", "another"].contains($0.lines[0].split(separator: " ")[0])
    }
    #expect(texts.count == 3)
    for (index, text) in texts.enumerated() {
      #expect(text.box.minX >= 0 && text.box.maxX <= layout.plotScene.size.width)
      #expect(!texts[(index + 1)...].contains { $0.box.overlaps(text.box) })
    }
    #expect(PlotTests.shapes(layout, "rule").count == 3)
    #expect(chart.unreadableMark?.note.text == "lost")
  }

  @Test func rareSeriesAreOther() throws {
    let rows = (0..<120).map { "\($0),\($0 % 7),n\(min($0 % 12, 9 + $0 % 2))" }
    let chart = try PlotTests.chart(.scatter, "x,y,g\n" + rows.joined(separator: "\n")) { $0.series = "g" }
    let legend = try #require(try PlotTests.layout(chart).plotScene.legends.first)
    #expect(legend.labels.count == 8 && legend.labels.last == "Other")
    #expect(legend.colors.last == ChartTheme.light.other)
  }

  // The largest of the ticks is left out, so its decimals are too.
  @Test func sizesHaveTheSameDecimals() throws {
    let csv = "name,x,y,people\na,1,2,1300000000\nb,2,3,320000000\nc,3,1,41000000"
    let chart = try PlotTests.chart(.scatter, csv) { ($0.x, $0.y, $0.size) = ("x", "y", "people") }
    let legend = try #require(try PlotTests.layout(chart).plotScene.legends.first)
    #expect(legend.labels == ["500M", "1B"])
  }
}
