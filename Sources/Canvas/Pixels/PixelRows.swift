/// Premultiplied pixels that are read as bands of rows, from a buffer or generated on demand.
///
/// The same rows can be read more than once, from several threads, and must be the same each time.
package protocol PixelRows: Sendable {
  /// The width in pixels, at least 1.
  var width: Int { get }
  /// The height in pixels, at least 1.
  var height: Int { get }

  /// Whether all pixels are known to be opaque without reading them.
  var isKnownToBeOpaque: Bool { get }

  /// Calls `body` with the pixels of some rows, without gaps.
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

  /// The results of `body` for bands of whole rows, from the top. Large pictures are processed several bands at a
  /// time. The bands depend only on the picture's size.
  func mapBands<T: Sendable>(
    workers: Int, _ body: @escaping @Sendable (_ rows: UnsafeBufferPointer<UInt32>) -> T
  ) -> [T] {
    // A band of this many pixels takes some milliseconds, many times the cost of a thread.
    let bandHeight = max(1, (1 << 20) / width)
    let height = height
    return parallelMap(count: (height + bandHeight - 1) / bandHeight, workers: workers) { band in
      unsafe withRows(band * bandHeight..<min(height, (band + 1) * bandHeight), body)
    }
  }
}
