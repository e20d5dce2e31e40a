import Canvas
import Testing

/// What paints put on pixels.
@Suite struct PaintTests {
  private let fade = Gradient(colors: [.red, .blue])
  private let center = Point(x: 5, y: 5)

  private func image(_ paint: Paint, transform: Transform = .identity) throws -> Image {
    try Image(size: Size(width: 10, height: 10)) { context in
      context.concatenate(transform)
      context.setFill(paint)
      // A path to fill everywhere, whatever the transform.
      let device = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
      context.fill(transform.inverted().map { device.applying($0) } ?? device)
    }
  }

  private func isClear(_ image: Image) -> Bool { image.pixels.withPixels { unsafe $0.allSatisfy { $0 == 0 } } }

  // MARK: Places

  @Test func aLinearGradientIsReadAtPixelCentres() throws {
    let image = try image(
      .linearGradient(Gradient(colors: [.black, .white]), from: .zero, to: Point(x: 10, y: 0)))
    for x in 0..<10 {
      for y in 0..<10 { #expect(image.pixels[x, y].red == UInt8((Double(x) + 0.5) / 10 * 255 + 0.5)) }
    }
  }

  @Test func repeatBeginsAnewAndReflectGoesBack() throws {
    var gradient = Gradient(colors: [.black, .white], spread: .repeat)
    func row() throws -> [UInt8] {
      let image = try image(.linearGradient(gradient, from: Point(x: 3, y: 0), to: Point(x: 6, y: 0)))
      return (0..<10).map { image.pixels[$0, 0].red }
    }
    let (a, b, c): (UInt8, UInt8, UInt8) = (42, 128, 212)
    #expect(try row().map { $0 / 2 } == [a, b, c, a, b, c, a, b, c, a].map { $0 / 2 })
    gradient.spread = .reflect
    #expect(try row().map { $0 / 2 } == [c, b, a, a, b, c, c, b, a, a].map { $0 / 2 })
    gradient.spread = .pad
    #expect(try row().map { $0 / 2 } == [0, 0, 0, a, b, c, 255, 255, 255, 255].map { $0 / 2 })
  }

  @Test func aConicGradientTurnsClockwiseToTheEye() throws {
    let quarters = Gradient(stops: [
      .init(location: 0, color: .red), .init(location: 0.25, color: .red), .init(location: 0.25, color: .green),
      .init(location: 0.5, color: .green), .init(location: 0.5, color: .blue), .init(location: 0.75, color: .blue),
      .init(location: 0.75, color: .white), .init(location: 1, color: .white),
    ])
    func corners(_ paint: Paint) throws -> [Color?] {
      let image = try image(paint)
      // From the lower right, clockwise to the eye.
      return [(8, 8), (1, 8), (1, 1), (8, 1)].map { image.color(atPixelX: $0.0, y: $0.1) }
    }
    #expect(try corners(.conicGradient(quarters, center: center)) == [.red, .green, .blue, .white])
    #expect(
      try corners(.conicGradient(quarters, center: center, startAngle: -.pi / 2)) == [.green, .blue, .white, .red])
    #expect(
      try corners(.conicGradient(quarters, center: center, direction: .counterclockwise)) == [
        .white, .blue, .green, .red,
      ])
  }

  @Test func theTransformMovesThePaintAndTheContextMovesBoth() throws {
    let plain = try image(.linearGradient(fade, from: Point(x: 2, y: 0), to: Point(x: 6, y: 0)))
    let unit = Paint.linearGradient(
      fade, from: .zero, to: Point(x: 1, y: 0), transform: Transform(a: 4, b: 0, c: 0, d: 1, tx: 2, ty: 0))
    #expect(try image(unit) == plain)
    let moved = Transform(a: 2, b: 0, c: 0, d: 2, tx: 2, ty: 0)
    #expect(try image(.linearGradient(fade, from: .zero, to: Point(x: 2, y: 0)), transform: moved) == plain)
  }

  @Test func aPixelIsTheSameWhateverIsDrawnBesideIt() throws {
    let paints: [Paint] = [
      .linearGradient(fade, from: Point(x: 0.1, y: 0.3), to: Point(x: 9.7, y: 8.1)),
      .conicGradient(fade, center: Point(x: 4.7, y: 5.1)), .radialGradient(fade, center: center, radius: 7.3),
    ]
    for paint in paints {
      let whole = try image(paint)
      let parts = try Image(size: Size(width: 10, height: 10)) { context in
        context.setFill(paint)
        for x in 0..<10 { context.fill(Rect(x: Double(x), y: 0, width: 1, height: 10)) }
      }
      #expect(parts == whole)
    }
  }

  // MARK: Stops

  @Test func oneStopIsTheColourItself() throws {
    for color in [Color.orange, .purple.withAlpha(0.3), Color(red: 0.123, green: 0.77, blue: 0.5, alpha: 0.61)] {
      let expected = try image(.color(color))
      for space in Gradient.Interpolation.allCases {
        let gradient = Gradient(colors: [color], interpolation: space)
        let found = try image(.linearGradient(gradient, from: .zero, to: center)).pixels[4, 4]
        let wanted = expected.pixels[4, 4]
        #expect(found == wanted, "\(space)")
      }
    }
  }

  @Test func noStopsAreTransparent() throws {
    let none = Gradient(stops: [])
    #expect(isClear(try image(.linearGradient(none, from: .zero, to: center))))
    #expect(isClear(try image(.radialGradient(none, center: center, radius: 5))))
    #expect(isClear(try image(.conicGradient(none, center: center))))
  }

  // MARK: Odd geometry

  private static let oddNumbers = [Double.nan, .infinity, -.infinity, 1e300, -1e300]

  @Test func whatHasNoPlaceDrawsNothing() throws {
    var paints: [Paint] = [
      .linearGradient(fade, from: center, to: center),
      .linearGradient(fade, from: .zero, to: Point(x: 1e-200, y: 0)),
      .radialGradient(fade, center: center, radius: 0), .radialGradient(fade, center: center, radius: -3),
      .radialGradient(fade, startCenter: center, startRadius: 3, endCenter: center, endRadius: 3),
      .radialGradient(fade, startCenter: .zero, startRadius: 0, endCenter: center, endRadius: 0),
      .radialGradient(fade, startCenter: .zero, startRadius: -1, endCenter: center, endRadius: 4),
      .linearGradient(fade, from: .zero, to: center, transform: Transform(scaleX: 0, y: 1)),
      .conicGradient(fade, center: center, transform: Transform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0)),
      .conicGradient(fade, center: center, startAngle: .nan),
    ]
    for odd in Self.oddNumbers {
      paints.append(.linearGradient(fade, from: Point(x: odd, y: 0), to: center))
      paints.append(.linearGradient(fade, from: .zero, to: Point(x: 0, y: odd)))
      paints.append(.radialGradient(fade, center: Point(x: odd, y: 0), radius: odd))
      paints.append(.radialGradient(fade, center: center, radius: odd))
    }
    for paint in paints { #expect(isClear(try image(paint)), "\(paint)") }
  }

  @Test func noNumberStopsTheProgram() throws {
    let numbers = Self.oddNumbers + [0, 1, -1, 1e-300, 1e150, 4e9, 5.5]
    let tile = try Image(size: Size(width: 3, height: 2)) { $0.fill($0.bounds) }
    var random = SeededGenerator(seed: 304)
    func number() -> Double { numbers[random.next(below: numbers.count)] }
    func point() -> Point { Point(x: number(), y: number()) }
    for _ in 0..<3_000 {
      let transform = Transform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
      let gradient = Gradient(
        stops: [.init(location: number(), color: .red), .init(location: number(), color: .blue)],
        spread: Gradient.Spread.allCases[random.next(below: 3)], isDithered: random.next(below: 2) == 0)
      let paint: Paint =
        switch random.next(below: 4) {
        case 0: .linearGradient(gradient, from: point(), to: point(), transform: transform)
        case 1:
          .radialGradient(
            gradient, startCenter: point(), startRadius: number(), endCenter: point(), endRadius: number(),
            transform: transform)
        case 2: .conicGradient(gradient, center: point(), startAngle: number(), transform: transform)
        default:
          .image(
            tile, tilingX: Paint.Tiling.allCases[random.next(below: 4)],
            tilingY: Paint.Tiling.allCases[random.next(below: 4)],
            sampling: Paint.Sampling.allCases[random.next(below: 3)], transform: transform)
        }
      let image = try image(paint)
      // A channel above its alpha would spoil its neighbour when it is blended.
      for x in 0..<10 {
        let pixel = image.pixels[x, x]
        #expect(max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha)
      }
    }
  }

  // MARK: Dithering

  @Test func theDitherIsEachOfItsStepsOnce() {
    let biases = (0..<64).map { OrderedDither.bias(x: $0 % 8, y: $0 / 8) * 128 }
    #expect(biases.sorted() == stride(from: -63, through: 63, by: 2).map { Float($0) })
    // The first of Bayer's rows: 0 32 8 40 2 34 10 42.
    #expect(biases[0..<8].map { ($0 + 63) / 2 } == [0, 32, 8, 40, 2, 34, 10, 42])
  }

  @Test func ditheringKeepsWholeLevelsAndMeansTheRest() throws {
    let whole = Gradient(colors: [Color(red8: 77, green8: 0, blue8: 255)], isDithered: true)
    let flat = try image(.linearGradient(whole, from: .zero, to: center))
    #expect(flat == (try image(.color(Color(red8: 77, green8: 0, blue8: 255)))))
    // Down a column of a gradient across nothing changes; 3/8 between two levels is 3/8 of the 64 pixels.
    let slow = Gradient(colors: [Color(red8: 100, green8: 0, blue8: 0), Color(red8: 101, green8: 0, blue8: 0)])
    var dithered = slow
    dithered.isDithered = true
    let paint = Paint.linearGradient(dithered, from: Point(x: -3e6, y: 0), to: Point(x: 5e6, y: 0))
    let picture = try Image(size: Size(width: 8, height: 8)) { context in
      context.setFill(paint)
      context.fill(context.bounds)
    }
    let higher = (0..<64).filter { picture.pixels[$0 % 8, $0 / 8].red == 101 }
    #expect(higher.count == 24)
  }

  // MARK: State

  @Test func aColourReplacesAPaintAndTheStateKeepsIt() throws {
    let image = try Image(size: Size(width: 2, height: 1)) { context in
      context.setFillColor(.red)
      context.saveGState()
      context.setFill(.conicGradient(Gradient(colors: [.green]), center: .zero))
      context.fill(Rect(x: 0, y: 0, width: 1, height: 1))
      context.restoreGState()
      context.fill(Rect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(image.color(atPixelX: 0, y: 0) == .green && image.color(atPixelX: 1, y: 0) == .red)
  }

  @Test func aStrokeHasItsOwnPaint() throws {
    let image = try Image(size: Size(width: 10, height: 10)) { context in
      context.setStroke(.linearGradient(Gradient(colors: [.red, .red]), from: .zero, to: center))
      context.setFillColor(.blue)
      context.addRect(context.bounds.insetBy(dx: 1.5, dy: 1.5))
      context.drawPath(using: .fillStroke)
    }
    #expect(image.color(atPixelX: 1, y: 5) == .red && image.color(atPixelX: 5, y: 5) == .blue)
  }

  /// The first row is covered by half, and those below, to the picture's edge, fully.
  @Test(arguments: ["linear", "radial", "image"]) func rowsBelowASoftEdgeAreCoveredFully(kind: String) throws {
    let gradient = Gradient(colors: [.red, .blue.withAlpha(0.5)])
    let tile = try Image(size: Size(width: 3, height: 3)) { $0.fill($0.bounds, with: .color(.green)) }
    let paint: Paint =
      switch kind {
      case "linear": .linearGradient(gradient, from: .zero, to: Point(x: 40, y: 30))
      case "radial": .radialGradient(gradient, center: Point(x: 20, y: 20), radius: 30)
      default: .image(tile)
      }
    func picture(from top: Double) throws -> Image {
      try Image(size: Size(width: 40, height: 40)) {
        $0.fill(Rect(x: 0, y: top, width: 40, height: 40 - top), with: paint)
      }
    }
    let (whole, soft) = (try picture(from: 0), try picture(from: 2.5))
    for y in 0..<40 {
      for x in 0..<40 where y != 2 { #expect(soft.pixels[x, y] == (y < 2 ? .clear : whole.pixels[x, y])) }
    }
    #expect(abs(2 * Int(soft.pixels[7, 2].alpha) - Int(whole.pixels[7, 2].alpha)) <= 2)
  }
}
