import Canvas
import TestSupport
import Testing

/// Rectangles and their strokes have a kernel of their own; their paths are accumulated.
@Suite struct RectKernelTests {
  @Test func aRectangleIsItsPathWhereverItsEdgesLie() throws {
    var random = SeededGenerator(seed: 411)
    func place(_ limit: Int) -> Double { Double(random.next(below: limit * 16)) / 16 - 4 }
    for round in 0..<500 {
      let (x0, y0) = (place(52), place(24))
      // From a sliver in one pixel to beyond the picture.
      let width = round % 3 == 0 ? Double(1 + random.next(below: 20)) / 16 : place(50) + 4.0625
      let rect = Rect(x: x0, y: y0, width: width, height: place(20) + 4.0625)
      let color = Color(
        red8: UInt8(random.next(below: 256)), green8: UInt8(random.next(below: 256)), blue8: 77,
        alpha8: round % 2 == 0 ? 255 : UInt8(random.next(below: 256)))
      let clip = Rect(x: Double(random.next(below: 10)), y: 1, width: Double(8 + random.next(below: 38)), height: 18)
      func picture(_ fill: (DrawingContext) -> Void) throws -> Image {
        try Image(size: Size(width: 48, height: 20)) { context in
          context.setFillColor(Color(red: 0.2, green: 0.9, blue: 0.4, alpha: 0.7))
          context.fill(Rect(x: 0, y: 0, width: 40, height: 20))
          if round % 4 == 1 { context.clip(to: clip) }
          context.setFillColor(color)
          fill(context)
        }
      }
      let filled = try picture { $0.fill(rect) }
      let asPath = try picture { $0.fill(Path(rect: rect)) }
      #expect(filled == asPath, "round \(round), \(rect)")
      let stroked = try picture { context in
        context.setStrokeColor(color)
        context.setLineWidth(Double(1 + round % 40) / 8)
        context.stroke(rect)
      }
      let strokedAsPath = try picture { context in
        context.setStrokeColor(color)
        context.setLineWidth(Double(1 + round % 40) / 8)
        context.stroke(Path(rect: rect))
      }
      #expect(stroked == strokedAsPath, "round \(round), \(rect)")
    }
  }
}
