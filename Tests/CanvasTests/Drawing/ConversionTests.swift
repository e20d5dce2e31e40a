import Canvas
import Testing

/// User space to device space and back.
@Suite struct ConversionTests {
  private func context() throws -> DrawingContext { try DrawingContext(size: Size(width: 50, height: 40), scale: 2) }

  @Test func deviceSpaceIsPixelsFromTheTopLeft() throws {
    let context = try context()
    #expect(context.userSpaceToDeviceSpaceTransform == Transform(scaleX: 2, y: 2))
    #expect(context.convertToDeviceSpace(Point(x: 3, y: 5)) == Point(x: 6, y: 10))
    context.translateBy(x: 10, y: 0)
    context.scaleBy(x: 1, y: 3)
    #expect(context.convertToDeviceSpace(Point(x: 3, y: 5)) == Point(x: 26, y: 30))
    #expect(context.convertToDeviceSpace(Size(width: 3, height: 5)) == Size(width: 6, height: 30))
    #expect(
      context.convertToDeviceSpace(Rect(x: 1, y: 1, width: 3, height: 5)) == Rect(x: 22, y: 6, width: 6, height: 30))
  }

  @Test func conversionThereAndBackIsTheSame() throws {
    let context = try context()
    context.translateBy(x: 8, y: 4)
    context.scaleBy(x: 4, y: -0.5)
    let point = Point(x: 3, y: 5)
    let size = Size(width: 3, height: 5)
    let rect = Rect(x: 1, y: 2, width: 3, height: 5)
    #expect(context.convertToUserSpace(context.convertToDeviceSpace(point)) == point)
    #expect(context.convertToDeviceSpace(size) == Size(width: 24, height: -5))
    #expect(context.convertToUserSpace(context.convertToDeviceSpace(size)) == size)
    #expect(context.convertToUserSpace(context.convertToDeviceSpace(rect)) == rect)
  }

  @Test func aTurnedRectanglesBoxIsConverted() throws {
    let context = try context()
    context.concatenate(Transform(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: 0))
    #expect(
      context.convertToDeviceSpace(Rect(x: 2, y: 3, width: 4, height: 5)) == Rect(x: 24, y: 4, width: 10, height: 8))
  }

  @Test func aSingularTransformHasNoWayBack() throws {
    let context = try context()
    context.scaleBy(x: 0, y: 1)
    #expect(context.convertToUserSpace(Point(x: 1, y: 1)) == nil)
    #expect(context.convertToUserSpace(Size(width: 1, height: 1)) == nil)
    #expect(context.convertToUserSpace(Rect(x: 0, y: 0, width: 1, height: 1)) == nil)
    #expect(context.convertToDeviceSpace(Point(x: 9, y: 1)) == Point(x: 0, y: 2))
  }
}
