import Canvas
import TestSupport
import Testing

/// Wide shapes of few edges, whose cells are marked, beside those that a sweep looks at: the same bytes.
@Suite struct OccupancyKernelTests {
  private static let size = Size(width: 250, height: 220)
  // Shapes that lie inside of the picture, and that leave it on all sides.
  private static let places = [
    Rect(x: 0, y: 2, width: 250, height: 216), Rect(x: -90, y: -60, width: 420, height: 340),
    Rect(x: 100.5, y: 30.25, width: 80, height: 170),
  ]

  @Test(arguments: FillRule.allCases) func filled(rule: FillRule) throws {
    try expectEqual(seed: 431) { context, random in
      context.fill(
        random.path(segments: 2 + random.next(below: 6), in: Self.places[random.next(below: 3)]), using: rule)
    }
  }

  @Test func stroked() throws {
    try expectEqual(seed: 432) { context, random in
      context.setLineWidth(random.number(in: 0...12))
      context.stroke(random.path(segments: 2 + random.next(below: 4), in: Self.places[random.next(below: 3)]))
    }
  }

  @Test func uprightAndTurned() throws {
    try expectEqual(seed: 433) { context, random in
      let rect = Self.places[random.next(below: 3)].insetBy(
        dx: random.number(in: 0...20), dy: random.number(in: 0...20))
      if random.next(below: 2) == 0 { context.rotate(by: random.number(in: -0.1...0.1)) }
      context.fill(Path(ovalIn: rect))
      context.fill(Path(roundedRect: rect, cornerRadius: random.number(in: 0...30)))
    }
  }

  // A picture of many such shapes in one colour each, and with an image of the colour, whose cells are not marked.
  private func expectEqual(seed: UInt64, draw: (DrawingContext, inout SeededGenerator) -> Void) throws {
    for round in 0..<20 {
      let pictures = try [false, true].map { isImage in
        var random = SeededGenerator(seed: seed + 1_000 * UInt64(round))
        return try Image(size: Self.size) { context in
          for _ in 0..<8 {
            let color = Color(
              red: random.number(in: 0...1), green: random.number(in: 0...1), blue: 0,
              alpha: random.next(below: 2) == 0 ? 1 : random.number(in: 0.2...1))
            let tile = try Image(size: Size(width: 2, height: 2)) {
              $0.setFillColor(color)
              $0.fill($0.bounds)
            }
            context.saveGState()
            context.setFill(isImage ? .image(tile) : .color(color))
            context.setStroke(isImage ? .image(tile) : .color(color))
            draw(context, &random)
            context.restoreGState()
          }
        }
      }
      #expect(pictures[0] == pictures[1], "round \(round)")
    }
  }
}
