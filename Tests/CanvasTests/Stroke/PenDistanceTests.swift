import Canvas
import TestSupport
import Testing

/// With round caps and joins a stroke is what lies within half a width of the path: every pixel that is clearly inside
/// must be full, every one clearly outside empty, however tight the curve and wide the pen.
@Suite struct PenDistanceTests {
  private static let size = 32

  private func check(_ path: Path, width: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    let style = StrokeStyle(width: width, cap: .round, join: .round)
    let picture = StrokedPicture(path, style, width: Self.size, height: Self.size)
    var segments: [(Point, Vector, Double)] = []
    var current = Point.zero
    for element in path.flattened(tolerance: 0.05).elements {
      switch element {
      case .move(let point): current = point
      case .line(let point):
        let along = point - current
        segments.append((current, along, along.dot(along)))
        current = point
      default: break
      }
    }
    for y in 0..<Self.size {
      for x in 0..<Self.size {
        let center = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        var nearest = Double.infinity
        for (start, along, squared) in segments {
          let v = center - start
          let t = squared > 0 ? min(max(v.dot(along) / squared, 0), 1) : 0
          let apart = v - along * t
          nearest = min(nearest, apart.dot(apart))
        }
        let distance = nearest.squareRoot()
        // A pixel's corner is .71 from its centre; two tolerances of 1/16 and the one here are the rest.
        if distance < width / 2 - 0.9 {
          #expect(picture[x, y] == 255, "hole at \(x) \(y) of \(path), width \(width)", sourceLocation: sourceLocation)
        }
        if distance > width / 2 + 0.9 {
          #expect(picture[x, y] == 0, "spill at \(x) \(y) of \(path), width \(width)", sourceLocation: sourceLocation)
        }
      }
    }
  }

  @Test(arguments: [3.0, 9, 20]) func randomCurvesHaveNeitherHolesNorSpills(width: Double) {
    var random = SeededGenerator(seed: 311)
    for _ in 0..<6 {
      // A small box for a wide pen: curves tighter than the pen.
      let box = Rect(center: Point(x: 16, y: 16), size: Size(width: 24, height: 24).scaled(by: width > 10 ? 0.4 : 1))
      check(random.path(segments: 3, in: box), width: width)
    }
  }

  @Test func zigzagsShorterThanThePenHaveNoHoles() {
    var random = SeededGenerator(seed: 312)
    for _ in 0..<6 {
      var path = Path()
      path.move(to: Point(x: 10, y: 16))
      for i in 1...10 {
        path.addLine(to: Point(x: 10 + Double(i) + random.number(in: -1...1), y: 16 + random.number(in: -3...3)))
      }
      check(path, width: 11)
    }
  }

  // Cusps: the curve turns back at once, and the pen must turn with it.
  @Test func cuspsAreRound() {
    for (c1, c2) in [((24.0, 8.0), (8.0, 8.0)), ((30, 6), (2, 6)), ((16, 8), (16, 8))] {
      var path = Path()
      path.move(to: Point(x: 8, y: 22))
      path.addCurve(to: Point(x: 24, y: 22), control1: Point(x: c1.0, y: c1.1), control2: Point(x: c2.0, y: c2.1))
      check(path, width: 8)
    }
    // All control points in one line: there and back.
    var straight = Path()
    straight.move(to: Point(x: 12, y: 16))
    straight.addQuadCurve(to: Point(x: 14, y: 16), control: Point(x: 26, y: 16))
    check(straight, width: 8)
  }

  @Test func smallCirclesUnderAWidePenAreDiscs() {
    for radius in [0.01, 0.3, 1, 2, 4] {
      check(
        Path(ovalIn: Rect(center: Point(x: 16, y: 16), size: Size(width: 2 * radius, height: 2 * radius))), width: 12)
    }
  }
}
