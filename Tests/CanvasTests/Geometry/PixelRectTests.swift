import Canvas
import Testing

@Suite struct PixelRectTests {
  @Test func coversEveryPixelThatIsTouched() {
    #expect(
      PixelRect(covering: Rect(x: 0.25, y: -0.25, width: 1, height: 1))
        == PixelRect(minX: 0, minY: -1, maxX: 2, maxY: 1))
    #expect(
      PixelRect(covering: Rect(x: 3, y: 4, width: 2, height: 1)) == PixelRect(minX: 3, minY: 4, maxX: 5, maxY: 5))
  }

  @Test(arguments: [
    Rect.null, Rect(x: .nan, y: 0, width: 1, height: 1), Rect(x: 0, y: 0, width: .nan, height: 1),
    Rect(x: 0, y: .nan, width: 1, height: 1), Rect(x: 0, y: 0, width: 1, height: .nan),
  ])
  func whatIsNotThereCoversNothing(rect: Rect) {
    #expect(PixelRect(covering: rect).isEmpty)
  }

  @Test func hugeRectanglesAreLimited() {
    let all = PixelRect(covering: Rect(x: -1e300, y: -1e300, width: 2e300, height: 2e300))
    #expect(all == PixelRect(minX: -65_536, minY: -65_536, maxX: 65_536, maxY: 65_536))
  }

  @Test func sidesAreNeverNegative() {
    let rect = PixelRect(minX: 5, minY: 6, maxX: 3, maxY: 2)
    #expect(rect.isEmpty && rect.width == 0 && rect.height == 0)
  }

  @Test func intersectionOfThoseApartIsEmpty() {
    let a = PixelRect(minX: 0, minY: 0, maxX: 4, maxY: 4)
    #expect(
      a.intersection(PixelRect(minX: 2, minY: -3, maxX: 9, maxY: 1)) == PixelRect(minX: 2, minY: 0, maxX: 4, maxY: 1))
    #expect(a.intersection(PixelRect(minX: 4, minY: 0, maxX: 9, maxY: 4)) == .empty)
    #expect(a.contains(.empty) && a.contains(a))
    #expect(!a.contains(PixelRect(minX: 3, minY: 3, maxX: 5, maxY: 4)))
  }
}
