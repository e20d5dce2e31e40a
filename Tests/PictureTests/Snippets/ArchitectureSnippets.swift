import Canvas
import CanvasGoldensTesting
import Testing

@Suite struct ArchitectureSnippets {
  @Test func coverage() throws {
    // snippet
    let triangle = Path(polygon: [Point(x: 1, y: 1), Point(x: 13, y: 4), Point(x: 4, y: 9)])
    let small = try Image(size: Size(width: 14, height: 10)) { context in
      context.fill(triangle, with: .color(.orange))
    }
    // end of snippet
    let image = try Image(size: Size(width: 280, height: 200), scale: 2) { context in
      context.fill(context.bounds, with: .color(.white))
      context.draw(Magnified(small, factor: 20))
      context.scaleBy(x: 20, y: 20)
      context.lineWidth = 0.08
      context.setLineJoin(.round)
      context.stroke(triangle)
    }
    expectArticle(shows: "pixel-triangle", drawnAs: image)
  }

  @Test func compositing() throws {
    // snippet
    let pixel = try Image(size: Size(width: 1, height: 1)) { context in
      context.fill(context.bounds, with: .color(.white))
      context.fill(Rect(x: 0, y: 0, width: 0.25, height: 1), with: .color(.black))
    }
    let gray = pixel.color(atPixelX: 0, y: 0)  // 191 of 255: white, a quarter of it black
    // end of snippet
    #expect(gray == Color(white: 191.0 / 255))
  }
}
