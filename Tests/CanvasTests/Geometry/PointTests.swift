import Canvas
import Testing

@Suite struct PointTests {
  let p = Point(x: 3, y: -2)

  @Test func offsetMovesRightAndDown() {
    #expect(p.offsetBy(dx: 2, dy: 5) == Point(x: 5, y: 3))
  }

  @Test func aTransformMultipliesAsItsMatrixSays() {
    let t = Transform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    #expect(p.applying(t) == Point(x: 2 * 3 + 5 * -2 + 11, y: 3 * 3 + 7 * -2 + 13))
  }

  @Test func distanceIsEuclidean() {
    #expect(p.distance(to: Point(x: 6, y: 2)) == 5)
    #expect(p.distance(to: p) == 0)
  }

  @Test func interpolationReachesBothEndsExactly() {
    let q = Point(x: 0.1, y: 0.7)
    #expect(p.interpolated(to: q, at: 0) == p)
    #expect(Point.zero.interpolated(to: q, at: 1) == q)
    #expect(p.interpolated(to: Point(x: 7, y: 6), at: 0.25) == Point(x: 4, y: 0))
  }

  @Test func differencesAreVectors() {
    let v = Point(x: 10, y: 10) - p
    #expect(v == Vector(dx: 7, dy: 12))
    #expect(p + v == Point(x: 10, y: 10))
    #expect(Point(x: 10, y: 10) - v == p)
  }

  @Test func oneCoordinateThatIsNotFiniteIsEnough() {
    #expect(p.isFinite)
    for odd in [Double.nan, .infinity, -.infinity] {
      #expect(!Point(x: odd, y: 0).isFinite)
      #expect(!Point(x: 0, y: odd).isFinite)
    }
  }
}
