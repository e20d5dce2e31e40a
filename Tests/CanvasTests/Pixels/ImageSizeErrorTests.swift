import Canvas
import Testing

@Suite struct ImageSizeErrorTests {
  @Test func pixelsArePointsTimesScaleRoundedToNearest() throws {
    func pixels(_ width: Double, _ height: Double, _ scale: Double) throws -> [Int] {
      let size = try ImageSizeError.pixelSize(of: Size(width: width, height: height), scale: scale)
      return [size.width, size.height]
    }
    #expect(try pixels(250, 350, 1) == [250, 350])
    #expect(try pixels(400, 400, 10.24) == [4096, 4096])
    #expect(try pixels(10.4, 10.5, 1) == [10, 11])
    #expect(try pixels(0.1, 1e-9, 1) == [1, 1])
    #expect(try pixels(32_767, 1, 1) == [32_767, 1])
  }

  @Test(arguments: [
    (0, 5, 1), (5, 0, 1), (-1, 5, 1), (5, 5, 0), (5, 5, -2), (.nan, 5, 1), (5, .nan, 1), (5, 5, .nan),
    (.infinity, 5, 1), (5, 5, .infinity),
  ])
  func whatIsNotPositiveAndFiniteIsRefused(width: Double, height: Double, scale: Double) {
    #expect {
      try DrawingContext(size: Size(width: width, height: height), scale: scale)
    } throws: { error in
      guard case ImageSizeError.notPositive = error else { return false }
      return !"\(error)".contains("\n") && "\(error)".hasPrefix("size ")
    }
  }

  @Test(arguments: [(1e9, 1, 1), (1, 1e9, 1), (1e300, 1e300, 1e300), (32_768, 1, 1), (1, 1, 1e9), (20_000, 20_000, 1)])
  func tooManyPixelsAreRefused(width: Double, height: Double, scale: Double) {
    #expect {
      try DrawingContext(size: Size(width: width, height: height), scale: scale)
    } throws: { error in
      guard case ImageSizeError.outOfLimits = error else { return false }
      return "\(error)".contains("32767") && "\(error)".contains("100 megapixels")
    }
  }
}
