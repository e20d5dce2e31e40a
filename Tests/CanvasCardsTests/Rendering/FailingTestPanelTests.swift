import Canvas
import CanvasCards
import CanvasGoldens
import CanvasGoldensTesting
import Testing

/// The picture in README of what a failing test leaves.
@Suite(.goldens(folder: "assets/gallery"))
struct FailingTestPanelTests {
  @Test(.requiresFont(at: SystemFonts.regular, version: "Version 2.37"))
  func aMissingPipAndALargerIndexShowInThePanel() throws {
    let size = Size(width: 150, height: 210)
    var style = CardStyle.lecture(font: try Font.default(size: 16))
    let five = PlayingCard(.numeric(5), of: .hearts)
    let expected = try CardFace(five, style: style).image(size: size)
    style.design = .lecture(LectureDesign(font: try Font.default(size: 16), textSizeFactor: 1.05))
    let changed = CardFace(five, style: style)
    let actual = try Image(size: size) { context in
      changed.draw(in: context.bounds, on: context)
      context.setFillColor(.white)
      context.fill(Rect(x: 55, y: 75, width: 40, height: 60))
    }
    let comparison = ImageComparison()
    #expect(try comparison.compare(actual: actual, expected: expected).regions?.count ?? 0 >= 3)
    expectGolden(try comparison.panel(actual: actual, expected: expected), named: "failing-test")
  }
}
