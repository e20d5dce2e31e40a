import Canvas
import CanvasGoldens
import Testing

/// The comparison at the tier of this process equals its slow twin.
struct ComparisonKernelTests {
  /// The figure to the last bit, as every tier gives it.
  @Test func similarityIsTheSameAtEveryTier() throws {
    var generator = SeededGenerator(seed: 3)
    let expected = try generator.picture(width: 211, height: 120)
    let actual = try StraightImage(generator.changed(Image(pixels: expected)))
    let metrics = try ImageMetrics(actual: actual, expected: StraightImage(Image(pixels: expected)))
    #expect(try metrics.structuralSimilarity().bitPattern == 0x3FEA_BE23_CACB_9785)
  }

  @Test(arguments: 0..<120)
  func everyFigureEqualsTheSlowTwins(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let expected = try generator.picture(width: 1 + generator.next(below: 150), height: 1 + generator.next(below: 12))
    let actual = try StraightImage(generator.changed(Image(pixels: expected)))
    let golden = try StraightImage(Image(pixels: expected))
    var comparison = ImageComparison()
    let levels = [0, 0, 1, 7, 254][generator.next(below: 5)]
    comparison.tolerance = levels == 0 ? .exact : .levels(levels)
    let side = 1 + generator.next(below: 9)
    comparison.allowance = .density(count: 0, side: side)
    if generator.next(below: 2) == 0 {
      comparison.ignoredAreas = (0..<3).map { _ in
        PixelArea(
          x: generator.next(below: 160) - 8, y: generator.next(below: 14) - 2, width: 1 + generator.next(below: 20),
          height: 1 + generator.next(below: 4))
      }
    }
    let slow = SlowComparison(actual, golden, levels: levels, ignoring: comparison.ignoredAreas)
    guard slow.pixelCount > 0 else { return }
    let report = try comparison.compare(actual: actual, expected: golden)
    #expect(report.pixelCount == slow.pixelCount)
    #expect(report.ignoredPixelCount == slow.ignoredCount)
    #expect(report.differentPixelCount == slow.different.count)
    #expect(report.changedPixelCount == slow.changedCount)
    #expect(report.largestChannelDifference == slow.largest)
    #expect(report.rootMeanSquare == slow.rootMeanSquare)
    #expect(report.bounds == slow.bounds)
    #expect(report.first?.x == slow.first?.x && report.first?.y == slow.first?.y)
    #expect(report.largestDensity == slow.largestDensity(side: side))
    let regions = slow.regions
    #expect(report.regions?.count == regions.count)
    if regions.count <= DifferenceRegions.listLimit {
      let found = report.regions?.largest.map { "\($0.pixelCount) in \($0.bounds)" }
      #expect(found?.sorted() == regions.map { "\($0.count) in \($0.bounds)" }.sorted())
    }
    let isOver = report.differentPixelCount > 0 || actual.pixelSize != golden.pixelSize
    #expect(report.passes == !isOver)
  }
}

extension SeededGenerator {
  fileprivate mutating func picture(width: Int, height: Int) throws -> PixelBuffer {
    var pixels = try PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width where next(below: 3) > 0 { pixels[x, y] = pixel() }
    }
    return pixels
  }

  private mutating func pixel() -> PremultipliedPixel {
    let bits = next()
    return PremultipliedPixel(
      straightRed: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
      blue: UInt8(truncatingIfNeeded: bits >> 16),
      alpha: bits >> 32 & 3 == 0 ? UInt8(truncatingIfNeeded: bits >> 24) : 255)
  }

  /// The picture with few or many pixels changed by little or much, and sometimes of another size.
  fileprivate mutating func changed(_ image: Image) throws -> Image {
    let size = (image.pixelWidth, image.pixelHeight)
    let newSize =
      next(below: 3) == 0 ? (max(1, size.0 + next(below: 5) - 2), max(1, size.1 + next(below: 3) - 1)) : size
    var pixels = try PixelBuffer(width: newSize.0, height: newSize.1)
    let share = [2, 5, 100][next(below: 3)]
    for y in 0..<newSize.1 {
      for x in 0..<newSize.0 {
        let old = x < size.0 && y < size.1 ? image.pixels[x, y] : .clear
        if next(below: share) > 0 {
          pixels[x, y] = old
        } else if next(below: 2) == 0, old.alpha == 255 {
          pixels[x, y] = PremultipliedPixel(
            red: old.red ^ UInt8(next(below: 4)), green: old.green, blue: old.blue ^ 1, alpha: 255)
        } else {
          pixels[x, y] = pixel()
        }
      }
    }
    return Image(pixels: pixels)
  }
}
