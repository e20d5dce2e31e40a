import Canvas
import Testing

@Suite struct RectTests {
  let rect = Rect(x: 10, y: 20, width: 30, height: 40)
  let backwards = Rect(x: 40, y: 60, width: -30, height: -40)

  @Test func insetsMoveEachSideByItsOwnDistance() {
    let rect = Rect(x: 10, y: 20, width: 100, height: 50)
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == Rect(x: 12, y: 21, width: 94, height: 46))
    #expect(rect.inset(by: EdgeInsets(-5)) == Rect(x: 5, y: 15, width: 110, height: 60))
    #expect(rect.inset(by: EdgeInsets(left: 60, right: 40)) == Rect(x: 70, y: 20, width: 0, height: 50))
    #expect(rect.inset(by: EdgeInsets(left: 60, right: 41)).isNull)
    #expect(Rect.null.inset(by: EdgeInsets(-5)).isNull)
    let mirrored = Rect(x: 110, y: 70, width: -100, height: -50)
    #expect(mirrored.inset(by: insets) == rect.inset(by: insets))
  }

  @Test func edgesAndCentre() {
    #expect([rect.minX, rect.midX, rect.maxX] == [10, 25, 40])
    #expect([rect.minY, rect.midY, rect.maxY] == [20, 40, 60])
    #expect(rect.center == Point(x: 25, y: 40))
    #expect(Rect(center: rect.center, size: rect.size) == rect)
    #expect(
      rect.corners == [Point(x: 10, y: 20), Point(x: 40, y: 20), Point(x: 40, y: 60), Point(x: 10, y: 60)])
  }

  @Test func negativeSizesCountAsTheSameArea() {
    #expect(backwards.standardized == rect)
    #expect([backwards.minX, backwards.maxX, backwards.minY, backwards.maxY] == [10, 40, 20, 60])
    #expect([backwards.width, backwards.height] == [30, 40])
    #expect(backwards.center == rect.center)
    #expect(backwards.insetBy(dx: 1, dy: 2) == rect.insetBy(dx: 1, dy: 2))
    #expect(backwards.offsetBy(dx: 1, dy: 2) == rect.offsetBy(dx: 1, dy: 2))
    #expect(backwards.union(.null) == rect)
    #expect(backwards.intersection(rect) == rect)
    #expect(backwards.contains(Point(x: 10, y: 20)))
    #expect(backwards.corners == rect.corners)
  }

  @Test func integralContainsTheRectangle() {
    #expect(Rect(x: 0.5, y: -0.5, width: 2, height: 2).integral == Rect(x: 0, y: -1, width: 3, height: 3))
    #expect(rect.integral == rect)
    #expect(Rect.null.integral.isNull)
  }

  @Test func insetPastTheMiddleIsNull() {
    #expect(rect.insetBy(dx: 5, dy: 10) == Rect(x: 15, y: 30, width: 20, height: 20))
    #expect(rect.inset(by: Size(width: -5, height: 0)) == Rect(x: 5, y: 20, width: 40, height: 40))
    #expect(rect.insetBy(dx: 15, dy: 20) == Rect(x: 25, y: 40, width: 0, height: 0))
    #expect(rect.insetBy(dx: 15.5, dy: 0).isNull)
    #expect(rect.insetBy(dx: 0, dy: 21).isNull)
  }

  @Test func containsIsHalfOpen() {
    #expect(rect.contains(Point(x: 10, y: 20)))
    #expect(!rect.contains(Point(x: 40, y: 30)))
    #expect(!rect.contains(Point(x: 20, y: 60)))
    #expect(rect.contains(Point(x: 40.0.nextDown, y: 60.0.nextDown)))
    #expect(!Rect.zero.contains(Point.zero))
    #expect(!rect.contains(Point(x: .nan, y: 30)))
  }

  @Test func containsItsOwnEdgesAsARectangle() {
    #expect(rect.contains(rect))
    #expect(rect.contains(Rect(x: 40, y: 60, width: 0, height: 0)))
    #expect(!rect.contains(rect.offsetBy(dx: 0.1, dy: 0)))
    #expect(!rect.contains(Rect.null))
  }

  @Test func touchingIsNotOverlapping() {
    let neighbour = rect.offsetBy(dx: 30, dy: 0)
    #expect(!rect.intersects(neighbour))
    #expect(rect.intersection(neighbour) == Rect(x: 40, y: 20, width: 0, height: 40))
    #expect(rect.intersects(neighbour.offsetBy(dx: -0.1, dy: 0)))
    #expect(rect.intersection(rect.offsetBy(dx: 31, dy: 0)).isNull)
  }

  @Test func unionAndIntersection() {
    let other = Rect(x: 0, y: 50, width: 20, height: 100)
    #expect(rect.union(other) == Rect(x: 0, y: 20, width: 40, height: 130))
    #expect(rect.intersection(other) == Rect(x: 10, y: 50, width: 10, height: 10))
  }

  @Test func nullIsTheRectangleThatIsNotThere() {
    #expect(Rect.null.isNull && Rect.null.isEmpty)
    #expect(Rect.null.union(rect) == rect)
    #expect(Rect.null.union(.null).isNull)
    #expect(rect.intersection(.null).isNull)
    #expect(!Rect.null.contains(Point.zero))
    #expect(!Rect.null.intersects(rect))
    #expect(Rect.null.insetBy(dx: -5, dy: -5).isNull)
    #expect(Rect.null.offsetBy(dx: 1, dy: 1).isNull)
    #expect(Rect.null.applying(Transform(scaleX: 2, y: 2)).isNull)
    #expect(Rect.null.standardized.isNull)
  }

  @Test func aSideOfZeroOrNotANumberIsEmpty() {
    #expect(!rect.isEmpty && !backwards.isEmpty)
    #expect(Rect(x: 1, y: 1, width: 0, height: 5).isEmpty)
    #expect(Rect(x: 1, y: 1, width: 5, height: 0).isEmpty)
    #expect(Rect(x: 1, y: 1, width: .nan, height: 5).isEmpty)
    #expect(Rect(x: 1, y: 1, width: 5, height: .nan).isEmpty)
  }

  @Test func zoomKeepsTheCentre() {
    #expect(rect.zoom(by: 0.5) == Rect(x: 17.5, y: 30, width: 15, height: 20))
    #expect(rect.zoom(by: 0) == Rect(center: rect.center, size: .zero))
  }

  @Test func sizedKeepsTheTopLeftCorner() {
    #expect(rect.sized(to: Size(width: 1, height: 2)) == Rect(x: 10, y: 20, width: 1, height: 2))
    #expect(backwards.sized(to: Size(width: 1, height: 2)) == Rect(x: 10, y: 20, width: 1, height: 2))
  }

  @Test func aspectFitFillsOneDirectionAndAspectFillTheOther() {
    let square = Rect(x: 0, y: 0, width: 100, height: 100)
    #expect(rect.aspectFit(in: square) == Rect(x: 12.5, y: 0, width: 75, height: 100))
    let filled = rect.aspectFill(in: Rect(x: 0, y: 0, width: 60, height: 60))
    #expect(filled == Rect(x: 0, y: -10, width: 60, height: 80))
    #expect(Rect.zero.aspectFit(in: square) == Rect(center: square.center, size: .zero))
  }

  @Test func aTransformGivesTheBoxOfTheCorners() {
    #expect(rect.applying(Transform(scaleX: -1, y: 2)) == Rect(x: -40, y: 40, width: 30, height: 80))
    let quarter = rect.applying(Transform(rotationAngle: Double.pi / 2))
    #expect(quarter == Rect(x: -60, y: 10, width: 40, height: 30))
  }

  @Test func aRotatedViewHasTheFrameThatUIKitReports() {
    let bounds = Rect(center: .zero, size: Size(width: 200, height: 250))
    let turn = Transform(translationX: 300, y: 225).rotated(by: Double.pi / 4)
    let frame = bounds.applying(turn)
    #expect(abs(frame.width - 318.198) < 0.001 && abs(frame.height - 318.198) < 0.001)
    #expect(abs(frame.midX - 300) < 1e-9 && abs(frame.midY - 225) < 1e-9)
  }
}
