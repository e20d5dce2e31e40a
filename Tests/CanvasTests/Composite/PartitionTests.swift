import Canvas
import TestSupport
import Testing

@Suite struct PartitionTests {
  private static let center = Point(x: 30.3, y: 29.6)
  private static let radius = 27.0

  private func angles(_ count: Int, from start: Double, _ random: inout SeededGenerator) -> [Double] {
    var angles = [start]
    var weights = (0..<count).map { _ in Double(random.next(below: 100) + 1) }
    let total = weights.reduce(0, +)
    weights = weights.map { $0 / total * 2 * .pi }
    for i in 0..<count - 1 { angles.append(angles[i] + weights[i]) }
    angles.append(start + 2 * .pi)
    return angles
  }

  private func sectors(_ angles: [Double]) -> [Path] {
    guard angles.count > 2 else {
      return [
        Path(pieCenter: Self.center, radius: Self.radius, startAngle: angles[0], endAngle: angles[0] + 2 * .pi)
      ]
    }
    // Sectors are made of the same rim points: the last one ends where the first began.
    return (0..<angles.count - 1).map { i in
      var path = Path()
      path.move(to: Self.center)
      path.addArc(
        center: Self.center, radius: Self.radius, startAngle: angles[i], delta: angles[i + 1] - angles[i])
      path.close()
      return path
    }
  }

  // The disc that has the sectors' arcs for its rim.
  private func disc(_ angles: [Double]) -> Path {
    guard angles.count > 2 else { return sectors(angles)[0] }
    var path = Path()
    for i in 0..<angles.count - 1 {
      path.addArc(
        center: Self.center, radius: Self.radius, startAngle: angles[i], delta: angles[i + 1] - angles[i])
    }
    path.close()
    return path
  }

  private func picture(_ background: Color, _ draw: (DrawingContext) -> Void) throws -> Image {
    try Image(size: Size(width: 60, height: 60)) { context in
      context.setFillColor(background)
      context.fill(context.bounds)
      draw(context)
    }
  }

  @Test(arguments: [1, 2, 3, 5, 8, 13, 40, 125, 500])
  func aPartitionOfADiscIsTheDisc(count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    for (background, color) in [
      (Color.white, Color.black), (.blue, .yellow), (.clear, Color(red: 0.3, green: 0.7, blue: 0.2, alpha: 0.6)),
    ] {
      let angles = angles(count, from: Double(random.next(below: 1_000)) / 100 - 5, &random)
      let parts = try picture(background) { context in
        context.fillPartition(sectors(angles).map { ($0, color) })
      }
      let whole = try picture(background) { context in
        context.setFillColor(color)
        context.fill(disc(angles))
      }
      for y in 0..<60 {
        for x in 0..<60 {
          let a = parts.pixels[x, y]
          let b = whole.pixels[x, y]
          let distance = Point(x: Double(x) + 0.5, y: Double(y) + 0.5).distance(to: Self.center)
          if distance < Self.radius - 2 {
            #expect(a == b, "inside at \(x),\(y), \(count) sectors")
          } else {
            for (c, d) in [(a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.alpha, b.alpha)] {
              #expect(abs(Int(c) - Int(d)) <= 1, "at the rim at \(x),\(y), \(count) sectors")
            }
          }
        }
      }
    }
  }

  /// How many pixels of the parts' picture are not the whole's: inside to the bit, at the rim by more than a level.
  private func wrongPixels(_ parts: Image, _ whole: Image) -> (inside: Int, rim: Int) {
    var wrong = (inside: 0, rim: 0)
    for y in 0..<60 {
      for x in 0..<60 {
        let (a, b) = (parts.pixels[x, y], whole.pixels[x, y])
        guard a != b else { continue }
        if Point(x: Double(x) + 0.5, y: Double(y) + 0.5).distance(to: Self.center) < Self.radius - 2 {
          wrong.inside += 1
        } else if [(a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.alpha, b.alpha)]
          .contains(where: { abs(Int($0) - Int($1)) > 1 })
        {
          wrong.rim += 1
        }
      }
    }
    return wrong
  }

  @Test func everyNumberOfSectorsIsTheDisc() throws {
    var random = SeededGenerator(seed: 5)
    for count in 1...500 {
      func byte() -> UInt8 { UInt8(truncatingIfNeeded: random.next(below: 256)) }
      let background = Color(red8: byte(), green8: byte(), blue8: byte(), alpha8: byte())
      let color = Color(red8: byte(), green8: byte(), blue8: byte(), alpha8: byte())
      let angles = angles(count, from: Double(random.next(below: 1_000_000)) / 50_000 - 10, &random)
      let parts = try picture(background) { $0.fillPartition(sectors(angles).map { ($0, color) }) }
      let whole = try picture(background) { context in
        context.setFillColor(color)
        context.fill(disc(angles))
      }
      #expect(wrongPixels(parts, whole) == (0, 0), "\(count) sectors")
    }
  }

  private func paints() throws -> [Paint] {
    let gradient = Gradient(colors: [.red, Color(red: 0, green: 0.5, blue: 1, alpha: 0.3), .yellow])
    let image = try Image(size: Size(width: 7, height: 5)) { context in
      context.setFill(.linearGradient(gradient, from: .zero, to: Point(x: 7, y: 5)))
      context.fill(context.bounds)
    }
    return [
      .linearGradient(gradient, from: Point(x: 5, y: 3), to: Point(x: 50, y: 60)),
      .radialGradient(gradient, center: Point(x: 25, y: 33), radius: 21),
      .conicGradient(gradient, center: Self.center, startAngle: 1),
      .image(image, sampling: .bicubic, transform: Transform(rotationAngle: 0.3)),
    ]
  }

  @Test(arguments: [1, 2, 7, 40, 500])
  func aPartitionOfAPaintedDiscIsThePaintedDisc(count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    for paint in try paints() {
      for background in [Color.white, .clear] {
        let angles = angles(count, from: Double(random.next(below: 1_000)) / 100 - 5, &random)
        let parts = try picture(background) { $0.fillPartition(sectors(angles).map { ($0, paint) }) }
        let whole = try picture(background) { context in
          context.setFill(paint)
          context.fill(disc(angles))
        }
        #expect(wrongPixels(parts, whole) == (0, 0), "\(count) sectors of \(paint)")
      }
    }
  }

  @Test func eachShapeHasItsOwnPaint() throws {
    let paints = try paints()
    func bar(_ i: Int) -> Rect { Rect(x: Double(i) * 15, y: 0, width: 15, height: 60) }
    let parts = try picture(.white) { context in
      context.fillPartition(paints.indices.map { (Path(rect: bar($0)), paints[$0]) })
    }
    let oneByOne = try picture(.white) { context in
      for (i, paint) in paints.enumerated() {
        context.setFill(paint)
        context.fill(bar(i))
      }
    }
    #expect(parts == oneByOne)
  }

  @Test func paintsLieInUserSpace() throws {
    let gradient = Gradient(colors: [.red, .blue])
    let paint = Paint.linearGradient(gradient, from: .zero, to: Point(x: 10, y: 0))
    let path = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    func scaled(_ draw: (DrawingContext) -> Void) throws -> Image {
      try picture(.white) { context in
        context.translateBy(x: 10, y: 10)
        context.scaleBy(x: 4, y: 4)
        draw(context)
      }
    }
    let parts = try scaled { $0.fillPartition([(path, paint)]) }
    let whole = try scaled { context in
      context.setFill(paint)
      context.fill(path)
    }
    #expect(parts == whole)
  }

  @Test func aTransparentPaintTakesItsPartAndOneOfNoPlaceNone() throws {
    let there = Path(rect: Rect(x: 0, y: 0, width: 30, height: 60))
    let image = try picture(.white) { $0.fillPartition([(there, .color(.clear)), (there, .color(.red))]) }
    #expect(image.color(atPixelX: 10, y: 10) == .white)
    let nowhere = Paint.linearGradient(Gradient(colors: [.blue, .green]), from: .zero, to: .zero)
    let other = try picture(.white) { $0.fillPartition([(there, nowhere), (there, .color(.red))]) }
    #expect(other.color(atPixelX: 10, y: 10) == .red)
  }

  @Test func overlappedColoursAreSharedByWhatIsLeft() throws {
    // The first takes half of column 10, the second, which covers all of it, the other half.
    let image = try picture(.green) { context in
      context.fillPartition([
        (Path(rect: Rect(x: 0, y: 0, width: 10.5, height: 60)), .red),
        (Path(rect: Rect(x: 0, y: 0, width: 20, height: 60)), .blue),
      ])
    }
    #expect(image.pixels[10, 10] == PremultipliedPixel(red: 128, green: 0, blue: 127, alpha: 255))
    #expect(image.color(atPixelX: 9, y: 10) == .red)
    #expect(image.color(atPixelX: 11, y: 10) == .blue)
  }

  @Test func aModeAppliesToThePaintedPartsAsToOneDisc() throws {
    var random = SeededGenerator(seed: 3)
    let angles = angles(9, from: 0.3, &random)
    let paint = try paints()[1]
    for mode in [BlendMode.multiply, .destinationOut, .sourceAtop, .luminosity] {
      func drawn(_ draw: (DrawingContext) -> Void) throws -> Image {
        try picture(.yellow) { context in
          context.setBlendMode(mode)
          context.setAlpha(0.8)
          context.clip(to: Path(ovalIn: Rect(x: 15, y: 12, width: 33, height: 41)))
          draw(context)
        }
      }
      let parts = try drawn { $0.fillPartition(sectors(angles).map { ($0, paint) }) }
      let whole = try drawn { context in
        context.setFill(paint)
        context.fill(disc(angles))
      }
      #expect(wrongPixels(parts, whole) == (0, 0), "\(mode)")
    }
  }

  @Test func theShadowIsTheDiscs() throws {
    var random = SeededGenerator(seed: 8)
    let angles = angles(12, from: 1, &random)
    func drawn(_ draw: (DrawingContext) -> Void) throws -> Image {
      try picture(.white) { context in
        context.setShadow(offset: Vector(dx: 2, dy: 3), blur: 3)
        draw(context)
      }
    }
    let parts = try drawn { $0.fillPartition(sectors(angles).map { ($0, .orange) }) }
    let whole = try drawn { context in
      context.setFillColor(.orange)
      context.fill(disc(angles))
    }
    #expect(wrongPixels(parts, whole) == (0, 0))
  }

  @Test func neighboursMixWithoutTheBackground() throws {
    let image = try picture(.green) { context in
      let left = Path(rect: Rect(x: 0, y: 0, width: 30.5, height: 60))
      let right = Path(rect: Rect(x: 30.5, y: 0, width: 29.5, height: 60))
      context.fillPartition([(left, .red), (right, .blue)])
    }
    #expect(image.pixels[30, 30] == PremultipliedPixel(red: 128, green: 0, blue: 127, alpha: 255))
    #expect(image.pixels[29, 30] == PremultipliedPixel(red: 255, green: 0, blue: 0, alpha: 255))
  }

  @Test func laterShapesGetWhatIsLeft() throws {
    let image = try picture(.white) { context in
      context.fillPartition([
        (Path(rect: Rect(x: 0, y: 0, width: 20, height: 60)), .red),
        (Path(rect: Rect(x: 10, y: 0, width: 20, height: 60)), .blue),
      ])
    }
    #expect(image.color(atPixelX: 15, y: 5) == .red)
    #expect(image.color(atPixelX: 25, y: 5) == .blue)
  }

  @Test func eitherTurnOfAnOutlineFills() throws {
    let path = Path(ovalIn: Rect(x: 10, y: 10, width: 40, height: 40))
    let there = try picture(.white) { $0.fillPartition([(path, .red)]) }
    let back = try picture(.white) { $0.fillPartition([(path.reversed, .red)]) }
    #expect(there == back)
    #expect(there.color(atPixelX: 30, y: 30) == .red)
  }

  @Test func theClipAndTheAlphaApplyToTheWhole() throws {
    let image = try picture(.white) { context in
      context.clip(to: Path(ovalIn: Rect(x: 10, y: 10, width: 40, height: 40)))
      context.setAlpha(0.5)
      context.fillPartition([(Path(rect: context.bounds), .black)])
    }
    #expect(image.pixels[30, 30] == PremultipliedPixel(red: 127, green: 127, blue: 127, alpha: 255))
    #expect(image.color(atPixelX: 5, y: 5) == .white)
  }

  @Test func nothingIsDrawnOfOddShapes() throws {
    let image = try picture(.white) { context in
      context.fillPartition([] as [(path: Path, paint: Paint)])
      context.fillPartition([(Path(), .red), (Path(rect: Rect(x: .nan, y: 0, width: 1, height: 1)), .red)])
      context.scaleBy(x: 0, y: 1)
      context.fillPartition([(Path(rect: context.bounds), .red)])
    }
    #expect(image == (try picture(.white) { _ in }))
  }
}
