import Canvas
import TestSupport
import Testing

@Suite struct FlattenerTests {
  private let box = Rect(x: 0, y: 0, width: 100, height: 100)

  private func distance(_ point: Point, toSegment a: Point, _ b: Point) -> Double {
    let along = b - a
    let length = along.dot(along)
    let t = length > 0 ? min(max((point - a).dot(along) / length, 0), 1) : 0
    return point.distance(to: a + along * t)
  }

  // The farthest that the true curve, looked at closely, is from the line through the flattened points.
  private func deviation(of flat: Path, from curve: (Double) -> Point) -> Double {
    let points = flat.elements.compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
    var worst = 0.0
    let samples = 16
    for i in 1..<points.count {
      for j in 1..<samples {
        // Points are evenly spaced in the curve's parameter.
        let t = (Double(i - 1) + Double(j) / Double(samples)) / Double(points.count - 1)
        worst = max(worst, distance(curve(t), toSegment: points[i - 1], points[i]))
      }
    }
    return worst
  }

  private func mix(_ a: Point, _ b: Point, _ t: Double) -> Point { a.interpolated(to: b, at: t) }

  @Test(arguments: [1.0, 1.0 / 16, 0.001]) func noCubicIsFartherThanTheTolerance(tolerance: Double) {
    var random = SeededGenerator(seed: 61)
    var worst = 0.0
    for _ in 0..<40 {
      let p = (0..<4).map { _ in random.point(in: box) }
      var path = Path()
      path.move(to: p[0])
      path.addCurve(to: p[3], control1: p[1], control2: p[2])
      worst = max(
        worst,
        deviation(of: path.flattened(tolerance: tolerance)) { t in
          let (a, b, c) = (mix(p[0], p[1], t), mix(p[1], p[2], t), mix(p[2], p[3], t))
          return mix(mix(a, b, t), mix(b, c, t), t)
        })
    }
    #expect(worst <= tolerance)
    // A bound that wastes most of its segments would be no use either.
    #expect(worst > tolerance / 4)
  }

  @Test(arguments: [(1, 65_536), (510, 65_536), (1_000, 33_487), (600_000, 64)])
  func theCurvesOfAPathShareWhatItMayBecome(lineCount: Int, limit: Int) {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    for i in 1...lineCount { path.addLine(to: Point(x: Double(i), y: 0)) }
    path.addQuadCurve(to: Point(x: 0, y: 9), control: Point(x: 50, y: 50))
    #expect(path.flattened(tolerance: 1e-300).elements.count == 1 + lineCount + limit)
  }

  @Test(arguments: [1.0, 1.0 / 16, 0.001]) func noQuadraticIsFartherThanTheTolerance(tolerance: Double) {
    var random = SeededGenerator(seed: 62)
    var worst = 0.0
    for _ in 0..<40 {
      let p = (0..<3).map { _ in random.point(in: box) }
      var path = Path()
      path.move(to: p[0])
      path.addQuadCurve(to: p[2], control: p[1])
      worst = max(
        worst,
        deviation(of: path.flattened(tolerance: tolerance)) { t in mix(mix(p[0], p[1], t), mix(p[1], p[2], t), t) })
    }
    #expect(worst <= tolerance)
    #expect(worst > tolerance / 4)
  }

  @Test func flatCurvesAreOneLine() {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(to: Point(x: 9, y: 0), control1: Point(x: 3, y: 0), control2: Point(x: 6, y: 0))
    #expect(path.flattened().elements == [.move(to: .zero), .line(to: Point(x: 9, y: 0))])
  }

  @Test func linesClosesAndMovesStay() {
    let path = Path(rect: Rect(x: 0, y: 0, width: 3, height: 4))
    #expect(path.flattened() == path)
    #expect(Path().flattened().isEmpty)
  }

  @Test func curvesEndExactlyWhereTheyShould() {
    var random = SeededGenerator(seed: 63)
    for _ in 0..<50 {
      let path = random.path(segments: 1, in: box)
      #expect(path.flattened().currentPoint == path.currentPoint)
    }
  }

  @Test(arguments: [0, -1, Double.nan, 1e-300]) func anOddToleranceGivesAtMostTheLargestNumberOfLines(tolerance: Double)
  {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: Point(x: 10, y: 0), control: Point(x: 5, y: 5))
    #expect(path.flattened(tolerance: tolerance).elements.count == 65_537)
  }

  @Test func hugeCurvesStayWithinTheLargestNumberOfLines() {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(
      to: Point(x: 1e300, y: 0), control1: Point(x: 0, y: 1e300), control2: Point(x: -1e300, y: -1e300))
    #expect(path.flattened().elements.count == 65_537)
  }
}
