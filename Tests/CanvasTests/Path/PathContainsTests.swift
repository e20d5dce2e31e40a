import Canvas
import CanvasMath
import TestSupport
import Testing

@Suite struct PathContainsTests {
  private func p(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  @Test func edgesOfARectangleBelongToItAsInRect() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    let path = Path(rect: rect)
    for x in stride(from: 0.5, through: 4.5, by: 0.5) {
      for y in stride(from: 1.5, through: 6.5, by: 0.5) {
        #expect(path.contains(p(x, y)) == rect.contains(p(x, y)), "\(x) \(y)")
        #expect(path.reversed.contains(p(x, y)) == rect.contains(p(x, y)), "\(x) \(y)")
      }
    }
  }

  @Test func aPointIsInExactlyOneOfTwoNeighbours() {
    let corner = p(3.3, 7.7)
    let left = Path(polygon: [p(0, 0), corner, p(0, 10)])
    let right = Path(polygon: [p(0, 0), p(10, 0), p(10, 10), p(0, 10), corner])
    for i in 1..<40 {
      let point = Point.zero.interpolated(to: corner, at: Double(i) / 40)
      #expect(left.contains(point) != right.contains(point))
    }
  }

  // A five-pointed star's middle is wound twice.
  @Test func theRulesDifferWhereTheOutlineWindsTwice() {
    let corners = (0..<5).map { i in
      let (s, c) = Trigonometry.sineAndCosine(Double(i) * 4 * Double.pi / 5)
      return p(10 * c, 10 * s)
    }
    let star = Path(polygon: corners)
    #expect(star.contains(.zero, using: .nonZero) && !star.contains(.zero, using: .evenOdd))
    #expect(star.contains(p(8, 0), using: .nonZero) && star.contains(p(8, 0), using: .evenOdd))
    #expect(!star.contains(p(-8, 0), using: .nonZero))
  }

  @Test func openSubpathsCountAsClosed() {
    var path = Path()
    path.addLines(between: [p(0, 0), p(10, 0), p(10, 10)])
    #expect(path.contains(p(9, 5)))
    #expect(!path.contains(p(5, 9)))
  }

  @Test func aCircleContainsWhatIsNearerThanItsRadius() {
    var random = SeededGenerator(seed: 51)
    let circle = Path(ovalIn: Rect(x: -10, y: -10, width: 20, height: 20))
    for _ in 0..<2_000 {
      let point = random.point(in: Rect(x: -12, y: -12, width: 24, height: 24))
      let distance = point.distance(to: .zero)
      if abs(distance - 10) > 1e-4 { #expect(circle.contains(point) == (distance < 10), "\(point)") }
    }
  }

  @Test func curvesAgreeWithTheirFlattening() {
    var random = SeededGenerator(seed: 52)
    let box = Rect(x: 0, y: 0, width: 10, height: 10)
    var disagreements = 0
    for _ in 0..<40 {
      let path = random.path(segments: 6, in: box)
      let flat = path.flattened(tolerance: 1e-4)
      for _ in 0..<25 {
        let point = random.point(in: box)
        for rule in FillRule.allCases where path.contains(point, using: rule) != flat.contains(point, using: rule) {
          disagreements += 1
        }
      }
    }
    // Only a point within 1e-4 of the outline may differ: one of 2,000 by a chance of a few percent.
    #expect(disagreements == 0)
  }

  @Test func whatIsNotFiniteContainsNothing() {
    let square = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(!square.contains(p(.nan, 5)) && !square.contains(p(5, -.infinity)))
    var odd = square
    odd.addLine(to: p(.nan, 0))
    #expect(!odd.contains(p(5, 5)))
    #expect(!Path().contains(.zero))
  }

  // Halving such curves leads nowhere; it took 2^48 steps.
  @Test func curvesWithoutAnExtentAndOnesThatOverflowAreDecidedAtOnce() {
    var dot = Path(rect: Rect(x: 0, y: 0, width: 4, height: 4))
    dot.move(to: p(5, 5))
    dot.addCurve(to: p(5, 5), control1: p(5, 5), control2: p(5, 5))
    #expect(!dot.contains(p(5, 5)) && dot.contains(p(2, 2)))
    var level = Path()
    level.move(to: p(0, 5))
    level.addCurve(to: p(10, 5), control1: p(20, 5), control2: p(-9, 5))
    #expect(!level.contains(p(4, 5)))
    var huge = Path()
    huge.move(to: p(-1.7e308, -1.7e308))
    huge.addCurve(to: p(1.7e308, 1.7e308), control1: p(1.7e308, -1.7e308), control2: p(-1.7e308, 1.7e308))
    _ = huge.contains(p(5, 5))
  }
}
