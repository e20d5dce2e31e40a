import Canvas
import TestSupport
import Testing

@Suite struct ArrangingTests {
  private func image() throws -> Image { try Image(grays: [[1, 2, 3], [4, 5, 6]]) }

  // MARK: Cropping

  @Test func aCropIsThePixelsInTheRectangle() throws {
    #expect(try image().cropped(to: Rect(x: 1, y: 0, width: 2, height: 1)).reds == [[2, 3]])
    #expect(try image().cropped(to: Rect(x: 0, y: 1, width: 1, height: 1)).reds == [[4]])
    #expect(try image().cropped(to: Rect(x: 0, y: 0, width: 3, height: 2)) == image())
  }

  @Test func aCropsEdgesGoToTheNearestPixelEdges() throws {
    #expect(try image().cropped(to: Rect(x: 0.6, y: 0.4, width: 1.8, height: 0.8)).reds == [[2]])
    #expect(try image().cropped(to: Rect(x: 0.5, y: 0, width: 2, height: 2)).reds == [[2, 3], [5, 6]])
  }

  @Test func aCropIsMeasuredInPoints() throws {
    var generator = SeededGenerator(seed: 711)
    let image = try Image(randomWidth: 9, height: 6, scale: 3, using: &generator)
    let crop = try image.cropped(to: Rect(x: 1, y: 1, width: 1, height: 1))
    #expect(crop.scale == 3 && crop.pixelWidth == 3 && crop.pixelHeight == 3)
    #expect(crop.channels(0, 0) == image.channels(3, 3) && crop.channels(2, 2) == image.channels(5, 5))
  }

  @Test func aCropBeyondTheImageIsWhatIsThere() throws {
    #expect(try image().cropped(to: Rect(x: -5, y: 1, width: 6.6, height: 1e9)).reds == [[4, 5]])
    #expect(try image().cropped(to: Rect(x: 3, y: 2, width: -2, height: -1)).reds == [[5, 6]])
    #expect(try image().cropped(to: Rect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)).reds.count == 2)
  }

  @Test(arguments: [
    Rect.null, .zero, Rect(x: 0, y: 0, width: .nan, height: 1), Rect(x: .nan, y: 0, width: 1, height: 1),
    Rect(x: 0, y: 0, width: .infinity, height: 1), Rect(x: 0, y: 0, width: 0, height: 2),
    Rect(x: 3, y: 0, width: 2, height: 2), Rect(x: 0.1, y: 0, width: 0.2, height: 2),
    Rect(x: 1e300, y: 0, width: 2, height: 2),
  ])
  func aCropOfNothingIsAnError(rect: Rect) throws {
    #expect(throws: ImageSizeError.self) { try image().cropped(to: rect) }
  }

  // MARK: Flips and turns

  @Test func flipsExchangeSides() throws {
    #expect(try image().flippedHorizontally().reds == [[3, 2, 1], [6, 5, 4]])
    #expect(try image().flippedVertically().reds == [[4, 5, 6], [1, 2, 3]])
  }

  @Test func quarterTurnsGoClockwise() throws {
    #expect(try image().rotated(byQuarterTurns: 1).reds == [[4, 1], [5, 2], [6, 3]])
    #expect(try image().rotated(byQuarterTurns: 2).reds == [[6, 5, 4], [3, 2, 1]])
    #expect(try image().rotated(byQuarterTurns: 3).reds == [[3, 6], [2, 5], [1, 4]])
    #expect(try image().rotated(byQuarterTurns: 0) == image())
    #expect(try image().rotated(byQuarterTurns: -1) == image().rotated(byQuarterTurns: 3))
    #expect(try image().rotated(byQuarterTurns: .max) == image().rotated(byQuarterTurns: 3))
    #expect(try image().rotated(byQuarterTurns: .min) == image())
  }

  @Test func theyKeepEveryPixelAndTheScale() throws {
    var generator = SeededGenerator(seed: 712)
    let image = try Image(randomWidth: 7, height: 5, scale: 2, using: &generator)
    #expect(try image.flippedHorizontally().flippedHorizontally() == image)
    #expect(try image.flippedVertically().flippedVertically() == image)
    #expect(try image.flippedVertically().flippedHorizontally() == image.rotated(byQuarterTurns: 2))
    #expect(try image.rotated(byQuarterTurns: 1).rotated(byQuarterTurns: 3) == image)
    #expect(try image.rotated(byQuarterTurns: 1).scale == 2)
  }

  @Test func aTurnedImageIsTheImageDrawnTurned() throws {
    var generator = SeededGenerator(seed: 713)
    let image = try Image(randomWidth: 7, height: 5, using: &generator)
    let drawn = try Image(size: Size(width: 5, height: 7)) {
      $0.translateBy(x: 5, y: 0)
      $0.rotate(by: Double.pi / 2)
      $0.draw(image, at: .zero)
    }
    #expect(try image.rotated(byQuarterTurns: 1) == drawn)
  }

  // MARK: Tinting

  @Test func aTintHasTheImagesAlphaAndItsOwnColour() throws {
    for alpha in 0...255 {
      var pixels = try PixelBuffer(width: 1, height: 1)
      pixels[0, 0] = PremultipliedPixel(straightRed: 9, green: 200, blue: 77, alpha: UInt8(alpha))
      let image = Image(pixels: pixels, scale: 3)
      let tinted = try image.tinted(with: Color(red8: 255, green8: 0, blue8: 102))
      #expect(tinted.scale == 3)
      #expect(tinted.channels(0, 0) == [alpha, 0, (102 * alpha * 2 + 255) / 510, alpha])
      // Both alphas count.
      #expect(try image.tinted(with: Color(white: 0, alpha: 0.2)).channels(0, 0)[3] == (51 * alpha * 2 + 255) / 510)
      #expect(try image.tinted(with: .clear).isClear)
      #expect(try image.tinted(with: Color(red: .nan, green: .infinity, blue: -1, alpha: .nan)).isClear)
    }
  }
}
