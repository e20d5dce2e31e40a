import Canvas
import TestSupport
import Testing

/// Small shapes are left out of the meter by a quick test. It never leaves out what the whole test counts.
@Suite struct ShapeMeterTests {
  /// Boxes of as many pixels are counted.
  private static let leastArea = 4096.0

  private func isCounted(_ transform: Transform, _ draw: (DrawingContext) -> Void) throws -> Bool {
    let context = try DrawingContext(size: Size(width: 400, height: 400))
    context.concatenate(transform)
    // Whatever is counted is too much.
    let meter = Meter(Meter.Limits(work: 0, memory: 1e9))
    Meter.$current.withValue(meter) { draw(context) }
    return meter.excess != nil
  }

  @Test func boxesOfTheLeastAreaAreCountedAndSmallerOnesAreNot() throws {
    var random = SeededGenerator(seed: 77)
    for round in 0..<1_000 {
      let scale = random.number(in: 0.3...3)
      var transform = Transform(translationX: 200, y: 200)
      transform = transform.rotated(by: round % 3 == 0 ? 0 : random.number(in: 0...7)).scaledBy(x: scale, y: scale)
      let (width, height) = (random.number(in: 1...110) / scale, random.number(in: 20...110) / scale)
      let rect = Rect(x: -width / 2, y: -height / 2, width: width, height: height)
      let lineWidth = random.number(in: 0...20) / scale
      let box = rect.applying(transform)
      let pen = max(lineWidth * scale, 1)
      let areas = (fill: box.width * box.height, stroke: (box.width + pen) * (box.height + pen))
      let path = Path(rect: rect)
      let style = StrokeStyle(width: lineWidth)
      for (name, area, draw) in [
        ("fill", areas.fill, { $0.fill(rect) }), ("fill a path", areas.fill, { $0.fill(path) }),
        ("stroke", areas.stroke, { $0.stroke(rect, with: .color(.black), style: style) }),
        ("stroke a path", areas.stroke, { $0.stroke(path, style: style) }),
      ] as [(String, Double, (DrawingContext) -> Void)] where abs(area - Self.leastArea) > 1 {
        #expect(
          try isCounted(transform, draw) == (area > Self.leastArea), "\(name) \(round): \(box.size), pen \(pen)")
      }
    }
  }
}
