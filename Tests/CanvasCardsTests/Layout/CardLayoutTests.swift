import Canvas
import CanvasCards
import Testing

@Suite struct CardLayoutTests {
  private let layout = CardLayout(bounds: Rect(x: 0, y: 0, width: 250, height: 350))

  @Test func theConstantsAreTheReferences() {
    #expect(layout.cornerRadius == 21)
    #expect(layout.cornerOffset == 0.33 * 21)
    #expect(abs(layout.cornerFontSize - 29.75) < 1e-12)
  }

  @Test func onlyTheHeightDecidesTheConstants() {
    let wide = CardLayout(bounds: Rect(x: 7, y: 9, width: 1000, height: 350))
    #expect(wide.cornerRadius == layout.cornerRadius)
    #expect(wide.cornerFontSize == layout.cornerFontSize)
  }

  @Test func thePipAreaIsWhatTheLabelsLeave() {
    let area = layout.pipArea(labelSize: Size(width: 20, height: 60))
    #expect(area.minX == 0.33 * 21 + 20)
    #expect(area.minY == 0.33 * 21 + 30)
    #expect(area.center == Point(x: 125, y: 175))
    #expect(layout.pipArea(labelSize: Size(width: 130, height: 60)).isNull)
  }

  @Test func aPictureIsScaledAboutTheCentre() {
    #expect(layout.pictureFrame(scale: 0.75) == Rect(x: 31.25, y: 43.75, width: 187.5, height: 262.5))
    #expect(layout.pictureFrame(scale: 1) == layout.bounds)
  }

  @Test(arguments: [0, -0.75, .nan, .infinity, -.infinity])
  func anOddScaleGivesNoPicture(scale: Double) {
    #expect(layout.pictureFrame(scale: scale) == nil)
  }
}
