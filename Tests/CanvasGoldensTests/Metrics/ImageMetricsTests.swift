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
  }

  @Test func whatCannotBeComputedThrows() throws {
    let small = try StraightImage(solid(6, 9))
    #expect(throws: ComparisonError.self) { try ImageMetrics(actual: small, expected: StraightImage(solid(9, 6))) }
    let metrics = try ImageMetrics(actual: small, expected: small)
    #expect(throws: ComparisonError.tooSmall(size: PixelSize(width: 6, height: 9), side: 7)) {
      try metrics.structuralSimilarity()
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

  @Test(arguments: [(7, 7), (80, 48), (81, 49), (155, 91), (8, 100), (200, 9)])
  func similarityIsThatOfTheDefinition(width: Int, height: Int) throws {
    let image = try StraightImage(textured(width, height))
    var generator = SeededGenerator(seed: 7)
    // From one pixel, which most parts of the picture don't see, to every pixel.
    for share in [0, 20, 255] {
      var other = try textured(width, height)
      for y in 0..<height {
        for x in 0..<width where generator.next() & 255 <= share && (share > 0 || (x, y) == (width / 2, height / 2)) {
          other.pixels[x, y] = PremultipliedPixel(
            straightRed: UInt8(truncatingIfNeeded: generator.next()), green: 9, blue: 200, alpha: 77)
        }
      }
      let metrics = try ImageMetrics(actual: StraightImage(other), expected: image)
      let slow = try slowSimilarity(StraightImage(other), image)
      #expect(abs(try metrics.structuralSimilarity() - slow) < 1e-12)
    }
  }

  @Test func threadsDecideNothing() throws {
    let image = try StraightImage(textured(600, 450))
    let other = try StraightImage(textured(600, 450).replacing(x: 500, y: 400, with: .clear))
    let similarities = try [1, 2, 3, 16].map {
      try ImageComparison(details: .all).compare(actual: other, expected: image, workers: $0).structuralSimilarity
    }
    let first = try #require(similarities[0])
    #expect(first < 1 && similarities.allSatisfy { $0 == first })
  }

  /// Square by square, in the words of the paper.
  private func slowSimilarity(_ actual: StraightImage, _ expected: StraightImage) throws -> Double {
    var sum = 0.0
    let (width, height) = (actual.pixelWidth - 6, actual.pixelHeight - 6)
    for y in 0..<height {
      for x in 0..<width {
        var pixels: [(StraightPixel, StraightPixel)] = []
        for i in 0..<49 {
          let place = (x + i % 7, y + i / 7)
          pixels.append((try #require(actual[place.0, place.1]), try #require(expected[place.0, place.1])))
        }
        for channel in [\StraightPixel.red, \.green, \.blue, \.alpha] {
          let (a, b) = (pixels.map { Double($0.0[keyPath: channel]) }, pixels.map { Double($0.1[keyPath: channel]) })
          let (meanA, meanB) = (a.reduce(0, +) / 49, b.reduce(0, +) / 49)
          func covariance(_ p: [Double], _ meanP: Double, _ q: [Double], _ meanQ: Double) -> Double {
            zip(p, q).reduce(0) { $0 + ($1.0 - meanP) * ($1.1 - meanQ) } / 48
          }
          let (c1, c2) = ((0.01 * 255) * (0.01 * 255), (0.03 * 255) * (0.03 * 255))
          sum +=
            (2 * meanA * meanB + c1) * (2 * covariance(a, meanA, b, meanB) + c2)
            / ((meanA * meanA + meanB * meanB + c1)
              * (covariance(a, meanA, a, meanA) + covariance(b, meanB, b, meanB) + c2))
        }
      }
    }
    return sum / Double(4 * width * height)
  }

  @Test func alphaAloneIsSeenByEveryMetric() throws {
    for colour in [0, 100, 255] as [UInt8] {
      let full = try solid(20, 20, PremultipliedPixel(red: colour, green: colour, blue: colour, alpha: 255))
      let half = try solid(20, 20, PremultipliedPixel(straightRed: colour, green: colour, blue: colour, alpha: 128))
      let metrics = try ImageMetrics(actual: StraightImage(half), expected: StraightImage(full))
      #expect(metrics.largestDifference() == 127)
      #expect(metrics.meanDistance(.okLab) > 0.1 && metrics.meanDistance(.ciede2000) > 10)
    }
  }
}
