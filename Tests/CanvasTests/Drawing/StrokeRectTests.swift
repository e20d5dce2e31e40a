import Canvas
import Testing

/// Strokes of rectangles have a way of their own where they are frames along the axes; it equals the general one.
@Suite struct StrokeRectTests {
  private func picture(_ draw: (DrawingContext) -> Void) throws -> Image {
    let context = try DrawingContext(size: Size(width: 60, height: 50))
    context.setStrokeColor(Color(red: 0.9, green: 0.3, blue: 0.1, alpha: 0.8))
    draw(context)
    return context.makeImage()
  }

  @Test func aStrokedRectangleIsItsPathStroked() throws {
    var random = SeededGenerator(seed: 301)
    for round in 0..<300 {
      func number(_ limit: Double) -> Double {
        let value = Double(random.next(below: 1 << 20)) / Double(1 << 20) * limit
        // Whole, half and any.
        return [value.rounded(), (value * 2).rounded() / 2, value][round % 3]
      }
      let rect = Rect(
        x: number(70) - 10, y: number(60) - 10, width: number(50) - 5, height: number(40) - 5)
      let width = number(8)
      let scale = Transform(scaleX: 1 + number(1), y: round % 2 == 0 ? 1 : -1)
      let way = { (context: DrawingContext, stroke: () -> Void) in
        context.concatenate(round % 5 == 0 ? scale : .identity)
        context.translateBy(x: 0, y: round % 5 == 0 && round % 2 == 1 ? -50 : 0)
        context.setLineWidth(width)
        stroke()
      }
      let short = try picture { context in way(context) { context.stroke(rect) } }
      let general = try picture { context in way(context) { context.stroke(Path(rect: rect)) } }
      #expect(short == general, "\(rect), \(width) wide, round \(round)")
    }
  }

  @Test func joinsDashesAndLimitsKeepTheirShape() throws {
    let rect = Rect(x: 10, y: 10, width: 30, height: 20)
    let styles: [(DrawingContext) -> Void] = [
      { $0.setLineJoin(.round) }, { $0.setLineJoin(.bevel) }, { $0.setMiterLimit(1.2) },
      { $0.setLineDash([5, 3]) }, { $0.setLineWidth(0) }, { $0.rotate(by: 0.1) },
      { $0.setStroke(.linearGradient(Gradient(colors: [.red, .blue]), from: .zero, to: Point(x: 60, y: 50))) },
    ]
    for (i, style) in styles.enumerated() {
      func setUp(_ context: DrawingContext) {
        context.setLineWidth(6)
        style(context)
      }
      let short = try picture { context in
        setUp(context)
        context.stroke(rect)
      }
      let general = try picture { context in
        setUp(context)
        context.stroke(Path(rect: rect))
      }
      #expect(short == general, "style \(i)")
      #expect(short != (try picture { _ in }), "style \(i) draws something")
    }
  }

  @Test func aRectangleThinnerThanThePenIsFilledByIt() throws {
    for rect in [Rect(x: 20, y: 20, width: 4, height: 15), Rect(x: 20, y: 20, width: 0, height: 15)] {
      let short = try picture { context in
        context.setLineWidth(6)
        context.stroke(rect)
      }
      let general = try picture { context in
        context.setLineWidth(6)
        context.stroke(Path(rect: rect))
      }
      #expect(short == general)
    }
  }
}
