import Canvas
import CanvasCharts
import CanvasTables
import Testing

@Suite struct HistogramPlotTests {
  @Test func theNarrowerRuleIsRounded() {
    // The quartiles of 0…99 are 24.75 and 74.25: 2 · 49.5 / ∛100 = 21.3. Sturges: 99 / 8 = 12.4.
    let bins = HistogramBins((0..<100).map(Double.init), .automatic)
    #expect(bins.start == 0 && bins.step == 10 && bins.count == 10)
    let fine = HistogramBins((0..<100).map { Double($0) / 1000 }, .automatic)
    #expect(fine.step == 0.01 && fine.count == 10)
    // Of many numbers: 2 · 4999.5 / ∛10000 = 464, and 9999 / 15 = 667.
    #expect(HistogramBins((0..<10_000).map(Double.init), .automatic).step == 500)
    // Two peaks far apart have a wide middle half: 2 · 40 / ∛100 = 17.2, and 45 / 8 = 5.6.
    let peaks = HistogramBins((0..<100).map { (row: Int) -> Double in Double(row / 50 * 40 + row % 6) }, .automatic)
    #expect(peaks.step == 5 && peaks.count == 9)
  }

  @Test func thereAreFiveToSixtyBins() {
    var generator = SeededGenerator(seed: 3)
    for spread in [1.0, 1e3, 1e6, 1e9] {
      let values = (0..<1000).map { _ in Double(generator.next() >> 50) / 1000 } + [spread]
      let bins = HistogramBins(values, .automatic)
      #expect((5...61).contains(bins.count), "\(spread): \(bins)")
      #expect(bins.start <= values.min() ?? 0 && bins.end >= spread)
    }
  }

  @Test func edgesAreTheNearestNumbers() {
    let bins = HistogramBins([0, 0.1, 0.3, 0.9], .width(0.1))
    #expect((0...9).map(bins.edge) == [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9])
    #expect(bins.index(of: 0.3) == 3 && bins.index(of: 0.1) == 1 && bins.index(of: 0.9) == 8)
  }

  @Test func fewWholeNumbersAreInTheMiddleOfTheirBins() {
    let bins = HistogramBins([3, 4, 4, 5, 6, 8, 8], .automatic)
    #expect(bins.isCentered && bins.start == 2.5 && bins.count == 6)
    #expect(bins.index(of: 3) == 0 && bins.index(of: 8) == 5)
  }

  @Test(arguments: [1, 4, 10, 30, 200]) func aNumberOfBinsIsKeptAbout(count: Int) {
    let bins = HistogramBins((0..<5000).map { Double($0) / 7 }, .count(count))
    #expect(abs(Double(bins.count - count)) <= max(2, Double(count) * 0.3), "\(bins.count)")
  }

  @Test func everyRowIsCountedOnce() throws {
    let chart = try PlotTests.chart(.histogram, PlotTests.cloud(500)) { ($0.x, $0.series) = ("x", "group") }
    let design = HistogramDesign(PlotTests.context(chart))
    #expect(design.counts.joined().reduce(0, +) == 500)
    let layout = try PlotTests.layout(chart)
    let bars = PlotTests.shapes(layout, "rect").compactMap(\.rect)
    #expect(bars.count == design.counts.joined().count { $0 > 0 })
    // The parts of a bar are on each other, from the axis up.
    let height = try #require(layout.plotScene.groups.first).size.height
    #expect(bars.map(\.maxY).max().map { abs($0 - height) < 1 } == true)
    for (index, bar) in bars.enumerated() {
      #expect(!bars[(index + 1)...].contains { $0.insetBy(dx: 0.1, dy: 0.1).overlaps(bar) })
    }
  }

  @Test func countsAreAboveFewBars() throws {
    let chart = try PlotTests.chart(.histogram, "age\n" + (0..<40).map { "\($0)" }.joined(separator: "\n"))
    #expect(PlotTests.texts(try PlotTests.layout(chart)).flatMap(\.lines) == Array(repeating: "5", count: 8))
    #expect(PlotTests.texts(try PlotTests.layout(chart, width: 120, height: 90)).isEmpty)
  }

  @Test func equalAndMissingNumbersHaveABin() throws {
    for csv in ["n\n5\n5", "n\n1e300\n1e300", "n,m\n,1\n3,2", "n\n0\n0", "n\n-1e308\n1e308"] {
      let layout = try PlotTests.layout(try PlotTests.chart(.histogram, csv) { $0.x = "n" })
      #expect(!PlotTests.shapes(layout, "rect").isEmpty, "\(csv)")
    }
  }

  // Colours that look alike in grey have patterns, in the bars and in the legend.
  @Test func printHasPatterns() throws {
    var chart = try PlotTests.chart(.histogram, PlotTests.cloud(300)) { ($0.x, $0.series) = ("x", "group") }
    #expect(PlotTests.shapes(try PlotTests.layout(chart), "rect").allSatisfy { $0.pattern == .none })
    chart.theme = .print
    let layout = try PlotTests.layout(chart)
    let legend = try #require(layout.plotScene.legends.first)
    let bars = PlotTests.shapes(layout, "rect")
    for (index, symbol) in legend.shapes.enumerated() {
      #expect(symbol.pattern == chart.theme.fill(at: index).pattern)
      #expect(bars.contains { $0.fill == symbol.fill })
      #expect(bars.allSatisfy { $0.fill != symbol.fill || $0.pattern == symbol.pattern })
    }
    #expect(Set(legend.shapes.map(\.pattern)).count == legend.shapes.count)
  }

  @Test func countsAreNamedInTheLanguage() throws {
    var chart = try PlotTests.chart(.histogram, "age\n1\n2\n3")
    chart.formatter.locale = try #require(LocaleFormat("ko"))
    let axis = try #require(try PlotTests.layout(chart).plotScene.groups.first?.axes.first { $0.orient == "left" })
    #expect(axis.title == ["개수"])
  }
}
