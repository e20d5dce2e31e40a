internal import CanvasKernels

/// A Gaussian blur of one channel, approximated by three successive box blurs.
///
/// The boxes have odd sizes, so that the blur is symmetric. Together they have nearly the variance of the Gaussian
/// (Kovesi, "Fast Almost-Gaussian Filtering", 2010). For a standard deviation of 1.5 or more the response differs
/// from the Gaussian's by at most 7 % of its peak; below that, where a box is one or three pixels wide, by up to
/// 38 %. Between the passes values are kept in 1/256, so that rounding adds less than one level.
package struct BoxBlur {
  /// The radius of each box: the number of pixels that it includes on either side.
  package let radii: [Int]

  private let kernels: Kernels

  /// How far the blur spreads a pixel in each direction, in pixels.
  package var reach: Int { radii.reduce(0, +) }

  /// The largest standard deviation. Larger ones are clamped to it.
  static let maximumDeviation = 500.0

  /// - Parameter standardDeviation: The standard deviation, in pixels. If it is not positive or is NaN, the channel
  ///   stays unchanged.
  package init(standardDeviation: Double, kernels: Kernels = .best) {
    self.kernels = kernels
    let deviation = standardDeviation > 0 ? min(standardDeviation, Self.maximumDeviation) : 0
    // A box of w pixels has the variance (w² − 1) / 12. Each of the three boxes has the largest odd size below the
    // ideal one, or the next odd size, so that the sum of variances is as close as possible.
    let variance = 12 * deviation * deviation
    let smaller = (Int(saturating: (variance / 3 + 1).squareRoot()) - 1) / 2
    let size = Double(2 * smaller + 1)
    let count = Int(saturating: ((3 * size * size + 12 * size + 9 - variance) / (4 * size + 4)).rounded())
    radii = (0..<3).map { $0 < count ? smaller : smaller + 1 }.filter { $0 > 0 }
  }

  /// Blurs a plane of `width` columns. Pixels outside of it are 0. Parts of a large plane are blurred on up to
  /// `workers` threads at a time; their number doesn't change the result.
  package func apply(to plane: inout [UInt8], width: Int, workers: Int = Threads.maximum) {
    guard !radii.isEmpty, width > 0, plane.count >= width else { return }
    let height = plane.count / width
    // Threads don't pay for small shadows.
    let workers = plane.count < 1 << 16 ? 1 : workers
    var rows = [UInt16](repeating: 0, count: width * height)
    unsafe plane.withUnsafeMutableBufferPointer { planeBuffer in
      unsafe rows.withUnsafeMutableBufferPointer { rowsBuffer in
        guard let planeStart = planeBuffer.baseAddress, let rowsStart = rowsBuffer.baseAddress else { return }
        // Each part has its own rows, and then its own columns.
        nonisolated(unsafe) let (plane, rows) = unsafe (planeStart, rowsStart)
        let bandHeight = 64
        _ = parallelMap(count: (height + bandHeight - 1) / bandHeight, workers: workers) { band in
          for y in band * bandHeight..<min(height, (band + 1) * bandHeight) {
            unsafe blurRow(plane + y * width, into: rows + y * width, width: width)
          }
        }
        let stripWidth = Int(CK_BLUR_COLUMNS)
        _ = parallelMap(count: (width + stripWidth - 1) / stripWidth, workers: workers) { strip in
          let x = strip * stripWidth
          unsafe blurColumns(
            rows + x, into: plane + x, stride: width, columns: min(stripWidth, width - x), height: height)
        }
      }
    }
  }

  private func blurRow(_ row: UnsafePointer<UInt8>, into result: UnsafeMutablePointer<UInt16>, width: Int) {
    unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 2 * width) { memory in
      guard var source = memory.baseAddress else { return }
      var target = unsafe source + width
      for x in 0..<width { unsafe source[x] = UInt16(row[x]) << 8 }
      for radius in radii {
        unsafe kernels.table.pointee.blur_row(source, target, width, radius)
        unsafe swap(&source, &target)
      }
      unsafe result.update(from: source, count: width)
    }
  }

  private func blurColumns(
    _ first: UnsafePointer<UInt16>, into result: UnsafeMutablePointer<UInt8>, stride: Int, columns: Int, height: Int
  ) {
    unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 2 * columns * height) { memory in
      guard var source = memory.baseAddress else { return }
      var target = unsafe source + columns * height
      let blurColumns = unsafe kernels.table.pointee.blur_columns
      unsafe blurColumns(first, stride, source, columns, columns, height, radii[0])
      for radius in radii.dropFirst() {
        unsafe blurColumns(source, columns, target, columns, columns, height, radius)
        unsafe swap(&source, &target)
      }
      for y in 0..<height {
        for x in 0..<columns {
          unsafe result[y * stride + x] = UInt8(truncatingIfNeeded: (UInt32(source[y * columns + x]) + 128) >> 8)
        }
      }
    }
  }
}
