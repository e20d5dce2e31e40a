import Canvas
import TestSupport
import Testing

@Suite struct ImageTests {
  @Test func theSizeIsPixelsDividedByTheScale() throws {
    let image = try Image(size: Size(width: 10, height: 20), scale: 2) { _ in }
    #expect(image.pixelWidth == 20 && image.pixelHeight == 40)
    #expect(image.size == Size(width: 10, height: 20) && image.scale == 2)
  }

  @Test func coloursAreStraightAndNilOutside() throws {
    let half = Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    let image = try Image(size: Size(width: 2, height: 1)) {
      $0.setFillColor(half)
      $0.fill(Rect(x: 0, y: 0, width: 1, height: 1))
    }
    let color = try #require(image.color(atPixelX: 0, y: 0))
    #expect(color.red == 1 && abs(color.green - 0.5) < 0.005 && color.blue == 0 && abs(color.alpha - 0.5) < 0.002)
    #expect(image.color(atPixelX: 1, y: 0) == .clear)
    #expect(image.color(atPixelX: 2, y: 0) == nil && image.color(atPixelX: 0, y: -1) == nil)
  }

  @Test func whatTheDrawingThrowsComesOut() {
    struct Stop: Error {}
    #expect {
      try Image(size: Size(width: 1, height: 1)) { _ in throw Stop() }
    } throws: { error in
      if case PictureError<any Error>.drawing(let error) = error { error is Stop } else { false }
    }
  }
}
