internal import CanvasKernels

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

extension ImageMetrics {
  /// The side of the square that structural similarity looks at, in pixels.
  static let similarityWindow = CK_SIMILARITY_SIDE

  /// Structural similarity (SSIM): 1 for equal pictures, about 0 for unlike ones, at least −1.
  ///
  /// Z. Wang, A. Bovik, H. Sheikh and E. Simoncelli, "Image Quality Assessment: From Error Visibility to Structural
  /// Similarity", 2004, with the settings that scikit-image's `structural_similarity` has by default: squares of 7×7 of
  /// equal weight, sample covariance, K₁ 0.01, K₂ 0.03, a range of 255; the mean over all squares that lie in the
  /// picture and over the four channels. Throws where a side is below 7.
  public func structuralSimilarity() throws(ComparisonError) -> Double {
    let side = Self.similarityWindow
    let (width, height) = (actual.pixelWidth, actual.pixelHeight)
    guard min(width, height) >= side else { throw .tooSmall(size: actual.pixelSize, side: side) }
    var sum = 0.0
    // Part by part: most pictures that differ do so in few places, and equal windows have 1, whatever they show. Each
    // part begins so far before its windows' last pixels as they reach.
    let part = (columns: CK_SIMILARITY_COLUMNS, rows: 48)
    for top in stride(from: 0, through: height - side, by: part.rows - side + 1) {
      let rows = min(part.rows, height - top)
      for left in stride(from: 0, through: width - side, by: part.columns - side + 1) {
        sum += similaritySum(left: left, top: top, columns: min(part.columns, width - left), rows: rows)
      }
    }
    return sum / Double(4 * (width - side + 1) * (height - side + 1))
  }

  /// The sum over all squares of a part that lies in the picture, and over the channels.
  private func similaritySum(left: Int, top: Int, columns: Int, rows: Int) -> Double {
    let width = actual.pixelWidth
    let start = top * width + left
    return actual.pixels.withPixels { a in
      expected.pixels.withPixels { b in
        guard let a = a.baseAddress, let b = b.baseAddress else { return 0 }
        let isEqual = (0..<rows).allSatisfy { y in
          unsafe memcmp(a + start + y * width, b + start + y * width, columns * MemoryLayout<UInt32>.stride) == 0
        }
        let side = Self.similarityWindow
        return isEqual
          ? Double(4 * (columns - side + 1) * (rows - side + 1))
          : unsafe ck_similarity_sum(a + start, b + start, width, columns, rows)
      }
    }
  }
}
