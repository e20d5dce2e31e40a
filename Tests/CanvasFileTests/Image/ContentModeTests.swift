import Canvas
import TestSupport
import Testing

@Suite struct ContentModeTests {
  // A picture of 20×10 in bounds of 100×60 at (10, 20).
  private static let bounds = Rect(x: 10, y: 20, width: 100, height: 60)
  private static let places: [(ContentMode, Rect)] = [
    (.scaleToFill, bounds),
    (.aspectFit, Rect(x: 10, y: 25, width: 100, height: 50)),
    (.aspectFill, Rect(x: 0, y: 20, width: 120, height: 60)),
    (.center, Rect(x: 50, y: 45, width: 20, height: 10)),
    (.top, Rect(x: 50, y: 20, width: 20, height: 10)),
    (.bottom, Rect(x: 50, y: 70, width: 20, height: 10)),
    (.left, Rect(x: 10, y: 45, width: 20, height: 10)),
    (.right, Rect(x: 90, y: 45, width: 20, height: 10)),
    (.topLeft, Rect(x: 10, y: 20, width: 20, height: 10)),
    (.topRight, Rect(x: 90, y: 20, width: 20, height: 10)),
    (.bottomLeft, Rect(x: 10, y: 70, width: 20, height: 10)),
    (.bottomRight, Rect(x: 90, y: 70, width: 20, height: 10)),
  ]

  @Test func theNamesOfUIKitMeanTheSame() {
    #expect(ContentMode.scaleAspectFit == .aspectFit)
    #expect(ContentMode.scaleAspectFill == .aspectFill)
  }

  @Test func eachModeHasItsPlace() {
    let size = Size(width: 20, height: 10)
    #expect(Set(Self.places.map(\.0)) == Set(ContentMode.allCases))
    for (mode, rect) in Self.places { #expect(mode.rect(of: size, in: Self.bounds) == rect, "\(mode)") }
  }

  @Test func aPictureLargerThanTheBoundsReachesBeyond() {
    let size = Size(width: 140, height: 100)
    #expect(ContentMode.center.rect(of: size, in: Self.bounds) == Rect(x: -10, y: 0, width: 140, height: 100))
    #expect(ContentMode.bottomRight.rect(of: size, in: Self.bounds) == Rect(x: -30, y: -20, width: 140, height: 100))
    #expect(ContentMode.aspectFit.rect(of: size, in: Self.bounds) == Rect(x: 18, y: 20, width: 84, height: 60))
  }

  @Test(arguments: ContentMode.allCases) func oddNumbersGiveNoRectangleOrAFiniteOne(mode: ContentMode) {
    let odd: [Double] = [0, -5, 0x1p-1063, 1e300, -1e300, 1.7e308, .nan, .infinity, -.infinity]
    for value in odd {
      for rect in [
        mode.rect(of: Size(width: value, height: 5), in: Self.bounds),
        mode.rect(of: Size(width: 5, height: value), in: Self.bounds),
        mode.rect(of: Size(width: 5, height: 7), in: Rect(x: value, y: 0, width: 5, height: 5)),
        mode.rect(of: Size(width: 5, height: 7), in: Rect(x: 0, y: 0, width: value, height: 5)),
        mode.rect(of: Size(width: value, height: value), in: Rect(x: value, y: value, width: value, height: value)),
      ] {
        #expect(rect.isNull || rect.isFinite)
      }
    }
    #expect(mode.rect(of: .zero, in: Self.bounds).isNull)
    #expect(mode.rect(of: Size(width: 1, height: 1), in: .null).isNull)
    #expect(mode.rect(of: Size(width: 1, height: 1), in: .zero).isNull)
    let backwards = Rect(x: 110, y: 80, width: -100, height: -60)
    #expect(
      mode.rect(of: Size(width: 20, height: 10), in: backwards)
        == mode.rect(of: Size(width: 20, height: 10), in: Self.bounds))
  }

  // MARK: Drawn

  @Test(arguments: ContentMode.allCases) func nothingIsDrawnBeyondTheBounds(mode: ContentMode) throws {
    let image = try Image(grays: [[UInt8]](repeating: [UInt8](repeating: 255, count: 30), count: 25))
    let bounds = Rect(x: 6, y: 7, width: 20, height: 8)
    let result = try Image(size: Size(width: 40, height: 40)) { $0.draw(image, in: bounds, contentMode: mode) }
    let drawn = mode.rect(of: image.size, in: bounds).intersection(bounds)
    for y in 0..<40 {
      for x in 0..<40 {
        let isInside = drawn.insetBy(dx: 0, dy: 0).contains(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        // Edges of a fitted picture lie between pixels: 20 − 9.6 is not whole.
        if mode == .aspectFit {
          #expect(isInside || result.alpha(x, y) < 255)
        } else {
          #expect(result.alpha(x, y) == (isInside ? 255 : 0))
        }
      }
    }
  }

  @Test func inItsOwnSizeAnImageIsExact() throws {
    let image = try Image(grays: [[1, 2], [3, 4]])
    let result = try Image(size: Size(width: 4, height: 4)) {
      $0.draw(image, in: $0.bounds, contentMode: .bottomRight)
    }
    #expect(result.reds == [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 1, 2], [0, 0, 3, 4]])
    let cut = try Image(size: Size(width: 4, height: 4)) {
      $0.draw(image, in: Rect(x: 1, y: 1, width: 1, height: 1), contentMode: .bottomRight)
    }
    #expect(cut.reds == [[0, 0, 0, 0], [0, 4, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]])
  }

  @Test func theOuterEdgeIsAntialiasedOnce() throws {
    let image = try Image(grays: [[255]])
    let bounds = Rect(x: 0.5, y: 1, width: 2, height: 1)
    for mode in [ContentMode.scaleToFill, .aspectFill] {
      let result = try Image(size: Size(width: 3, height: 3)) { $0.draw(image, in: bounds, contentMode: mode) }
      #expect((0..<3).map { result.alpha($0, 1) } == [128, 255, 128])
    }
  }

  @Test(arguments: ContentMode.allCases) func impossibleBoundsDrawNothing(mode: ContentMode) throws {
    let image = try Image(grays: [[255]])
    for rect in [
      Rect.null, .zero, Rect(x: .nan, y: 0, width: 1, height: 1), Rect(x: 0, y: 0, width: .infinity, height: 1),
      Rect(x: 1e300, y: 0, width: 1, height: 1), Rect(x: 100, y: 100, width: 5, height: 5),
    ] {
      #expect(
        try Image(size: Size(width: 4, height: 4)) { $0.draw(image, in: rect, contentMode: mode) }.isClear)
    }
  }
}
