import Canvas
import TestSupport
import Testing

/// Gradients on pixels: kernels that blend colours as they make them, beside one pixel after the other.
@Suite struct GradientCoverageTests {
  // The same shape, clip and antialiasing for a gradient and for a colour.
  private struct Drawing {
    let path: Path
    let rect: Rect?
    let rule: FillRule
    let clip: Path?
    let isStroke: Bool
    let antialiases: Bool

    init(in bounds: Rect, using random: inout SeededGenerator) {
      path = random.next(below: 3) == 0 ? Path(ovalIn: bounds) : random.path(segments: 5, in: bounds)
      let corners = (random.point(in: bounds), random.point(in: bounds))
      let whole = random.next(below: 2) == 0
      func place(_ value: Double) -> Double { whole ? value.rounded() : value }
      rect =
        random.next(below: 2) == 0
        ? Rect(
          x: place(min(corners.0.x, corners.1.x)), y: place(min(corners.0.y, corners.1.y)),
          width: place(abs(corners.0.x - corners.1.x)), height: place(abs(corners.0.y - corners.1.y))) : nil
      rule = random.next(below: 2) == 0 ? .nonZero : .evenOdd
      clip = random.next(below: 4) == 0 ? random.path(segments: 4, in: bounds) : nil
      isStroke = random.next(below: 3) == 0
      antialiases = random.next(below: 8) != 0
    }

    func draw(on context: DrawingContext, with paint: Paint) {
      context.setShouldAntialias(antialiases)
      if let clip { context.clip(to: clip) }
      context.setFill(paint)
      context.setStroke(paint)
      context.setLineWidth(2.5)
      switch (rect, isStroke) {
      case (let rect?, false): context.fill(rect)
      case (let rect?, true): context.stroke(rect)
      case (nil, false): context.fill(path, using: rule)
      case (nil, true): context.stroke(path)
      }
    }
  }

  private func gradient(_ random: inout SeededGenerator) -> Gradient {
    let stops = random.gradientStops(upTo: 9)
    return Gradient(
      stops: stops, interpolation: random.next(below: 5) == 0 ? .oklab : .sRGB,
      spread: [.pad, .pad, .pad, .reflect, .repeat][random.next(below: 5)],
      interpolatesPremultiplied: random.next(below: 3) == 0, isDithered: random.next(below: 9) == 0)
  }

  private func paint(in bounds: Rect, _ random: inout SeededGenerator) -> Paint {
    let gradient = gradient(&random)
    let (start, end) = (random.point(in: bounds), random.point(in: bounds))
    return switch random.next(below: 7) {
    case 0: .radialGradient(gradient, center: start, radius: random.number(in: 1...60))
    case 1: .conicGradient(gradient, center: start)
    // Rows of one colour; very steep; a hard edge to the eye.
    case 2: .linearGradient(gradient, from: Point(x: 3, y: 0), to: Point(x: 3, y: bounds.maxY))
    case 3: .linearGradient(gradient, from: start, to: Point(x: start.x + 1e-7, y: end.y + 1))
    case 4: .linearGradient(gradient, from: start, to: Point(x: start.x + 0.01, y: start.y))
    default: .linearGradient(gradient, from: start, to: end)
    }
  }

  @Test(arguments: Kernels.allLevels) func eachPixelIsItsColourByItsCoverage(kernels: Kernels) throws {
    var random = SeededGenerator(seed: 814)
    for round in 0..<600 {
      let width = round % 3 == 0 ? 1 + random.next(below: 700) : 1 + random.next(below: 70)
      let height = 1 + random.next(below: 24)
      let bounds = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
      let drawing = Drawing(in: bounds, using: &random)
      let paint = paint(in: bounds, &random)
      let below = try Image(randomWidth: width, height: height, using: &random)

      let context = try DrawingContext(size: bounds.size, scale: 1, kernels: kernels)
      context.draw(below, at: .zero)
      drawing.draw(on: context, with: paint)
      let covered = try DrawingContext(size: bounds.size, scale: 1, kernels: kernels)
      drawing.draw(on: covered, with: .color(.black))

      var expected = try PixelBuffer(width: width, height: height)
      let (image, coverage) = (context.makeImage().pixels, covered.makeImage().pixels)
      for y in 0..<height {
        let colors = PaintedRow(paint, x: 0, y: y, count: width, kernels: kernels)?.pixels
        for x in 0..<width {
          let color = PremultipliedPixel(bits: colors?[x] ?? 0)
          expected[x, y] = color.scaled(by: coverage[x, y].alpha).over(below.pixels[x, y])
        }
      }
      #expect(image == expected, "round \(round)")
    }
  }
}
