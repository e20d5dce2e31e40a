import Canvas
import TestSupport
import Testing

@Suite struct DrawImagePartTests {
  // Black but for a square of four greys at (2, 1).
  private func sheet(scale: Double = 1) throws -> Image {
    try Image(
      grays: [
        [0, 0, 0, 0, 0, 0], [0, 0, 100, 120, 0, 0], [0, 0, 140, 160, 0, 0], [0, 0, 0, 0, 0, 0],
      ], scale: scale)
  }
  private let part = Rect(x: 2, y: 1, width: 2, height: 2)

  @Test func inItsOwnSizeAPartIsExact() throws {
    let result = try Image(size: Size(width: 4, height: 3)) {
      $0.draw(try sheet(), from: part, in: Rect(x: 1, y: 0, width: 2, height: 2))
    }
    #expect(result.reds == [[0, 100, 120, 0], [0, 140, 160, 0], [0, 0, 0, 0]])
    #expect(result.alphas == [0, 255, 255, 0, 0, 255, 255, 0, 0, 0, 0, 0])
  }

  @Test func theWholeIsTheImage() throws {
    var generator = SeededGenerator(seed: 721)
    let image = try Image(randomWidth: 9, height: 7, scale: 2, using: &generator)
    for rect in [Rect(x: 1, y: 1, width: 30, height: 20), Rect(x: 0.3, y: 0.7, width: 3, height: 5.5)] {
      let size = Size(width: 33, height: 22)
      #expect(
        try Image(size: size) { $0.draw(image, from: Rect(origin: .zero, size: image.size), in: rect) }
          == Image(size: size) { $0.draw(image, in: rect) })
    }
  }

  // What lies around the part is black: none of it may darken a pixel.
  @Test(arguments: [0.3, 0.5, 1, 1.7, 4, 13]) func nothingAroundThePartShows(zoom: Double) throws {
    for turn in [0, 0.4, 2] {
      let result = try Image(size: Size(width: 40, height: 40)) {
        $0.translateBy(x: 20.3, y: 20.6)
        $0.rotate(by: turn)
        $0.draw(try sheet(), from: part, in: Rect(x: -zoom, y: -zoom, width: 2 * zoom, height: 2 * zoom))
      }
      for y in 0..<40 {
        for x in 0..<40 {
          let pixel = result.channels(x, y)
          // 100…160 times alpha, with roundings.
          #expect(pixel[0] * 255 >= 100 * pixel[3] - 255 && pixel[0] * 255 <= 160 * pixel[3] + 255)
        }
      }
      #expect(!result.isClear)
    }
  }

  @Test func aPartIsMeasuredInPoints() throws {
    let result = try Image(size: Size(width: 2, height: 2)) {
      $0.draw(try sheet(scale: 2), from: Rect(x: 1, y: 0.5, width: 1, height: 1), in: $0.bounds)
    }
    #expect(result.reds == [[100, 120], [140, 160]])
  }

  @Test func roundingInTheCallersNumbersTouchesNoFurtherPixel() throws {
    let image = try sheet(scale: 10)
    let source = Rect(x: 0.1 + 0.1, y: 0.3 - 0.2, width: 0.1 + 0.2 - 0.1, height: 0.2)
    let result = try Image(size: Size(width: 2, height: 2)) { $0.draw(image, from: source, in: $0.bounds) }
    #expect(result.reds == [[100, 120], [140, 160]])
  }

  @Test func aPixelThatIsCutKeepsItsColour() throws {
    let image = try Image(grays: [[100, 200]])
    let result = try Image(size: Size(width: 4, height: 1)) {
      $0.draw(image, from: Rect(x: 0.5, y: 0, width: 1, height: 1), in: $0.bounds)
    }
    // From the centre of the first pixel to that of the second, at 1/8, 3/8 …
    #expect(result.reds == [[113, 138, 163, 188]])
  }

  @Test func whatReachesBeyondTheImageDrawsNothing() throws {
    let image = try Image(grays: [[100, 200]])
    let result = try Image(size: Size(width: 6, height: 3)) {
      $0.draw(image, from: Rect(x: -2, y: -1, width: 6, height: 3), in: $0.bounds)
    }
    #expect(result.reds == [[0, 0, 0, 0, 0, 0], [0, 0, 100, 200, 0, 0], [0, 0, 0, 0, 0, 0]])
    #expect(result.alphas.count { $0 > 0 } == 2)
  }

  @Test(arguments: [
    Rect.null, .zero, Rect(x: 1, y: 1, width: 0, height: 1), Rect(x: .nan, y: 1, width: 1, height: 1),
    Rect(x: 1, y: 1, width: .infinity, height: 1), Rect(x: 6, y: 0, width: 3, height: 3),
    Rect(x: -4, y: 0, width: 4, height: 3), Rect(x: 1e300, y: 0, width: 1, height: 1),
    Rect(x: 1, y: 1, width: 1e-9, height: 1),
  ])
  func noPartDrawsNothing(source: Rect) throws {
    #expect(
      try Image(size: Size(width: 8, height: 8)) { $0.draw(try sheet(), from: source, in: $0.bounds) }.isClear)
  }

  @Test(arguments: [
    Rect.null, .zero, Rect(x: 1, y: 1, width: 0, height: 1), Rect(x: .nan, y: 1, width: 1, height: 1),
    Rect(x: 1, y: 1, width: .infinity, height: 1), Rect(x: 50, y: 0, width: 3, height: 3),
    Rect(x: 1, y: 1, width: 0x1p-1063, height: 5),
  ])
  func noPlaceDrawsNothing(rect: Rect) throws {
    let image = try sheet()
    #expect(try Image(size: Size(width: 8, height: 8)) { $0.draw(image, from: part, in: rect) }.isClear)
    #expect(
      try Image(size: Size(width: 8, height: 8)) {
        $0.draw(image, in: rect, capInsets: EdgeInsets(1))
        $0.draw(image, in: rect, capInsets: EdgeInsets(1), resizingMode: .tile)
      }.isClear)
  }

  @Test func hugeNumbersDoNotStopTheProgram() throws {
    let image = try sheet()
    for huge in [1e6, 1e9, 1e154, 1e300, 1.7e308] {
      for rect in [
        Rect(x: -huge, y: -huge / 2, width: huge, height: huge), Rect(x: -huge / 4, y: 0, width: huge, height: 5),
        Rect(x: 0, y: 0, width: 1 / huge, height: 5),
      ] {
        for scale in [1, 1e-3, 1e-300, 1e200] {
          _ = try Image(size: Size(width: 8, height: 8)) {
            $0.scaleBy(x: scale, y: scale)
            $0.draw(image, from: rect, in: Rect(x: 1, y: 1, width: 5, height: 5))
            $0.draw(image, from: part, in: rect)
            for mode in ContentMode.allCases { $0.draw(image, in: rect, contentMode: mode) }
            for mode in ResizingMode.allCases {
              $0.draw(image, in: rect, capInsets: EdgeInsets(2), resizingMode: mode)
              $0.draw(
                image, in: Rect(x: 1, y: 1, width: 5, height: 5), capInsets: EdgeInsets(huge), resizingMode: mode)
            }
            $0.strokeBorder(rect, cornerRadius: huge, lineWidth: 2)
            $0.strokeBorder(rect, cornerRadius: 2, lineWidth: huge)
          }
        }
      }
    }
  }
}
