import Canvas
import CanvasMath
import TestSupport
import Testing

@Suite struct ArcTests {
  private let center = Point(x: 10, y: 20)
  private let turn = 2 * Double.pi

  private func arc(_ start: Double, _ end: Double, _ direction: RotationDirection) -> Path {
    Path(arcCenter: center, radius: 5, startAngle: start, endAngle: end, direction: direction)
  }

  private func curveCount(_ path: Path) -> Int {
    path.elements.count { if case .curve = $0 { true } else { false } }
  }

  @Test func halfATurnClockwiseIsTheLowerHalf() {
    #expect(arc(0, Double.pi, .clockwise).boundingBoxOfPath == Rect(x: 5, y: 20, width: 10, height: 5))
    #expect(arc(0, Double.pi, .counterclockwise).boundingBoxOfPath == Rect(x: 5, y: 15, width: 10, height: 5))
  }

  @Test func theOtherDirectionGoesTheLongWay() {
    let short = arc(0, Double.pi / 2, .clockwise)
    let long = arc(0, Double.pi / 2, .counterclockwise)
    #expect(short.boundingBoxOfPath == Rect(x: 10, y: 20, width: 5, height: 5))
    #expect(long.boundingBoxOfPath == Rect(x: 5, y: 15, width: 10, height: 10))
    #expect(short.currentPoint == Point(x: 10, y: 25))
    #expect(long.currentPoint == Point(x: 10, y: 25))
  }

  @Test func anEndBeforeTheStartIsReachedInTheGivenDirection() {
    let path = arc(3 * Double.pi / 2, 0, .clockwise)
    #expect(path.boundingBoxOfPath == Rect(x: 10, y: 15, width: 5, height: 5))
  }

  @Test(arguments: RotationDirection.allCases)
  func aTurnOrMoreIsOneCircle(direction: RotationDirection) {
    for end in [turn, 3 * turn, -turn, 1e6] {
      let path = arc(0, end, direction)
      #expect(path.boundingBoxOfPath == Rect(x: 5, y: 15, width: 10, height: 10))
      #expect(curveCount(path) == 8)
      #expect(path.currentPoint == Point(x: 15, y: 20))
    }
  }

  @Test func equalAnglesAreAPoint() {
    #expect(arc(1, 1, .clockwise).elements.count == 1)
    #expect(arc(1, 1, .counterclockwise).elements.count == 1)
  }

  @Test func aDeltaTurnsByItsSign() {
    var path = Path()
    path.addArc(center: center, radius: 5, startAngle: 0, delta: Double.pi / 2)
    #expect(path.currentPoint == Point(x: 10, y: 25))
    path = Path()
    path.addArc(center: center, radius: 5, startAngle: 0, delta: -Double.pi / 2)
    #expect(path.currentPoint == Point(x: 10, y: 15))
    path = Path()
    path.addArc(center: center, radius: 5, startAngle: 0, delta: 100)
    #expect(path.currentPoint == Point(x: 15, y: 20) && curveCount(path) == 8)
  }

  @Test func anArcIsJoinedToTheCurrentPointByALine() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(center: center, radius: 5, startAngle: 0, endAngle: 1, direction: .clockwise)
    #expect(path.elements.prefix(2) == [.move(to: .zero), .line(to: Point(x: 15, y: 20))])
  }

  @Test func aRadiusOfZeroIsTheCentreAndANegativeOneTheOtherSide() {
    let point = Path(arcCenter: center, radius: 0, startAngle: 0, endAngle: 3, direction: .clockwise)
    #expect(point.boundingBox == Rect(x: 10, y: 20, width: 0, height: 0))
    let opposite = Path(arcCenter: center, radius: -5, startAngle: 0, endAngle: Double.pi, direction: .clockwise)
    #expect(opposite.elements.first == .move(to: Point(x: 5, y: 20)))
    #expect(opposite.contains(Point(x: 10, y: 16)))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity]) func anAngleThatIsNoneMakesThePathNotFinite(angle: Double) {
    #expect(!arc(angle, 1, .clockwise).isFinite)
    for direction in RotationDirection.allCases {
      #expect(!arc(1, angle, direction).isFinite)
      #expect(!arc(angle, angle, direction).isFinite)
    }
    var path = Path()
    path.addArc(center: center, radius: 5, startAngle: 0, delta: angle)
    #expect(!path.isFinite)
    for (start, end) in [(0, angle), (angle, 0)] {
      #expect(!Path(pieCenter: center, radius: 5, innerRadius: 2, startAngle: start, endAngle: end).isFinite)
    }
    var corner = Path()
    corner.move(to: .zero)
    var (end, radius) = (corner, corner)
    end.addArc(tangent1End: center, tangent2End: Point(x: angle, y: 3), radius: 2)
    radius.addArc(tangent1End: center, tangent2End: Point(x: 20, y: 3), radius: angle)
    #expect(!end.isFinite && !radius.isFinite)
  }

  @Test func farAnglesAreThoseWithoutTheirTurns() {
    let far = 2 * Double.pi * 2e8
    #expect(abs(arc(far, far + .pi / 2, .clockwise).length - arc(0, .pi / 2, .clockwise).length) < 1e-5)
    #expect(abs(Transform(rotationAngle: far + .pi / 2).b - 1) < 1e-6)
  }

  @Test func everyPointOfAnArcIsOnTheCircle() {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<100 {
      let path = arc(
        random.number(in: -9...9), random.number(in: -9...9),
        random.next(below: 2) == 0 ? .clockwise : .counterclockwise)
      for case .line(let point) in path.flattened(tolerance: 1e-5).elements {
        let distance: Double = point.distance(to: center)
        #expect(abs(distance - 5) < 3.15e-5)
      }
    }
  }

  // MARK: Between tangents

  @Test func aTangentArcRoundsARightAngle() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: Point(x: 10, y: 0), tangent2End: Point(x: 10, y: 100), radius: 4)
    #expect(path.elements[1] == .line(to: Point(x: 6, y: 0)))
    #expect(path.currentPoint == Point(x: 10, y: 4))
    #expect(path.boundingBoxOfPath == Rect(x: 0, y: 0, width: 10, height: 4))
    for case .line(let point) in path.flattened(tolerance: 1e-5).elements where point.x > 6 {
      #expect(abs(point.distance(to: Point(x: 6, y: 4)) - 4) < 1e-4)
    }
  }

  @Test func aTangentArcTouchesBothLinesForAnyCorner() {
    var random = SeededGenerator(seed: 32)
    for _ in 0..<300 {
      let box = Rect(x: 0, y: 0, width: 100, height: 100)
      let (start, corner, end) = (random.point(in: box), random.point(in: box), random.point(in: box))
      let radius = random.number(in: 0.1...5)
      var path = Path()
      path.move(to: start)
      path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
      guard case .line(let touch1) = path.elements[1], let touch2 = path.currentPoint else {
        Issue.record("no line before the arc")
        continue
      }
      // Both touching points lie on their lines, equally far from the corner, and the arc is of that radius.
      let d1 = corner.distance(to: touch1)
      #expect(abs((start - corner).cross(touch1 - corner)) < 1e-7 * max(1, d1) * 100)
      #expect(abs((end - corner).cross(touch2 - corner)) < 1e-7 * max(1, d1) * 100)
      #expect(abs(d1 - corner.distance(to: touch2)) < 1e-9 * max(1, d1))
      let (back, on) = (start - corner, end - corner)
      let (sine, cosine) = Trigonometry.sineAndCosine(
        Trigonometry.angle(of: Vector(dx: back.dot(on), dy: abs(back.cross(on)))) / 2)
      #expect(abs(d1 * sine - radius * cosine) < 1e-9 * max(1, d1))
    }
  }

  @Test func pointsInOneLineGiveTheLineToTheCorner() {
    let corner = Point(x: 10, y: 0)
    for end in [Point(x: 20, y: 0), Point(x: 3, y: 0), corner] {
      var path = Path()
      path.move(to: .zero)
      path.addArc(tangent1End: corner, tangent2End: end, radius: 4)
      #expect(path.elements == [.move(to: .zero), .line(to: corner)])
    }
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: corner, tangent2End: Point(x: 10, y: 9), radius: 0)
    #expect(path.elements == [.move(to: .zero), .line(to: corner)])
  }

  @Test func aTangentArcWithoutACurrentPointMovesToTheCorner() {
    var path = Path()
    path.addArc(tangent1End: center, tangent2End: .zero, radius: 4)
    #expect(path.elements == [.move(to: center)])
  }
}
