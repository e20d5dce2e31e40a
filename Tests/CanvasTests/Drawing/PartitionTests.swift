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
      context.fillPartition([])
      context.fillPartition([(Path(), .red), (Path(rect: Rect(x: .nan, y: 0, width: 1, height: 1)), .red)])
      context.scaleBy(x: 0, y: 1)
      context.fillPartition([(Path(rect: context.bounds), .red)])
    }
    #expect(image == (try picture(.white) { _ in }))
  }
}
