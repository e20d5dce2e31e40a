import Canvas
import CanvasGoldensTesting
import Testing

@Suite struct CoverageSnippets {
  @Test func overlap() throws {
    // snippet
    func ring(on context: DrawingContext) {
      let center = Point(x: 16, y: 16)
      context.strokePaint = .color(Color(red: 0.1, green: 0.3, blue: 0.6))
      context.lineWidth = 5
      // Once round, and the lower half again.
      context.addArc(center: center, radius: 12, startAngle: 0, endAngle: 2 * .pi, direction: .clockwise)
      context.addArc(center: center, radius: 12, startAngle: 0, endAngle: .pi, direction: .clockwise)
      context.strokePath()
    }
    let small = try Image(size: Size(width: 32, height: 32)) { context in
      ring(on: context)
    }
    let large = try Image(size: Size(width: 128, height: 128)) { context in
      context.scaleBy(x: 4, y: 4)
      ring(on: context)
    }
    let smooth = try large.resized(to: Size(width: 32, height: 32))
    // end of snippet
    let image = try Image(size: Size(width: 330, height: 160), scale: 2) { context in
      context.fill(context.bounds, with: .color(.white))
      context.draw(Magnified(small, factor: 5))
      context.translateBy(x: 170, y: 0)
      context.draw(Magnified(smooth, factor: 5))
    }
    expectArticle(shows: "overlap", drawnAs: image)
    // The upper half is the same but for chords, the lower one is heavier.
    func weight(_ image: Image, _ rows: Range<Int>) -> Double {
      rows.reduce(0) { sum, y in (0..<32).reduce(sum) { $0 + (image.color(atPixelX: $1, y: y)?.alpha ?? 0) } }
    }
    #expect(abs(weight(small, 0..<16) - weight(smooth, 0..<16)) < 2)
    #expect(weight(small, 16..<32) > weight(smooth, 16..<32) + 8)
  }
}
