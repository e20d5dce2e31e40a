import Canvas
import CanvasMath
import Testing

/// Rows of gradients from the kernels beside plain formulas, at every level.
@Suite struct GradientKernelTests {
  private static let colors = Gradient(stops: [
    .init(location: 0.1, color: .red), .init(location: 0.4, color: .white.withAlpha(0.3)),
    .init(location: 0.4, color: .blue), .init(location: 0.95, color: .yellow.withAlpha(0.8)),
  ])

  private func places(_ paint: Paint, x: Int = -37, y: Int = 21, count: Int = 300, _ kernels: Kernels) throws -> [Float]
  {
    try #require(PaintedRow(paint, x: x, y: y, count: count, kernels: kernels)).ts
  }

  // MARK: Places

  @Test(arguments: Gradient.Spread.allCases, Kernels.allLevels)
  func linearPlacesAreProjections(spread: Gradient.Spread, kernels: Kernels) throws {
    var random = SeededGenerator(seed: 811)
    func number() -> Double { Double(random.next(below: 4_000)) / 10 - 200 }
    let gradient = Gradient(stops: Self.colors.stops, spread: spread)
    for _ in 0..<50 {
      let (start, end) = (Point(x: number(), y: number()), Point(x: number(), y: number()))
      let way = end - start
      guard way.length > 5 else { continue }
      let found = try places(.linearGradient(gradient, from: start, to: end), kernels)
      for (i, t) in found.enumerated() {
        let plain = (Point(x: Double(i) - 36.5, y: 21.5) - start).dot(way) / way.dot(way)
        #expect(distance(t, Self.spread(plain, spread), spread) < 2e-6 * max(1, abs(plain)))
      }
    }
  }

  @Test(arguments: Kernels.allLevels) func aRepeatedGradientBeginsAnewExactlyAtItsEnd(kernels: Kernels) throws {
    let gradient = Gradient(stops: Self.colors.stops, spread: .repeat)
    let found = try places(
      .linearGradient(gradient, from: Point(x: 0.5, y: 0), to: Point(x: 7.5, y: 0)), x: 0, y: 0, count: 64, kernels)
    for (i, t) in found.enumerated() { #expect((t == 0) == (i % 7 == 0)) }
  }

  @Test(arguments: Kernels.allLevels) func conicPlacesAreAngles(kernels: Kernels) throws {
    var random = SeededGenerator(seed: 812)
    for direction in RotationDirection.allCases {
      for y in -40..<40 {
        let start = Double(random.next(below: 1_000)) / 50 - 10
        let center = Point(x: 100, y: 0.25)
        let found = try places(
          .conicGradient(Self.colors, center: center, startAngle: start, direction: direction), y: y, kernels)
        for (i, t) in found.enumerated() {
          let angle = Trigonometry.angle(of: Point(x: Double(i) - 36.5, y: Double(y) + 0.5) - center)
          let turns = (angle - start) / (2 * .pi) * (direction == .clockwise ? 1 : -1)
          #expect(distance(t, turns - turns.rounded(.down), .repeat) < 1e-6)
        }
      }
    }
    #expect(
      try places(.conicGradient(Self.colors, center: Point(x: 0.5, y: 0.5)), x: 0, y: 0, count: 1, kernels) == [0],
      "the centre itself")
  }

  // Round the end to the start where places go round.
  private func distance(_ t: Float, _ expected: Double, _ spread: Gradient.Spread) -> Double {
    let difference = abs(Double(t) - expected)
    return spread == .repeat ? min(difference, abs(difference - 1)) : difference
  }

  private static func spread(_ t: Double, _ spread: Gradient.Spread) -> Double {
    switch spread {
    case .pad, .none: return t
    case .repeat: return t - t.rounded(.down)
    case .reflect:
      let phase = t - (t / 2).rounded(.down) * 2
      return phase > 1 ? 2 - phase : phase
    }
  }

  // MARK: Colours

  @Test(arguments: Kernels.allLevels, Gradient.Interpolation.allCases)
  func pixelsAreTheRampsColoursRounded(kernels: Kernels, interpolation: Gradient.Interpolation) throws {
    for isDithered in [false, true] { try checkPixels(isDithered, interpolation, kernels) }
  }

  private func checkPixels(
    _ isDithered: Bool, _ interpolation: Gradient.Interpolation, _ kernels: Kernels
  ) throws {
    var random = SeededGenerator(seed: 813)
    let opaque = [Gradient.Stop(location: 0, color: .red), .init(location: 0.7, color: .blue)]
    // Rising, falling, straight down, and nowhere near.
    let ends = [3.0, 17, 200, 5_000].flatMap { length in
      [
        (Point(x: -20, y: 3), Point(x: length - 20, y: 30)), (Point(x: length, y: 0), Point(x: 0, y: 1)),
        (Point(x: 7, y: 20), Point(x: 7, y: 20 + length)), (Point(x: 1e9, y: 1e9), Point(x: 1e9 + length, y: 2e9)),
      ]
    }
    for (start, end) in ends {
      for count in [1, 7, 8, 9, 31, 300, 700] {
        let gradient = Gradient(
          stops: count % 2 == 0 ? opaque : Self.colors.stops, interpolation: interpolation,
          spread: count == 31 ? .reflect : .pad, isDithered: isDithered)
        let x = random.next(below: 50) - 25
        let y = random.next(below: 50)
        let row = try #require(
          PaintedRow(.linearGradient(gradient, from: start, to: end), x: x, y: y, count: count, kernels: kernels))
        guard row.planar == nil else { continue }
        let colors = GradientRamp(gradient).colors(at: row.ts)
        let expected = (0..<count).map { i in
          Self.rounded(colors[i], isDithered ? OrderedDither.bias(x: x + i, y: y) : 0)
        }
        #expect(row.pixels == expected, "\(start) \(end) \(count)")
      }
    }
  }

  /// Two segments, few and many; continued to both ends and not.
  @Test(arguments: Kernels.allLevels) func pixelsOfRoundGradientsAreTheRampsColoursRounded(kernels: Kernels) throws {
    var random = SeededGenerator(seed: 817)
    for round in 0..<300 {
      let gradient = Gradient(
        stops: random.gradientStops(upTo: round % 3 == 0 ? 9 : 3), spread: Gradient.Spread.allCases[round % 3],
        interpolatesPremultiplied: round % 7 == 0)
      let center = Point(x: random.number(in: -50...250), y: random.number(in: -50...50))
      let paint =
        round % 2 == 0
        ? Paint.radialGradient(gradient, center: center, radius: random.number(in: 1...200))
        : .conicGradient(
          gradient, center: center, startAngle: random.number(in: -7...7),
          direction: RotationDirection.allCases[round / 2 % 2])
      let count = 1 + random.next(below: 300)
      let row = try #require(PaintedRow(paint, x: 0, y: random.next(below: 20), count: count, kernels: kernels))
      #expect(row.pixels == GradientRamp(gradient).colors(at: row.ts).map { Self.rounded($0, 0) }, "round \(round)")
    }
  }

  /// An alpha of one level is 1 in a ramp whose factor is not alpha.
  @Test(arguments: Kernels.allLevels) func aFaintFirstColorIsNoFactor(kernels: Kernels) throws {
    let gradient = Gradient(
      stops: [.init(location: 0, color: .white.withAlpha(1 / 255)), .init(location: 1, color: .red)],
      interpolatesPremultiplied: true)
    for count in [20, 200] {
      for paint in [
        Paint.linearGradient(
          Gradient(stops: gradient.stops, spread: .reflect, interpolatesPremultiplied: true), from: .zero,
          to: Point(x: 150, y: 0)),
        .radialGradient(gradient, center: .zero, radius: 150),
      ] {
        let row = try #require(PaintedRow(paint, x: 0, y: 0, count: count, kernels: kernels))
        #expect(row.pixels == GradientRamp(gradient).colors(at: row.ts).map { Self.rounded($0, 0) })
      }
    }
  }

  @Test(arguments: Kernels.allLevels) func aPixelIsTheSameWhateverIsDrawnBesideIt(kernels: Kernels) throws {
    for paint in [
      Paint.linearGradient(Self.colors, from: Point(x: 3, y: 2), to: Point(x: 251, y: 90)),
      Paint.radialGradient(
        Self.colors, startCenter: Point(x: 80, y: 20), startRadius: 7, endCenter: Point(x: 140, y: 30), endRadius: 99),
      Paint.conicGradient(Self.colors, center: Point(x: 100, y: 31)),
    ] {
      let whole = try #require(PaintedRow(paint, x: 0, y: 30, count: 600, kernels: kernels)).pixels
      for (x, count) in [(0, 5), (3, 300), (255, 9), (256, 256), (599, 1), (77, 520)] {
        let part = try #require(PaintedRow(paint, x: x, y: 30, count: count, kernels: kernels)).pixels
        #expect(part == Array(whole[x..<x + count]))
      }
    }
  }

  // No channel above alpha, to nearest, halves to even.
  private static func rounded(_ color: SIMD4<Float>, _ bias: Float) -> UInt32 {
    var pixel: UInt32 = 0
    for i in 0..<4 {
      let value = (min(color[i], color.w) + bias).rounded(.toNearestOrEven)
      pixel |= UInt32(min(max(value, 0), 255)) << UInt32(8 * i)
    }
    return pixel
  }
}
