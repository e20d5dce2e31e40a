import Canvas
import TestSupport
import Testing

@Suite struct PathBoundsTests {
  private func p(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  @Test func anEmptyPathHasNoBox() {
    #expect(Path().boundingBox.isNull && Path().boundingBoxOfPath.isNull)
  }

  @Test func controlPointsAreInTheOneBoxAndNotInTheOther() {
    var path = Path()
    path.move(to: p(0, 0))
    path.addQuadCurve(to: p(10, 0), control: p(5, 10))
    #expect(path.boundingBox == Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.boundingBoxOfPath == Rect(x: 0, y: 0, width: 10, height: 5))
  }

  @Test func aCubicThatOvershootsBothWays() {
    var path = Path()
    path.move(to: p(0, 0))
    path.addCurve(to: p(0, 0), control1: p(12, 6), control2: p(-12, 6))
    // y = 18 t (1 − t) has its top 4.5 at the middle; x is odd about it.
    let box = path.boundingBoxOfPath
    #expect(box.maxY.isClose(to: 4.5) && box.minY == 0)
    #expect(box.midX.isClose(to: 0) && box.maxX.isClose(to: 12 * 0.288675134594813, within: 1e-9))
  }

  @Test func theTightBoxIsThatOfManyPointsOfTheOutline() {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<60 {
      let path = random.path(segments: 4, in: Rect(x: -50, y: -50, width: 100, height: 100))
      let flat = path.flattened(tolerance: 1e-4)
      let (tight, loose, sampled) = (path.boundingBoxOfPath, path.boundingBox, flat.boundingBox)
      #expect(loose.insetBy(dx: -1e-9, dy: -1e-9).contains(tight))
      #expect(tight.insetBy(dx: -1e-9, dy: -1e-9).contains(sampled))
      #expect(sampled.insetBy(dx: -2e-4, dy: -2e-4).contains(tight))
    }
  }
}
