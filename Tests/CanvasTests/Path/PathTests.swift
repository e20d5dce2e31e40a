import Canvas
import Testing

@Suite struct PathTests {
  private func p(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  private var mixed: Path {
    var path = Path()
    path.move(to: p(0, 0))
    path.addLine(to: p(1, 0))
    path.addQuadCurve(to: p(2, 2), control: p(2, 0))
    path.addCurve(to: p(0, 3), control1: p(2, 3), control2: p(1, 4))
    path.close()
    return path
  }

  @Test func elementsAreTheStepsInTheirOrder() {
    #expect(
      mixed.elements == [
        .move(to: p(0, 0)), .line(to: p(1, 0)), .quadCurve(to: p(2, 2), control: p(2, 0)),
        .curve(to: p(0, 3), control1: p(2, 3), control2: p(1, 4)), .close,
      ])
  }

  @Test func currentPointIsWhereTheNextLineStarts() {
    var path = Path()
    #expect(path.currentPoint == nil && path.isEmpty)
    path.move(to: p(5, 6))
    #expect(path.currentPoint == p(5, 6))
    path.addCurve(to: p(9, 9), control1: p(6, 6), control2: p(7, 7))
    #expect(path.currentPoint == p(9, 9))
    path.close()
    #expect(path.currentPoint == p(5, 6))
  }

  @Test func copiesAreIndependent() {
    let original = mixed
    var copy = original
    copy.addLine(to: p(9, 9))
    #expect(original == mixed)
    #expect(copy != original)
    #expect(Set([original, mixed, copy]).count == 2)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity]) func oneOddCoordinateMakesThePathNotFinite(odd: Double) {
    #expect(mixed.isFinite && Path().isFinite)
    var path = mixed
    path.addQuadCurve(to: p(1, 1), control: p(0, odd))
    #expect(!path.isFinite)
  }

  // Sums of large numbers overflow; single ones don't make a path not finite.
  @Test func hugeCoordinatesAreFinite() {
    #expect(Path(polygon: [p(1.7e308, 1.7e308), p(1.7e308, -1.7e308), p(-1.7e308, 1.7e308)]).isFinite)
  }
}
