extension ImageMetrics {
  /// The side of the square that structural similarity looks at, in pixels.
  static let similarityWindow = 7

  /// Structural similarity (SSIM): 1 for equal pictures, about 0 for unlike ones, at least −1.
  ///
  /// Z. Wang, A. Bovik, H. Sheikh and E. Simoncelli, "Image Quality Assessment: From Error Visibility to Structural
  /// Similarity", 2004, with the settings that scikit-image's `structural_similarity` has by default: squares of 7×7 of
  /// equal weight, sample covariance, K₁ 0.01, K₂ 0.03, a range of 255; the mean over all squares that lie in the
  /// picture and over the four channels. Throws where a side is below 7.
  public func structuralSimilarity() throws(ComparisonError) -> Double {
    let side = Self.similarityWindow
    guard min(actual.pixelWidth, actual.pixelHeight) >= side else {
      throw .tooSmall(size: actual.pixelSize, side: side)
    }
    let (width, height) = (actual.pixelWidth, actual.pixelHeight)
    var sum = 0.0
    actual.pixels.withPixels { a in
      expected.pixels.withPixels { b in
        for shift in [0, 8, 16, 24] as [UInt32] {
          var columns = [WindowSums](repeating: WindowSums(), count: width)
          for y in 0..<height {
            for x in 0..<width {
              unsafe columns[x].add(a[y * width + x] >> shift & 255, b[y * width + x] >> shift & 255)
              guard y >= side else { continue }
              let old = (y - side) * width + x
              unsafe columns[x].remove(a[old] >> shift & 255, b[old] >> shift & 255)
            }
            guard y >= side - 1 else { continue }
            var window = WindowSums()
            var row = 0.0
            for x in 0..<width {
              window.add(columns[x])
              if x >= side { window.remove(columns[x - side]) }
              if x >= side - 1 { row += window.similarity(count: side * side) }
            }
            sum += row
          }
        }
      }
    }
    return sum / Double(4 * (width - side + 1) * (height - side + 1))
  }
}

/// Sums over a window of a channel of two pictures, in whole numbers: they lose nothing when the window slides.
private struct WindowSums {
  private var a: Int32 = 0
  private var b: Int32 = 0
  private var aa: Int32 = 0
  private var bb: Int32 = 0
  private var ab: Int32 = 0

  mutating func add(_ p: UInt32, _ q: UInt32) {
    let (p, q) = (Int32(truncatingIfNeeded: p), Int32(truncatingIfNeeded: q))
    a &+= p
    b &+= q
    aa &+= p &* p
    bb &+= q &* q
    ab &+= p &* q
  }

  mutating func remove(_ p: UInt32, _ q: UInt32) {
    let (p, q) = (Int32(truncatingIfNeeded: p), Int32(truncatingIfNeeded: q))
    a &-= p
    b &-= q
    aa &-= p &* p
    bb &-= q &* q
    ab &-= p &* q
  }

  mutating func add(_ other: WindowSums) {
    a &+= other.a
    b &+= other.b
    aa &+= other.aa
    bb &+= other.bb
    ab &+= other.ab
  }

  mutating func remove(_ other: WindowSums) {
    a &-= other.a
    b &-= other.b
    aa &-= other.aa
    bb &-= other.bb
    ab &-= other.ab
  }

  /// Equation (13) of the paper.
  func similarity(count: Int) -> Double {
    let n = Double(count)
    let (meanA, meanB) = (Double(a) / n, Double(b) / n)
    let sample = n / (n - 1)
    let varianceA = sample * (Double(aa) / n - meanA * meanA)
    let varianceB = sample * (Double(bb) / n - meanB * meanB)
    let covariance = sample * (Double(ab) / n - meanA * meanB)
    let c1 = (0.01 * 255) * (0.01 * 255)
    let c2 = (0.03 * 255) * (0.03 * 255)
    return (2 * meanA * meanB + c1) * (2 * covariance + c2)
      / ((meanA * meanA + meanB * meanB + c1) * (varianceA + varianceB + c2))
  }
}
