import Canvas
import TestSupport
import Testing

/// Gradients and images on pixels: kernels that blend colours as they make them, beside one pixel after the other.
@Suite struct PaintCoverageTests {
  // The same shape, clip and antialiasing for a paint and for a colour.
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

  // Moved by whole pixels, moved by fractions, or transformed in any way.
  private func imagePaint(in bounds: Rect, _ random: inout SeededGenerator) throws -> Paint {
    let image = try Image(randomWidth: 1 + random.next(below: 90), height: 1 + random.next(below: 40), using: &random)
    let place = random.point(in: bounds)
    let transform =
      switch random.next(below: 3) {
      case 0: Transform(translationX: place.x.rounded(), y: place.y.rounded())
      case 1: Transform(translationX: place.x, y: place.y)
      default: Transform(rotationAngle: place.x).scaledBy(x: random.number(in: 0.5...3), y: 1.5)
      }
    let tilings = Paint.Tiling.allCases
    return .image(
      image, tilingX: tilings[random.next(below: 4)], tilingY: tilings[random.next(below: 4)],
      sampling: Paint.Sampling.allCases[random.next(below: 3)], transform: transform)
  }

  private func paint(in bounds: Rect, _ random: inout SeededGenerator) throws -> Paint {
    let gradient = gradient(&random)
    let (start, end) = (random.point(in: bounds), random.point(in: bounds))
    return switch random.next(below: 11) {
    case 0: .radialGradient(gradient, center: start, radius: random.number(in: 1...60))
    case 1: .conicGradient(gradient, center: start)
    // Rows of one colour; very steep; a hard edge to the eye.
    case 2: .linearGradient(gradient, from: Point(x: 3, y: 0), to: Point(x: 3, y: bounds.maxY))
    case 3: .linearGradient(gradient, from: start, to: Point(x: start.x + 1e-7, y: end.y + 1))
    case 4: .linearGradient(gradient, from: start, to: Point(x: start.x + 0.01, y: start.y))
    case 5, 6: .linearGradient(gradient, from: start, to: end)
    default: try imagePaint(in: bounds, &random)
    }
  }

  @Test(arguments: Kernels.allLevels) func eachPixelIsItsColourByItsCoverage(kernels: Kernels) throws {
    var random = SeededGenerator(seed: 814)
    for round in 0..<900 {
      let width = round % 3 == 0 ? 1 + random.next(below: 700) : 1 + random.next(below: 70)
      let height = 1 + random.next(below: 24)
      let bounds = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
      let drawing = Drawing(in: bounds, using: &random)
      let paint = try paint(in: bounds, &random)
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

  /// Narrow gradients are blended in groups of rows, and moved images up to the end of a tile.
  @Test(arguments: Kernels.allLevels) func aTallRectangleHasTheRowsOfItsPaint(kernels: Kernels) throws {
    var random = SeededGenerator(seed: 816)
    for round in 0..<60 {
      let (width, height) = (1 + random.next(below: 40), 60 + random.next(below: 60))
      let bounds = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
      let paint = try paint(in: bounds, &random)
      let context = try DrawingContext(size: bounds.size, scale: 1, kernels: kernels)
      context.fill(bounds, with: .color(.white))
      context.fill(bounds, with: paint)
      let image = context.makeImage().pixels
      for y in 0..<height {
        let colors = PaintedRow(paint, x: 0, y: y, count: width, kernels: kernels)?.pixels
        for x in 0..<width {
          let color = PremultipliedPixel(bits: colors?[x] ?? 0)
          #expect(image[x, y] == color.over(PremultipliedPixel(bits: 0xFFFF_FFFF)), "round \(round), \(x), \(y)")
        }
      }
    }
  }

  /// A context keeps what it computed for the last paint. Each of these shares something with the one before.
  @Test func aPaintDoesNotDependOnTheOneBefore() throws {
    var random = SeededGenerator(seed: 815)
    let bounds = Rect(x: 0, y: 0, width: 40, height: 30)
    let memory = PaintMemory(kernels: .best)
    var gradient = gradient(&random)
    var (start, end) = (random.point(in: bounds), random.point(in: bounds))
    var paint = Paint.linearGradient(gradient, from: start, to: end)
    for round in 0..<400 {
      switch random.next(below: 8) {
      case 0: gradient = self.gradient(&random)
      case 1: gradient.spread = [.pad, .reflect, .repeat][random.next(below: 3)]
      case 2: gradient.isDithered.toggle()
      case 3: start = random.point(in: bounds)
      case 4: end = random.point(in: bounds)
      default: break
      }
      switch random.next(below: 5) {
      case 0: paint = .linearGradient(gradient, from: start, to: end)
      case 1: paint = .radialGradient(gradient, center: start, radius: 20)
      case 2: paint = .conicGradient(gradient, center: start)
      case 3: paint = try imagePaint(in: bounds, &random)
      default: break
      }
      let move = Transform(translationX: Double(random.next(below: 2)), y: 0)
      let kept = PlacedPaint(paint, userToDevice: move, memory: memory)?.rowSource
      let new = PlacedPaint(paint, userToDevice: move, memory: PaintMemory(kernels: .best))?.rowSource
      #expect(row(of: kept) == row(of: new), "round \(round)")
    }
  }

  private func row(of source: (any RowSource)?) -> [UInt32]? {
    guard let source else { return nil }
    var pixels = [UInt32](repeating: 0, count: 47)
    pixels.withUnsafeMutableBufferPointer { pixels in
      if let base = pixels.baseAddress { unsafe source.writeRow(x: 0, y: 7, count: 40, into: base) }
    }
    return Array(pixels.prefix(40))
  }
}
