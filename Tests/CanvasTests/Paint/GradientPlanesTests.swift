import Canvas
import CanvasKernels
import Testing

/// Padded linear gradients, whose channels are planes over the pixels: one pixel after the other, and beside the ramp.
@Suite struct GradientPlanesTests {
  // A pixel from its planes, in whole numbers that have room for all.
  private struct PlanesTwin {
    let gradient: ck_gradient

    private var planes: ck_gradient_planes { gradient.planes }

    private func entry(_ table: some Any, _ channel: Int, _ segment: Int) -> Int {
      withUnsafeBytes(of: table) { Int(unsafe $0.load(fromByteOffset: 4 * (8 * channel + segment), as: UInt32.self)) }
    }

    func segment(x: Int, y: Int) -> Int {
      let begins = withUnsafeBytes(of: planes.begin) { unsafe Array($0.bindMemory(to: Double.self)) }
      let (column, row) = (Double(x - Int(gradient.anchor_x)), Double(y - Int(gradient.anchor_y)))
      return begins.lastIndex {
        let begin = $0 - planes.shift * row
        return planes.is_reversed ? column > begin : column >= begin
      } ?? 0
    }

    func pixel(x: Int, y: Int) -> UInt32 {
      let segment = segment(x: x, y: y)
      let levels = (0..<4).map { channel -> Int in
        let sum =
          entry(planes.value, channel, segment) + entry(planes.across, channel, segment) * (x - Int(gradient.anchor_x))
          + entry(planes.down, channel, segment) * (y - Int(gradient.anchor_y))
        return sum & 0xFFFF_FFFF
      }
      let bytes: [Int]
      switch gradient.form {
      case CK_OPAQUE_PLANES: bytes = levels[0..<3].map { $0 >> 24 } + [255]
      case CK_PREMULTIPLIED_PLANES: bytes = levels.map { min($0 >> 24, levels[3] >> 24) }
      default:
        let alpha = levels[3] >> 16
        bytes = (levels[0..<3].map { $0 >> 16 } + [255 << 8]).map { ((($0 * alpha) >> 16) * 2 + 255) / 510 }
      }
      return bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  private func gradient(_ random: inout SeededGenerator) -> Gradient {
    let stops = random.gradientStops(upTo: 7)
    return Gradient(stops: stops, interpolatesPremultiplied: random.next(below: 3) == 0)
  }

  private func paint(_ gradient: Gradient, _ random: inout SeededGenerator) -> Paint {
    func number() -> Double { random.number(in: -100...400) }
    let start = Point(x: number(), y: number())
    let end =
      switch random.next(below: 6) {
      case 0: Point(x: start.x, y: number())
      case 1: Point(x: number(), y: start.y)
      case 2: Point(x: start.x + 0.02, y: start.y)
      default: Point(x: number(), y: number())
      }
    let transform =
      random.next(below: 4) == 0
      ? Transform(rotationAngle: number()).scaledBy(x: 1.7, y: random.number(in: 0.1...9)) : .identity
    return .linearGradient(gradient, from: start, to: end, transform: transform)
  }

  @Test(arguments: Kernels.allLevels) func pixelsAreTheirPlanes(kernels: Kernels) throws {
    var random = SeededGenerator(seed: 815)
    var forms: Set<UInt32> = []
    for round in 0..<2_000 {
      let paint = paint(gradient(&random), &random)
      let (x, y) = (random.next(below: 3_000) - 1_000, random.next(below: 3_000) - 1_000)
      let count = 1 + random.next(below: round % 4 == 0 ? 700 : 40)
      let row = try #require(PaintedRow(paint, x: x, y: y, count: count, kernels: kernels))
      let twin = PlanesTwin(gradient: try #require(row.planar))
      forms.insert(twin.gradient.form.rawValue)
      #expect(row.pixels == (x..<x + count).map { twin.pixel(x: $0, y: y) }, "round \(round)")
    }
    #expect(forms.count == 3)
  }

  /// Beside the rounding itself: planes have steps of 2^-24 of a level, and straight colours and alpha are multiplied in
  /// steps of 2^-8.
  @Test func channelsAreTheRampsWithinAHundredthOfALevel() throws {
    var random = SeededGenerator(seed: 816)
    for _ in 0..<2_000 {
      let gradient = gradient(&random)
      let row = try #require(
        PaintedRow(paint(gradient, &random), x: random.next(below: 300), y: random.next(below: 300), count: 64))
      let edges = GradientRamp(gradient).segments.map(\.start)
      for ((t, color), pixel) in zip(zip(row.ts, GradientRamp(gradient).colors(at: row.ts)), row.pixels) {
        // At an edge the colours may be those of its other side.
        guard edges.allSatisfy({ abs($0 - t) > 1e-5 }) else { continue }
        for channel in 0..<4 {
          let found = Float(pixel >> UInt32(8 * channel) & 255)
          #expect(abs(found - color[channel]) <= 0.51, "\(found) for \(color[channel]) at \(t)")
        }
      }
    }
  }

  @Test(arguments: [false, true]) func colorsThatDoNotChangeAreThemselves(premultiplied: Bool) throws {
    var random = SeededGenerator(seed: 817)
    for _ in 0..<3_000 {
      let color = Color(
        red: Double(random.next(below: 256)) / 255, green: Double(random.next(below: 256)) / 255,
        blue: Double(random.next(below: 256)) / 255, alpha: Double(random.next(below: 256)) / 255)
      let gradient = Gradient(colors: [color, color], interpolatesPremultiplied: premultiplied)
      let row = try #require(
        PaintedRow(.linearGradient(gradient, from: Point(x: 3, y: 1), to: Point(x: 9, y: 4)), x: 0, y: 0, count: 12))
      #expect(row.pixels == Array(repeating: color.premultiplied.bits, count: 12), "\(color)")
    }
  }

  @Test func aWideRampHasStepsOfOneLevelAndEqualWidths() throws {
    let gradient = Gradient(colors: [.black, .white])
    let row = try #require(
      PaintedRow(.linearGradient(gradient, from: .zero, to: Point(x: 2_048, y: 0)), x: 0, y: 5, count: 2_048))
    let levels = row.pixels.map { Int($0 & 255) }
    #expect(zip(levels, levels.dropFirst()).allSatisfy { (0...1).contains($1 - $0) })
    let widths = (1..<255).map { level in levels.count { $0 == level } }
    #expect(Set(widths).isSubset(of: [8, 9]))
  }

  /// The centre of a pixel on a hard edge has the later stop's colour, in both directions.
  @Test(arguments: Kernels.allLevels) func aHardEdgeBelongsToTheLaterStop(kernels: Kernels) throws {
    let gradient = Gradient(stops: [
      .init(location: 0.5, color: .red), .init(location: 0.5, color: .blue),
    ])
    let (red, blue) = (Color.red.premultiplied.bits, Color.blue.premultiplied.bits)
    for length in [2.0, 6, 10, 14, 22, 26, 100, 1_000] {
      let middle = Int(length / 2)
      func row(_ start: Double, _ end: Double) throws -> [UInt32] {
        let paint = Paint.linearGradient(gradient, from: Point(x: start, y: 0), to: Point(x: end, y: 0))
        return try #require(PaintedRow(paint, x: 0, y: 0, count: Int(length), kernels: kernels)).pixels
      }
      let count = Int(length)
      #expect(try row(0.5, length + 0.5) == (0..<count).map { $0 < middle ? red : blue }, "\(length)")
      #expect(try row(length + 0.5, 0.5) == (0..<count).map { $0 > middle ? red : blue }, "\(length)")
    }
  }
}
