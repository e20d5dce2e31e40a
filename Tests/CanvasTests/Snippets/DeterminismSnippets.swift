import Canvas
import CanvasGoldensTesting
import Testing

@Suite struct DeterminismSnippets {
  @Test func seeds() {
    // snippet
    var generator = SeededGenerator(seed: 7)
    var suits = ["♠", "♥", "♦", "♣"]
    generator.shuffle(&suits)  // ♦ ♣ ♠ ♥, today and in ten years
    // end of snippet
    #expect(suits == ["♦", "♣", "♠", "♥"])
  }

  func drawBadge() throws -> Image {
    try Image(size: Size(width: 40, height: 40), scale: 2) { context in
      context.setFillColor(Color(red: 0.2, green: 0.45, blue: 0.3))
      context.fill(Path(continuousRoundedRect: context.bounds.insetBy(dx: 2, dy: 2), cornerRadius: 10))
      context.setStrokeColor(.white)
      context.setLineWidth(4)
      context.setLineCap(.round)
      context.setLineJoin(.round)
      context.addLines(between: [Point(x: 11, y: 21), Point(x: 18, y: 28), Point(x: 29, y: 13)])
      context.strokePath()
    }
  }

  @Test func sameDrawingSameBytes() throws {
    // snippet
    let once = try drawBadge()
    let again = try drawBadge()
    let areEqual = once == again  // pixel for pixel
    let sameFile = try once.png() == again.png()
    // end of snippet
    #expect(areEqual && sameFile)
  }

  // snippet
  @Test func badge() throws {
    expectGolden(try drawBadge(), named: "canvas/documentation/badge")
  }
  // end of snippet
}
