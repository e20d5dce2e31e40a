import Canvas
import CanvasGoldensTesting
import Testing

@Suite(.requiresDejaVu) struct CoordinatesSnippets {
  @Test func anglesGrowClockwise() throws {
    let font = try Font.default(size: 12)
    let image = try Image(size: Size(width: 220, height: 150), scale: 2) { context in
      context.setFillColor(.white)
      context.fill(context.bounds)
      Self.drawAxes(on: context, font: font)
      context.setFillColor(Color(red: 0.95, green: 0.65, blue: 0.2))
      // snippet
      context.translateBy(x: 90, y: 50)
      context.fill(Path(pieCenter: .zero, radius: 70, startAngle: 0, endAngle: .pi / 3))
      // end of snippet
      context.draw(StyledText("0", font: font), at: Point(x: 75, y: -8))
      context.draw(StyledText("π/3", font: font), at: Point(x: 38, y: 62))
    }
    expectArticle(shows: "coordinates-angles", drawnAs: image)
  }

  @Test func linesLieBetweenPixels() throws {
    let small = try Image(size: Size(width: 14, height: 9)) { context in
      context.setFillColor(.white)
      context.fill(context.bounds)
      // snippet
      context.stroke(Path(rect: Rect(x: 2, y: 2, width: 4, height: 5)))
      context.stroke(Path(rect: Rect(x: 8.5, y: 2.5, width: 4, height: 4)))
      // end of snippet
    }
    #expect(small.color(atPixelX: 3, y: 1) == Color(white: 127.0 / 255))
    #expect(small.color(atPixelX: 9, y: 2) == .black)
    let image = try Image(size: Size(width: 224, height: 144), scale: 2) { context in
      context.draw(Magnified(small, factor: 16))
    }
    expectArticle(shows: "coordinates-pixels", drawnAs: image)
  }

  @Test func transformsActBeforeThoseThatAreThere() {
    // snippet
    let transform = Transform.identity
      .translatedBy(x: 100, y: 0)
      .rotated(by: .pi / 2)
    let point = Point(x: 10, y: 0).applying(transform)  // x 100, y 10: turned, then moved
    // end of snippet
    #expect(point.distance(to: Point(x: 100, y: 10)) < 1e-12)
  }

  private static func drawAxes(on context: DrawingContext, font: Font) {
    let gray = Color(white: 0.55)
    context.setStrokeColor(gray)
    context.setFillColor(gray)
    context.addLines(between: [Point(x: 12.5, y: 130), Point(x: 12.5, y: 12.5), Point(x: 195, y: 12.5)])
    context.strokePath()
    context.fill(Path(polygon: [Point(x: 203, y: 12.5), Point(x: 194, y: 9), Point(x: 194, y: 16)]))
    context.fill(Path(polygon: [Point(x: 12.5, y: 138), Point(x: 9, y: 129), Point(x: 16, y: 129)]))
    context.draw(StyledText("x", font: font, color: gray), at: Point(x: 207, y: 5))
    context.draw(StyledText("y", font: font, color: gray), at: Point(x: 21, y: 128))
  }
}
