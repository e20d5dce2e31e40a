internal import CanvasCLibrary
internal import CanvasKernels

extension ImageMetrics {
  /// The side of the window for structural similarity, in pixels.
  static let similarityWindow = CK_SIMILARITY_SIDE

  /// The structural similarity (SSIM): 1 for equal pictures, about 0 for unrelated ones, and at least −1.
  ///
  /// The method is Z. Wang, A. Bovik, H. Sheikh and E. Simoncelli, "Image Quality Assessment: From Error Visibility
  /// to Structural Similarity", 2004, with the defaults of scikit-image's `structural_similarity`: 7×7 windows of
  /// equal weight, sample covariance, K₁ 0.01, K₂ 0.03, and a range of 255. The result is the mean over all windows
  /// inside the picture and over the channels. If both pictures are opaque, alpha is not included. Throws if a side
  /// is below 7.
  public func structuralSimilarity() throws(ComparisonError) -> Double {
    guard min(actual.pixelWidth, actual.pixelHeight) >= Self.similarityWindow else {
      throw .tooSmall(size: actual.pixelSize, side: Self.similarityWindow)
    }
    var sum = SimilaritySum()
    _ = PairedRows(actual, expected).forEachWindow { sum.add($0, $1, workers: Threads.maximum) }
    return sum.mean(actual.pixelSize, areOpaque: areOpaque)
  }
}

/// The sum of the structural similarities of two pictures' windows, added band by band from the top.
struct SimilaritySum {
  /// The rows in which the windows of a band begin, whose other rows are those of the next one too.
  static let bandHeight = partHeight - reach
  private static let reach = ImageMetrics.similarityWindow - 1
  private static let partHeight = 48
  private var sum = 0.0

  /// Adds the windows that begin in some rows, of which the first begins a band. The six rows below are needed too.
  mutating func add(_ rows: Range<Int>, _ grids: PairedRows.Grids, workers: Int) {
    let (width, height) = (grids.actual.width, grids.actual.height)
    let starts = stride(from: rows.lowerBound, to: min(rows.upperBound, height - Self.reach), by: Self.bandHeight)
    // Work in parts: most pictures differ only in few places, and equal windows have a similarity of 1. Parts overlap
    // by the reach of their windows. Two threads weren't faster for pictures of up to 2^17 pixels
    // (.ci/checks/support/comparison.py).
    let tops = Array(starts)
    let bands = parallelMap(count: tops.count, workers: width * height > 1 << 18 ? workers : 1) { band in
      stride(from: 0, to: width - Self.reach, by: CK_SIMILARITY_COLUMNS - Self.reach).map { left in
        Self.sum(
          grids, left: left, top: tops[band], columns: min(CK_SIMILARITY_COLUMNS, width - left),
          rows: min(Self.partHeight, height - tops[band]))
      }
    }
    sum = bands.joined().reduce(sum, +)
  }

  /// The mean over all windows of pictures of a size, and over the channels.
  func mean(_ size: PixelSize, areOpaque: Bool) -> Double {
    let squares = Double((size.width - Self.reach) * (size.height - Self.reach))
    // Each window contributes 1 for the constant alpha.
    return areOpaque ? (sum - squares) / (3 * squares) : sum / (4 * squares)
  }

  /// The sum over all windows inside a part and over the channels.
  private static func sum(_ grids: PairedRows.Grids, left: Int, top: Int, columns: Int, rows: Int) -> Double {
    let all = Double(4 * (columns - reach) * (rows - reach))
    let width = grids.actual.width
    guard let a = unsafe grids.actual.row(top).map({ unsafe $0 + left }),
      let b = unsafe grids.expected.row(top).map({ unsafe $0 + left }),
      var changed = unsafe Self.changed(a, b, stride: width, columns: columns, rows: rows)
    else { return all }
    // The windows that contain such a pixel.
    changed.x = max(changed.x.lowerBound - reach, 0)..<min(changed.x.upperBound + reach, columns)
    changed.y = max(changed.y.lowerBound - reach, 0)..<min(changed.y.upperBound + reach, rows)
    let first = changed.y.lowerBound * width + changed.x.lowerBound
    let sum = unsafe Kernels.best.table.pointee.similarity_sum(
      a + first, b + first, width, changed.x.count, changed.y.count)
    return all - Double(4 * (changed.x.count - reach) * (changed.y.count - reach)) + sum
  }

  /// The range of columns and rows that contains all different pixels, or nil if there are none.
  private static func changed(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, stride: Int, columns: Int, rows: Int
  ) -> (x: Range<Int>, y: Range<Int>)? {
    let isChanged = { (y: Int) in
      unsafe memcmp(a + y * stride, b + y * stride, columns * MemoryLayout<UInt32>.stride) != 0
    }
    guard let top = (0..<rows).first(where: isChanged), let bottom = (top..<rows).last(where: isChanged) else {
      return nil
    }
    var (left, right) = (columns, 0)
    for y in top...bottom {
      let (a, b) = unsafe (a + y * stride, b + y * stride)
      // Only outside the known range.
      if let x = (0..<left).first(where: { unsafe a[$0] != b[$0] }) { left = x }
      if let x = (right..<columns).last(where: { unsafe a[$0] != b[$0] }) { right = x + 1 }
    }
    return (left..<right, top..<bottom + 1)
  }
}
