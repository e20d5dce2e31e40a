import Canvas
import CanvasCharts
import CanvasTables
import Testing

@Suite struct ChartThemeTests {
  @Test func coloursComeAgainWithAPattern() {
    let theme = ChartTheme.light
    #expect(theme.palette.count == 8)
    let fills = (0..<48).map(theme.fill(at:))
    #expect(Set(fills).count == 48)
    #expect(fills[..<8].allSatisfy { $0.pattern == .none })
    #expect(fills[8].color == fills[0].color && fills[8].pattern == .rising)
  }

  @Test func inPrintNeighboursHaveDifferentPatterns() {
    let fills = (0..<16).map(ChartTheme.print.fill(at:))
    for (a, b) in zip(fills, fills.dropFirst()) { #expect(a.pattern != b.pattern) }
    #expect(Set(fills.prefix(8).map(\.pattern)) == [.none, .rising, .dots, .horizontal])
    // What has a pattern for the second time is lighter, and lines keep their colour.
    for (a, b) in zip(fills, fills.dropFirst(4)).prefix(4) {
      #expect(a.pattern == b.pattern && contrast(a.color, b.color) > 1.5)
    }
    #expect(ChartTheme.print.color(at: 5) == ChartTheme.print.palette[5])
  }

  @Test func aPaletteOfNothingIsTheColourOfTheRest() {
    var theme = ChartTheme.light
    theme.palette = []
    #expect(theme.fill(at: 3).color == theme.other)
  }

  @Test func inkCanBeReadOnAnyGround() {
    for theme in [ChartTheme.light, .dark, .print] {
      #expect(contrast(theme.ink, theme.ground) > 12)
      #expect(contrast(theme.secondInk, theme.ground) > 4.5)
      for ground in [Color.white, .black, Color(red8: 20, green8: 40, blue8: 80), .yellow] {
        #expect(contrast(theme.onGround(ground).ink, ground) > 7)
      }
    }
  }

  private func contrast(_ a: Color, _ b: Color) -> Double {
    let (low, high) = (min(a.relativeLuminance, b.relativeLuminance), max(a.relativeLuminance, b.relativeLuminance))
    return (high + 0.05) / (low + 0.05)
  }

  @Test func pointsInPrintHaveTheirMarks() throws {
    let table = ChartTable(x: .names(["a", "b"]), series: ["x", "y", "z"], values: [[1, 2], [2, 1], [3, 3]])
    let print = ChartTheme.print
    #expect(Set((0..<3).map(print.pointShape)).count == 3)
    #expect((0..<8).allSatisfy { ChartTheme.light.pointShape(at: $0) == .circle })
    #expect(ChartTheme.light.pointShape(at: 8) != .circle)
    let legend = ChartLayout(
      ChartModel([ChartLayer(.points, table)]), in: Rect(x: 0, y: 0, width: 640, height: 400), theme: print,
      measurer: RandomChartTests.measurer
    ).legend
    #expect(legend?.entries.map(\.sample) == [.point, .point, .point])
  }
}
