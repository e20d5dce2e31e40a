extension PixelBuffer {
  /// What `body` gives for bands of whole rows, from the top; those of a large picture several at a time. The bands depend
  /// on the picture's size alone.
  func mapBands<T: Sendable>(
    workers: Int, _ body: @escaping @Sendable (_ rows: UnsafeBufferPointer<UInt32>) -> T
  ) -> [T] {
    // A band of so many pixels is some milliseconds of work, many times what a thread costs.
    let bandHeight = max(1, (1 << 20) / width)
    let (width, height) = (width, height)
    return parallelMap(count: (height + bandHeight - 1) / bandHeight, workers: workers) { band in
      unsafe withPixels { pixels in
        let rows = band * bandHeight..<min(height, (band + 1) * bandHeight)
        return unsafe body(UnsafeBufferPointer(rebasing: pixels[rows.lowerBound * width..<rows.upperBound * width]))
      }
    }
  }
}
