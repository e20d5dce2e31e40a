import Canvas
import CanvasCharts
import Testing

struct PiePaletteTests {
  @Test func beginsWithTheColoursOfOkabeAndItoAndGrey() {
    let names = ["#E69F00", "#56B4E9", "#009E73", "#F0E442", "#0072B2", "#D55E00", "#CC79A7", "#999999"]
    #expect((0..<8).map(PiePalette.color(at:)) == names.map { Color(css: $0) })
  }

  @Test func laterRoundsAreLighterUntilTheFifth() {
    for i in 8..<40 {
      #expect(PiePalette.color(at: i).relativeLuminance > PiePalette.color(at: i - 8).relativeLuminance)
    }
    #expect(PiePalette.color(at: 1000 * 8) == PiePalette.color(at: 32))
  }

  @Test func neighboursAlwaysDifferAlsoLastAndFirst() {
    for i in 1..<200 {
      #expect(PiePalette.color(at: i) != PiePalette.color(at: i - 1))
      #expect(PiePalette.color(at: i) != PiePalette.color(at: 0))
    }
  }
}
