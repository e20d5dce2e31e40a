import Canvas
import CanvasKernels
import CanvasMath
import Testing

/// Radial gradients about one centre and conic ones, whose parameters are worked out in single precision, beside the same in
/// double precision.
@Suite struct RoundGradientTests {
  private let gradient = Gradient(colors: [.red, .white, .blue])

  private func transform(_ random: inout SeededGenerator) -> Transform {
    Transform(rotationAngle: random.number(in: 0...6)).scaledBy(
      x: random.number(in: 0.01...50), y: random.number(in: 0.01...50)
    ).concatenating(
      Transform(translationX: random.number(in: -3_000...3_000), y: random.number(in: -3_000...3_000)))
  }

  private func row(_ paint: Paint, _ x: Int, _ y: Int, _ kernels: Kernels) throws -> [Float] {
    try #require(PaintedRow(paint, x: x, y: y, count: 50, kernels: kernels)).ts
  }

  @Test(arguments: Kernels.allLevels) func distancesAreThoseOfTheCircles(kernels: Kernels) throws {
    var random = SeededGenerator(seed: 821)
    for round in 0..<200 {
      let transform = transform(&random)
      let back = try #require(transform.inverted())
      let center = Point(x: random.number(in: -9...9), y: random.number(in: -9...9))
      let radii = (random.number(in: 0...30), random.number(in: 0...30))
      let (x, y) = (random.next(below: 2_000) - 1_000, random.next(below: 2_000) - 1_000)
      // How much a pixel changes the parameter at most.
      let pixel = (abs(back.a) + abs(back.b) + abs(back.c) + abs(back.d)) / abs(radii.1 - radii.0)
      let found = try row(
        .radialGradient(
          gradient, startCenter: center, startRadius: radii.0, endCenter: center, endRadius: radii.1,
          transform: transform),
        x, y, kernels)
      for (i, t) in found.enumerated() {
        let place = Point(x: Double(x + i) + 0.5, y: Double(y) + 0.5).applying(back)
        let distance = (place - center).length / (radii.1 - radii.0)
        let expected = distance - radii.0 / (radii.1 - radii.0)
        #expect(abs(Double(t) - expected) < 2e-6 * max(1, abs(distance)) + pixel / 1_000, "round \(round), column \(i)")
      }
    }
  }

  @Test(arguments: Kernels.allLevels) func turnsAreThoseOfTheAngles(kernels: Kernels) throws {
    var random = SeededGenerator(seed: 822)
    for round in 0..<200 {
      let transform = transform(&random)
      let back = try #require(transform.inverted())
      let center = Point(x: random.number(in: -9...9), y: random.number(in: -9...9))
      let start = random.number(in: -7...7)
      let (x, y) = (random.next(below: 2_000) - 1_000, random.next(below: 2_000) - 1_000)
      let found = try row(
        .conicGradient(gradient, center: center, startAngle: start, transform: transform), x, y, kernels)
      for (i, t) in found.enumerated() {
        let place = Point(x: Double(x + i) + 0.5, y: Double(y) + 0.5).applying(back)
        // Angles at the centre itself are not told by so few digits.
        guard (place - center).length > 1e-3 else { continue }
        let turns = (Trigonometry.angle(of: place - center) - start) / (2 * .pi)
        let difference = abs(Double(t) - (turns - turns.rounded(.down)))
        #expect(min(difference, 1 - difference) < 1e-5, "round \(round), column \(i)")
      }
    }
  }

  @Test(arguments: Kernels.allLevels) func aFarCentreIsSeenAtItsAngle(kernels: Kernels) throws {
    for center in [Point(x: 3e7, y: -1e8), Point(x: -2e12, y: 5e11), Point(x: 9, y: 1e40)] {
      let found = try row(.conicGradient(gradient, center: center, startAngle: 1), 100, -200, kernels)
      let turns = (Trigonometry.angle(of: Point(x: 100, y: -200) - center) - 1) / (2 * .pi)
      #expect(found.allSatisfy { abs(Double($0) - (turns - turns.rounded(.down))) < 1e-5 }, "\(center)")
    }
  }

  /// Eighths of a turn are exact too.
  @Test(arguments: Kernels.allLevels) func diagonalsAreExact(kernels: Kernels) throws {
    let paint = Paint.conicGradient(gradient, center: Point(x: 20.5, y: 20.5))
    for (x, y, turns) in [(30, 30, 0.125), (10, 30, 0.375), (10, 10, 0.625), (30, 10, 0.875)] {
      #expect(try row(paint, x, y, kernels)[0] == Float(turns))
    }
  }

  /// A pixel's centre on an axis of the gradient has an exact angle: an edge there lies between the same pixels everywhere.
  @Test(arguments: Kernels.allLevels) func quarterTurnsAreExact(kernels: Kernels) throws {
    let paint = Paint.conicGradient(gradient, center: Point(x: 20.5, y: 20.5))
    let row = try row(paint, 0, 20, kernels)
    #expect(row[0..<20].allSatisfy { $0 == 0.5 })
    #expect(row[21...].allSatisfy { $0 == 0 })
    #expect(try self.row(paint, 20, 4, kernels)[0] == 0.75)
    #expect(try self.row(paint, 20, 40, kernels)[0] == 0.25)
  }
}
