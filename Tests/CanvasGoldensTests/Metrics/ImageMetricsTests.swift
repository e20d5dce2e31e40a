import Canvas
import CanvasGoldens
import Testing

struct ImageMetricsTests {
  @Test func equalPicturesAreAsAlikeAsCanBe() throws {
    let image = try StraightImage(textured(40, 30))
    let metrics = try ImageMetrics(actual: image, expected: image)
    #expect(metrics.largestDifference() == 0 && metrics.rootMeanSquare() == 0)
    #expect(metrics.peakSignalToNoise() == .infinity)
    #expect(try metrics.structuralSimilarity() == 1)
    #expect(metrics.meanDistance(.okLab) == 0 && metrics.meanDistance(.ciede2000) == 0)
    #expect(try metrics.flip().mean == 0)
  }

  @Test func whatCannotBeComputedThrows() throws {
    let small = try StraightImage(solid(6, 9))
    #expect(throws: ComparisonError.self) { try ImageMetrics(actual: small, expected: StraightImage(solid(9, 6))) }
    let metrics = try ImageMetrics(actual: small, expected: small)
    #expect(throws: ComparisonError.tooSmall(size: PixelSize(width: 6, height: 9), side: 7)) {
      try metrics.structuralSimilarity()
    }
    for density in [0, -1, 401, Double.nan, .infinity] {
      #expect(throws: ComparisonError.self) { try metrics.flip(pixelsPerDegree: density) }
    }
  }

  @Test func aReportTellsNoSimilarityThatItHasNot() throws {
    let comparison = ImageComparison(details: .all)
    #expect(try comparison.compare(actual: solid(6, 9), expected: solid(6, 9)).structuralSimilarity == nil)
    #expect(try comparison.compare(actual: solid(9, 9), expected: solid(9, 8)).structuralSimilarity == nil)
    #expect(try comparison.compare(actual: solid(9, 9), expected: solid(9, 9)).structuralSimilarity == 1)
    let changed = try solid(9, 9).replacing(x: 4, y: 4, with: .clear)
    let similarity = try comparison.compare(actual: changed, expected: solid(9, 9)).structuralSimilarity
    #expect(similarity.map { $0 < 0.9 } ?? false)
  }

  @Test func theMapOfAFlipIsWhereTheDifferenceIs() throws {
    let image = try solid(90, 200)
    let changed = image.replacing(x: 40, y: 100, with: PremultipliedPixel(red: 0, green: 0, blue: 0, alpha: 255))
    let map = try ImageMetrics(actual: StraightImage(changed), expected: StraightImage(image)).flip()
    #expect(map.width == 90 && map.height == 200)
    let largest = try #require(map.values.max())
    #expect(largest > 0.1 && map[40, 100] == largest)
    #expect(map[0, 100] == 0 && map[40, 0] == 0 && map[90, 0] == nil)
    // The same from either side, and as far left as right, up as down, also across the seam of two bands.
    func near(_ a: Float?, _ b: Float?) -> Bool { abs((a ?? -1) - (b ?? -2)) < 1e-5 }
    #expect(near(map[37, 100], map[43, 100]) && near(map[40, 97], map[40, 103]))
  }

  @Test func alphaAloneIsSeenByEveryMetric() throws {
    for colour in [0, 100, 255] as [UInt8] {
      let full = try solid(20, 20, PremultipliedPixel(red: colour, green: colour, blue: colour, alpha: 255))
      let half = try solid(20, 20, PremultipliedPixel(straightRed: colour, green: colour, blue: colour, alpha: 128))
      let metrics = try ImageMetrics(actual: StraightImage(half), expected: StraightImage(full))
      #expect(metrics.largestDifference() == 127)
      #expect(metrics.meanDistance(.okLab) > 0.1 && metrics.meanDistance(.ciede2000) > 10)
      #expect(try metrics.flip().mean > 0.1)
    }
  }
}
