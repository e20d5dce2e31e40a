import Canvas
import TestSupport
import Testing

@Suite struct PathBuildingTests {
  private func p(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  @Test func aMoveAfterAMoveReplacesIt() {
    var path = Path()
    path.move(to: p(1, 1))
    path.move(to: p(2, 2))
    path.addLine(to: p(3, 3))
    #expect(path.elements == [.move(to: p(2, 2)), .line(to: p(3, 3))])
  }

  @Test func aLineInAnEmptyPathOnlyMoves() {
    var path = Path()
    path.addLine(to: p(1, 1))
    #expect(path.elements == [.move(to: p(1, 1))])
  }

  @Test func aCurveInAnEmptyPathStartsAtItsFirstControlPoint() {
    var path = Path()
    path.addCurve(to: p(3, 3), control1: p(1, 1), control2: p(2, 2))
    #expect(path.elements.first == .move(to: p(1, 1)))
    path = Path()
    path.addQuadCurve(to: p(3, 3), control: p(1, 1))
    #expect(path.elements.first == .move(to: p(1, 1)))
  }

  @Test func whatFollowsACloseStartsANewSubpathAtTheSamePlace() {
    var path = Path(polygon: [p(1, 1), p(5, 1), p(5, 5)])
    path.addLine(to: p(0, 9))
    #expect(path.elements.suffix(3) == [.close, .move(to: p(1, 1)), .line(to: p(0, 9))])
  }

  @Test func closingTwiceOrNothingDoesNothing() {
    var path = Path()
    path.close()
    #expect(path.isEmpty)
    path.addLines(between: [p(0, 0), p(1, 0)])
    path.close()
    path.close()
    #expect(path.elements == [.move(to: p(0, 0)), .line(to: p(1, 0)), .close])
  }

  @Test func linesBetweenNoPointsAddNothing() {
    var path = Path()
    path.addLines(between: [])
    #expect(path.isEmpty)
  }

  @Test func anAddedPathIsTransformedAndGoesOnFromItsEnd() {
    let triangle = Path(polygon: [p(0, 0), p(1, 0), p(0, 1)])
    var path = Path()
    path.addPath(triangle, transform: Transform(translationX: 10, y: 20))
    #expect(path.currentPoint == p(10, 20))
    #expect(path == triangle.applying(Transform(translationX: 10, y: 20)))
    #expect(path.elements[1] == .line(to: p(11, 20)))
    let before = path
    path.addPath(Path())
    #expect(path == before)
  }

  @Test func reversedWalksEachSubpathBackwards() {
    var path = Path()
    path.move(to: p(0, 0))
    path.addQuadCurve(to: p(2, 0), control: p(1, 1))
    path.addLine(to: p(3, 0))
    path.addPath(Path(polygon: [p(5, 5), p(6, 5), p(6, 6)]))
    #expect(
      path.reversed.elements == [
        .move(to: p(3, 0)), .line(to: p(2, 0)), .quadCurve(to: p(0, 0), control: p(1, 1)),
        .move(to: p(6, 6)), .line(to: p(6, 5)), .line(to: p(5, 5)), .close,
      ])
    #expect(Path().reversed.isEmpty)
  }

  @Test func reversedTwiceIsTheSameOutline() {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<50 {
      let path = random.path(segments: 9, in: Rect(x: 0, y: 0, width: 10, height: 10))
      #expect(path.reversed.reversed == path)
    }
  }
}
