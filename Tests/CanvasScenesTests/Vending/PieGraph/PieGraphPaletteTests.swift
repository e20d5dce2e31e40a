import Canvas
import CanvasScenes
import Testing

struct PieGraphPaletteTests {
  @Test func beginsWithTheColoursOfOkabeAndItoAndGrey() {
    let names = ["#E69F00", "#56B4E9", "#009E73", "#F0E442", "#0072B2", "#D55E00", "#CC79A7", "#999999"]
    #expect((0..<8).map(PieGraphPalette.color(at:)) == names.map { Color(css: $0) })
  }

  @Test func laterRoundsAreLighterUntilTheFifth() {
    for i in 8..<40 {
      #expect(PieGraphPalette.color(at: i).relativeLuminance > PieGraphPalette.color(at: i - 8).relativeLuminance)
    }
    #expect(PieGraphPalette.color(at: 1000 * 8) == PieGraphPalette.color(at: 32))
  }

  @Test func neighboursAlwaysDifferAlsoLastAndFirst() {
    for i in 1..<200 {
      #expect(PieGraphPalette.color(at: i) != PieGraphPalette.color(at: i - 1))
      #expect(PieGraphPalette.color(at: i) != PieGraphPalette.color(at: 0))
    }
  }
}
