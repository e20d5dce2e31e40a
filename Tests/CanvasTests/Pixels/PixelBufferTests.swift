import Canvas
import Testing

@Suite struct PixelBufferTests {
  private let red = PremultipliedPixel(red: 255, green: 0, blue: 0, alpha: 255)

  @Test func aNewBufferIsTransparent() throws {
    let buffer = try PixelBuffer(width: 3, height: 2)
    #expect(buffer.withPixels { unsafe Array($0) } == [0, 0, 0, 0, 0, 0])
  }

  @Test func rowsFollowEachOtherWithoutGaps() throws {
    var buffer = try PixelBuffer(width: 3, height: 2)
    buffer[2, 1] = red
    #expect(buffer.withPixels { unsafe Array($0) } == [0, 0, 0, 0, 0, red.bits])
    #expect(buffer[2, 1] == red && buffer[1, 1] == .clear)
  }

  @Test func writingToACopyLeavesTheOriginal() throws {
    let original = try PixelBuffer(width: 2, height: 1)
    var copy = original
    #expect(copy == original)
    copy[0, 0] = red
    #expect(original[0, 0] == .clear && copy[0, 0] == red)
    copy.withMutablePixels { pixels in unsafe pixels[1] = 7 }
    #expect(original[1, 0] == .clear && copy[1, 0].bits == 7 && copy[0, 0] == red)
    #expect(copy != original)
  }

  @Test func equalityIsOfSizeAndAllPixels() throws {
    let wide = try PixelBuffer(width: 2, height: 1)
    let high = try PixelBuffer(width: 1, height: 2)
    #expect(wide != high)
    #expect(try wide == PixelBuffer(width: 2, height: 1))
    #expect(try wide.hashValue == PixelBuffer(width: 2, height: 1).hashValue)
  }

  @Test(arguments: [(0, 1), (1, 0), (-1, 5), (32_768, 1), (1, 32_768), (10_001, 10_000), (Int.max, Int.max)])
  func sizesOutsideTheLimitsAreRefused(width: Int, height: Int) {
    #expect(throws: ImageSizeError.outOfLimits(pixelWidth: width, pixelHeight: height)) {
      try PixelBuffer(width: width, height: height)
    }
  }
}
