internal import CanvasKernels

/// Memory for one row of coverage after clipping.
@safe final class ClippedRowMemory {
  private var bytes: UnsafeMutablePointer<UInt8>
  private var spans: UnsafeMutablePointer<ck_span>
  private var capacity = -1

  init() {
    unsafe bytes = .allocate(capacity: 0)
    unsafe spans = .allocate(capacity: 0)
  }

  deinit { deallocate() }

  /// Makes room for a row of `width` pixels. The previous contents are lost.
  func prepare(width: Int) {
    let count = (width + 7) & ~7
    guard count > capacity else { return }
    deallocate()
    capacity = count
    unsafe bytes = .allocate(capacity: count + CoverageRowMemory.readBeyond)
    unsafe bytes.initialize(repeating: 0, count: count + CoverageRowMemory.readBeyond)
    unsafe spans = .allocate(capacity: ck_most_spans(count))
  }

  func trim(toWidth width: Int) {
    guard capacity > width else { return }
    capacity = -1
    prepare(width: width)
  }

  private func deallocate() {
    unsafe bytes.deallocate()
    unsafe spans.deallocate()
  }

  /// An empty row for a clip to write.
  func row(x: Int32) -> ck_coverage_row {
    unsafe ck_coverage_row(bytes: bytes, spans: spans, span_count: 0, x: x)
  }
}
