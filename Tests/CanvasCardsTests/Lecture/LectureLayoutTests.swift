import Canvas
import CanvasCards
import Testing

@Suite struct LectureLayoutTests {
  private let layout = LectureLayout(bounds: Rect(x: 0, y: 0, width: 250, height: 350))

  @Test func theConstantsAreTheCourses() {
    #expect(layout.cornerRadius == 21)
    #expect(layout.cornerOffset == 0.33 * 21)
    #expect(abs(layout.cornerFontSize - 29.75) < 1e-12)
  }

  @Test func onlyTheHeightDecidesTheConstants() {
    let wide = LectureLayout(bounds: Rect(x: 7, y: 9, width: 1000, height: 350))
    #expect(wide.cornerRadius == layout.cornerRadius)
    #expect(wide.cornerFontSize == layout.cornerFontSize)
  }

  @Test func thePipAreaIsWhatTheLabelsLeave() {
    let area = layout.pipArea(labelSize: Size(width: 20, height: 60))
    let inset: Double = 0.33 * 21
    #expect(area.minX == inset + 20)
    #expect(area.minY == inset + 30)
    #expect(area.center == Point(x: 125, y: 175))
    #expect(layout.pipArea(labelSize: Size(width: 130, height: 60)).isNull)
  }
}
