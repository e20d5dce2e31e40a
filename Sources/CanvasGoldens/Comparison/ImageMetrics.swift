internal import CanvasMath

/// Measures of the difference between two pictures of equal size.
///
/// They include all channels of all pixels. If both pictures are opaque, alpha is not included, because a constant
/// channel would make them more similar. Level differences use premultiplied colours. Tolerances and ignored areas
/// belong to `ImageComparison`. All results are the same on every machine.
public struct ImageMetrics: Sendable {
  let actual: StraightImage
  let expected: StraightImage

  /// Metrics of two pictures. Throws if their sizes differ.
  public init(actual: StraightImage, expected: StraightImage) throws(ComparisonError) {
    guard actual.pixelSize == expected.pixelSize else {
      throw .sizesDiffer(actual: actual.pixelSize, expected: expected.pixelSize)
    }
    self.actual = actual
    self.expected = expected
  }

  /// The largest difference in a channel of a pixel, in levels: 0…255.
  public func largestDifference() -> Int { figures.largestChannelDifference }

  /// Whether both pictures are opaque, so that alpha is not included.
  var areOpaque: Bool { actual.isOpaque && expected.isOpaque }

  /// The root mean square of the channel differences, in levels: 0…255.
  public func rootMeanSquare() -> Double { figures.rootMeanSquare }

  /// The peak signal-to-noise ratio in decibels, 20 · log₁₀(255 / RMS). Infinite for equal pictures.
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
          // Sum by rows: a single sum of a hundred million small numbers would lose precision.
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
    ComparisonRun.report(ImageComparison(details: []), actual, expected)
  }
}
