/// Premultiplied pixels, handed out as bands of rows: those of a buffer, or some that are made when they are asked for.
///
/// The same rows are asked for more than once, from several threads, and must then be the same.
package protocol PixelRows: Sendable {
  /// In pixels, at least 1.
  var width: Int { get }
  /// In pixels, at least 1.
  var height: Int { get }

  /// Whether no pixel lets anything show through, where that is known beforehand.
  var isKnownToBeOpaque: Bool { get }

  /// The pixels of some rows, without gaps.
  func withRows<R>(_ rows: Range<Int>, _ body: (UnsafeBufferPointer<UInt32>) -> R) -> R
}

extension PixelBuffer: PixelRows {
  package func withRows<R>(_ rows: Range<Int>, _ body: (UnsafeBufferPointer<UInt32>) -> R) -> R {
    unsafe withPixels { pixels in
      unsafe body(UnsafeBufferPointer(rebasing: pixels[rows.lowerBound * width..<rows.upperBound * width]))
    }
  }
}

extension PixelRows {
  package var isKnownToBeOpaque: Bool { false }

  /// What `body` gives for bands of whole rows, from the top; those of a large picture several at a time. The bands depend
  /// on the picture's size alone.
  func mapBands<T: Sendable>(
    workers: Int, _ body: @escaping @Sendable (_ rows: UnsafeBufferPointer<UInt32>) -> T
  ) -> [T] {
    // A band of so many pixels is some milliseconds of work, many times what a thread costs.
    let bandHeight = max(1, (1 << 20) / width)
    let height = height
    return parallelMap(count: (height + bandHeight - 1) / bandHeight, workers: workers) { band in
      unsafe withRows(band * bandHeight..<min(height, (band + 1) * bandHeight), body)
    }
  }
}
