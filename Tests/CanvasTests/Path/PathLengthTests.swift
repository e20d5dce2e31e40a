import Canvas
import CanvasMath
import TestSupport
import Testing

@Suite struct PathLengthTests {
  private static func cubic(
    _ p0: (Double, Double), _ p1: (Double, Double), _ p2: (Double, Double), _ p3: (Double, Double)
  )
    -> Path
  {
    var path = Path()
    path.move(to: Point(x: p0.0, y: p0.1))
    path.addCurve(
      to: Point(x: p3.0, y: p3.1), control1: Point(x: p1.0, y: p1.1), control2: Point(x: p2.0, y: p2.1))
    return path
  }

  // (t², t³) for t in −1…1: a cusp in the middle. Its length is known: 2·(13√13 − 8)/27.
  private static let cusp = cubic((1, -1), (-1.0 / 3, 1), (-1.0 / 3, -1), (1, 1))
  private static let cuspLength: Double = (26 * Double(13).squareRoot() - 16) / 27

  // The slow twin: chords, twice, with Richardson's extrapolation.
  private func chordLength(_ p: [Point], steps: Int = 4096) -> Double {
    func sum(_ n: Int) -> Double {
      var last = p[0]
      var total = 0.0
      for i in 1...n {
        let t = Double(i) / Double(n)
        let s = 1 - t
        let x = s * s * s * p[0].x + 3 * s * s * t * p[1].x + 3 * s * t * t * p[2].x + t * t * t * p[3].x
        let y = s * s * s * p[0].y + 3 * s * s * t * p[1].y + 3 * s * t * t * p[2].y + t * t * t * p[3].y
        let next = Point(x: x, y: y)
        total += last.distance(to: next)
        last = next
      }
      return total
    }
    return (4 * sum(2 * steps) - sum(steps)) / 3
  }

  @Test func linesCountWithTheClosingOne() {
    #expect(Path.line((0, 0), (3, 4), (3, 10)).length == 11)
    #expect(Path.loop((0, 0), (3, 0), (3, 4)).length == 12)
    #expect(Path(rect: Rect(x: 1, y: 2, width: 30, height: 10)).length == 80)
  }

  @Test func movesCountNothing() {
    var path = Path.line((0, 0), (5, 0))
    path.addPath(.line((1000, 0), (1000, 7)))
    #expect(path.length == 12)
    #expect(Path().length == 0)
    #expect(Path.line((3, 3), (3, 3)).length == 0)
  }

  @Test func aCircleHasItsCircumference() {
    let length = Path(ovalIn: Rect(x: 0, y: 0, width: 20, height: 20)).length
    // The cubics of a circle are off by up to 4.3e-6 of its radius.
    #expect(abs(length - 20 * Double.pi) < 2e-4)
  }

  @Test func curvesAgreeWithManyChords() {
    var random = SeededGenerator(seed: 31)
    let box = Rect(x: 0, y: 0, width: 100, height: 100)
    for _ in 0..<40 {
      let p = (0..<4).map { _ in random.point(in: box) }
      var path = Path()
      path.move(to: p[0])
      path.addCurve(to: p[3], control1: p[1], control2: p[2])
      #expect(abs(path.length - chordLength(p)) < 1e-6, "\(path.svgData)")
    }
  }

  @Test func aQuadraticCurveHasTheLengthOfItsCubic() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: Point(x: 2, y: 0), control: Point(x: 1, y: 1))
    // A parabola: ∫ √(1 + (1 − x)²) dx over 0…2 = √2 + ln(1 + √2).
    #expect(path.length.isClose(to: 2.0.squareRoot() + 0.881373587019543, within: 1e-9))
  }

  @Test func cuspsAreExactToANanometre() {
    #expect(Self.cusp.length.isClose(to: Self.cuspLength, within: 4e-9))
    // There and back on a line: 0, 2, −1, 1 turns round at two places.
    let back = Self.cubic((0, 0), (2, 0), (-1, 0), (1, 0))
    // x = 6t − 15t² + 10t³ turns where x′ = 6 − 30t + 30t² = 0.
    func x(_ t: Double) -> Double { ((10 * t - 15) * t + 6) * t }
    let t0 = (30 - 180.0.squareRoot()) / 60
    let expected = x(t0) + (x(t0) - x(1 - t0)) + (1 - x(1 - t0))
    #expect(back.length.isClose(to: expected, within: 6e-9))
  }

  @Test func pointsLieAtTheirLengths() throws {
    let path = Path(rect: Rect(x: 0, y: 0, width: 30, height: 10))
    #expect(path.point(atLength: 0) == .zero)
    #expect(path.point(atLength: 35) == Point(x: 30, y: 5))
    #expect(path.point(atLength: 75) == Point(x: 0, y: 5))
    #expect(path.point(atLength: 80) == .zero)
    #expect(path.point(atLength: -3) == .zero && path.point(atLength: .nan) == .zero)
    #expect(path.point(atLength: .infinity) == .zero)
    let line = Path.line((1, 1), (1, 5))
    #expect(line.point(atLength: 99) == Point(x: 1, y: 5))
  }

  @Test func pointsOnACircleLieAtTheirAngles() throws {
    let circle = Path(ovalIn: Rect(x: 0, y: 0, width: 200, height: 200))
    let length = circle.length
    for i in 0..<64 {
      let (s, c) = Trigonometry.sineAndCosine(Double(i) / 32 * Double.pi)
      let point = try #require(circle.point(atLength: length * Double(i) / 64))
      #expect(point.isClose(to: Point(x: 100 + 100 * c, y: 100 + 100 * s), within: 1e-3))
      let tangent = try #require(circle.tangent(atLength: length * Double(i) / 64))
      #expect(abs(tangent.dx + s) < 1e-4 && abs(tangent.dy - c) < 1e-4)
    }
  }

  @Test func lengthsAlongACurveGrowEvenly() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20 {
      let path = random.path(segments: 3, in: Rect(x: 0, y: 0, width: 100, height: 100))
      let length = path.length
      var last = 0.0
      for i in 1...20 {
        let fraction = Double(i) / 20
        let part = path.trimmed(from: 0, to: fraction).length
        #expect(part.isClose(to: length * fraction, within: 1e-6), "\(path.svgData)")
        #expect(part > last)
        last = part
      }
    }
  }

  @Test func theTangentOfACornerGoesOn() {
    let path = Path.line((0, 0), (10, 0), (10, 10))
    #expect(path.tangent(atLength: 9.9) == Vector(dx: 1, dy: 0))
    #expect(path.tangent(atLength: 10) == Vector(dx: 0, dy: 1))
    #expect(path.tangent(atLength: 20) == Vector(dx: 0, dy: 1))
    #expect(path.tangent(atLength: 99) == Vector(dx: 0, dy: 1))
    // Of a closed path the end is the end of its closing line.
    #expect(Path(rect: Rect(x: 0, y: 0, width: 4, height: 4)).tangent(atLength: 16) == Vector(dx: 0, dy: -1))
  }

  @Test func handlesOfLengthZeroLeaveATangent() {
    let path = Self.cubic((0, 0), (0, 0), (10, 10), (10, 10))
    let diagonal = 0.5.squareRoot()
    for length in [0, 1, path.length / 2, path.length] {
      let tangent = path.tangent(atLength: length)
      #expect(abs((tangent?.dx ?? 0) - diagonal) < 1e-12 && abs((tangent?.dy ?? 0) - diagonal) < 1e-12, "\(length)")
    }
    // In the cusp itself the curve sets out again to the right.
    #expect((Self.cusp.tangent(atLength: Self.cusp.length / 2 + 1e-4)?.dx ?? 0) > 0.9)
    #expect((Self.cusp.tangent(atLength: Self.cusp.length / 2 - 1e-4)?.dx ?? 0) < -0.9)
  }

  @Test func oddPathsHaveNoLength() {
    for path in [Path(), .line((1, 1), (1, 1)), .line((0, 0), (.nan, 1)), .line((0, 0), (.infinity, 1))] {
      #expect(path.length == 0)
      #expect(path.point(atLength: 0) == nil && path.tangent(atLength: 1) == nil)
      #expect(path.trimmed(from: 0.1, to: 0.9).isEmpty)
    }
    #expect(Path.line((-1e300, 0), (1e300, 1)).length == 0)
    #expect(Path.line((-1e149, 0), (1e149, 0)).length == 2e149)
    let tiny = 4_000 * Double.leastNonzeroMagnitude
    #expect(Self.cubic((0, 0), (tiny, 0), (0, tiny), (tiny, tiny)).length >= 0)
  }
}

@Suite struct PathTrimmedTests {
  private let circle = Path(ovalIn: Rect(x: 0, y: 0, width: 20, height: 20))

  @Test func theWholePathIsItself() {
    #expect(circle.trimmed(from: 0, to: 1) == circle)
    #expect(circle.trimmed(from: -3, to: 7) == circle)
  }

  @Test func nothingIsLeftOfAnEmptyRange() {
    for (from, to) in [(0.5, 0.5), (0.7, 0.2), (1, 2), (-2, 0), (.nan, 1), (0, .nan)] {
      #expect(circle.trimmed(from: from, to: to).isEmpty, "\(from) \(to)")
    }
  }

  @Test func linesAreCut() {
    let path = Path.line((0, 0), (10, 0), (10, 10))
    #expect(path.trimmed(from: 0.25, to: 0.75) == .line((5, 0), (10, 0), (10, 5)))
    #expect(path.trimmed(from: 0, to: 0.5) == .line((0, 0), (10, 0)))
    #expect(path.trimmed(from: 0.5, to: 1) == .line((10, 0), (10, 10)))
  }

  @Test func theClosingLineIsPartOfThePathButTheResultIsOpen() {
    let square = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.trimmed(from: 0.625, to: 1) == .line((5, 10), (0, 10), (0, 0)))
  }

  @Test func curvesStayCurves() {
    let quarter = circle.trimmed(from: 0, to: 0.25)
    #expect(quarter.elements.count == 3)
    #expect(quarter.elements.dropFirst().allSatisfy { if case .curve = $0 { true } else { false } })
    #expect(quarter.currentPoint?.isClose(to: Point(x: 10, y: 20), within: 1e-6) == true)
    var parabola = Path()
    parabola.move(to: .zero)
    parabola.addQuadCurve(to: Point(x: 2, y: 0), control: Point(x: 1, y: 1))
    let half = parabola.trimmed(from: 0.5, to: 1)
    guard half.elements.count == 2, case .quadCurve(let end, let control) = half.elements[1] else {
      Issue.record("\(half.svgData)")
      return
    }
    #expect(end == Point(x: 2, y: 0) && control.isClose(to: Point(x: 1.5, y: 0.5), within: 1e-9))
  }

  @Test func subpathsFollowEachOther() {
    var path = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    path.addPath(.line((50, 0), (50, 40)))
    path.addPath(.line((70, 0), (70, 20)))
    // 100 in all: the square up to 40, then 40, then 20.
    var expected = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    expected.addPath(.line((50, 0), (50, 30)))
    #expect(path.trimmed(from: 0, to: 0.7) == expected)
    #expect(path.trimmed(from: 0.5, to: 0.9).svgData == "M50 10L50 40M70 0L70 10")
    #expect(path.trimmed(from: 0.4, to: 1).svgData == "M50 0L50 40M70 0L70 20")
  }

  @Test func twoPartsAreTheWhole() {
    var random = SeededGenerator(seed: 77)
    for _ in 0..<50 {
      let path = random.path(segments: 9, in: Rect(x: 0, y: 0, width: 60, height: 60))
      let fraction = random.number(in: 0...1)
      let head = path.trimmed(from: 0, to: fraction)
      let tail = path.trimmed(from: fraction, to: 1)
      #expect((head.length + tail.length).isClose(to: path.length, within: 1e-6))
      guard let cut = head.currentPoint, let from = tail.point(atLength: 0) else { continue }
      #expect(cut.isClose(to: from, within: 1e-6))
    }
  }

  // The squares of such numbers have no digits to agree on; a curve became a million parts.
  @Test func aCurveTooSmallForItsSquaresHasAlmostNoLength() {
    let s = 1e-160
    var curves = Path()
    for _ in 0..<200 {
      curves.move(to: .zero)
      curves.addCurve(
        to: Point(x: 3 * s, y: s), control1: Point(x: s, y: 7 * s), control2: Point(x: 2 * s, y: -5 * s))
    }
    #expect(curves.length >= 0 && curves.length < 1e-150)
  }
}
