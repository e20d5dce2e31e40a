/// Figures of how unlike two pictures of equal size are.
///
/// They count all channels of all pixels. Alpha is left out where both pictures are opaque: as a constant it would only
/// make them more alike. Differences of levels are of colours multiplied by alpha, as they are seen. Tolerances and
/// ignored areas belong to `ImageComparison`. Each is the same on every machine.
public struct ImageMetrics: Sendable {
  let actual: StraightImage
  let expected: StraightImage

  /// Throws if the sizes differ.
  public init(actual: StraightImage, expected: StraightImage) throws(ComparisonError) {
    guard actual.pixelSize == expected.pixelSize else {
      throw .sizesDiffer(actual: actual.pixelSize, expected: expected.pixelSize)
    }
    self.actual = actual
    self.expected = expected
  }

  /// The largest difference in a channel of a pixel, in levels: 0…255.
  public func largestDifference() -> Int { figures.largestChannelDifference }

  /// Whether alpha says nothing.
  var areOpaque: Bool { actual.isOpaque && expected.isOpaque }

  /// The root of the mean of the squared differences of the channels, in levels: 0…255.
  public func rootMeanSquare() -> Double { figures.rootMeanSquare }

  /// The peak signal-to-noise ratio in decibels, 20 · log₁₀(255 / RMS); infinite for equal pictures.
  public func peakSignalToNoise() -> Double {
    let noise = rootMeanSquare()
    return noise == 0 ? .infinity : 20 * ExpLog.log(255 / noise) / ExpLog.log(10)
  }

  /// The mean of the perceptual distances of all pixels.
  public func meanDistance(_ distance: PerceptualDistance) -> Double {
    let width = actual.pixelWidth
    var sum = 0.0
    actual.pixels.withPixels { a in
      expected.pixels.withPixels { b in
        for start in stride(from: 0, to: a.count, by: width) {
          // By rows: the sum of a hundred million small numbers would lose their last digits.
          var row = 0.0
          for i in start..<start + width {
            let (p, q) = unsafe (a[i], b[i])
            if p != q { row += distance.between(StraightPixel(bits: p), StraightPixel(bits: q)) }
          }
          sum += row
        }
      }
    }
    return sum / Double(width * actual.pixelHeight)
  }

  private var figures: ComparisonReport {
    let comparison = ImageComparison(details: [])
    var report = ComparisonReport(comparing: actual, with: expected, by: comparison)
    ComparisonRun(comparison, actual: actual, expected: expected).compare(into: &report)
    return report
  }
}
