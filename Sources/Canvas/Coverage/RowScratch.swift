internal import CanvasKernels

/// Memory for rows of coverage and for a row of source pixels. Only one drawing at a time uses it.
@safe final class RowScratch {
  /// The kernels that write and read the rows.
  var kernels = Kernels.best

  /// The number of bytes for rows that are computed from cells at the same time.
  private static let byteCount = 16_384
  private static let mostRows = 256

  private(set) var width = 0
  // The number of bytes that may be read after the last one.
  private static let readBeyond = 64

  /// The number of bytes in a row, and the number of rows that fit.
  private(set) var stride = 0
  private(set) var rowCount = 0
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private(set) var spans: UnsafeMutablePointer<ck_span>
  private(set) var spanEnds: UnsafeMutablePointer<UInt16>
  /// One row after clipping.
  private(set) var clippedBytes: UnsafeMutablePointer<UInt8>
  private(set) var clippedSpans: UnsafeMutablePointer<ck_span>
  /// One row of source pixels, and 7 more that a paint may write after it.
  private(set) var source: UnsafeMutablePointer<UInt32>
  private var capacity = -1

  init() {
    unsafe bytes = .allocate(capacity: 0)
    unsafe spans = .allocate(capacity: 0)
    unsafe spanEnds = .allocate(capacity: 0)
    unsafe clippedBytes = .allocate(capacity: 0)
    unsafe clippedSpans = .allocate(capacity: 0)
    unsafe source = .allocate(capacity: 0)
  }

  deinit { deallocate() }

  /// Makes room for rows of `width` pixels. The previous contents are lost.
  func prepare(width: Int) {
    self.width = width
    stride = (width + 7) & ~7
    rowCount = max(1, min(Self.mostRows, Self.byteCount / max(stride, 8)))
    if stride > capacity { grow() }
  }

  /// Frees memory that only wide pictures need.
  func trim(toWidth width: Int) {
    if capacity > width {
      prepare(width: width)
      capacity = -1
      grow()
    }
  }

  private func grow() {
    deallocate()
    capacity = stride
    // Narrow rows have more spans than wide ones with the same number of bytes.
    let spanCount = max(Self.byteCount / 8 + 2 * Self.mostRows, ck_most_spans(stride))
    unsafe bytes = .allocate(capacity: max(Self.byteCount, stride) + Self.readBeyond)
    unsafe bytes.initialize(repeating: 0, count: max(Self.byteCount, stride) + Self.readBeyond)
    unsafe spans = .allocate(capacity: spanCount)
    unsafe spanEnds = .allocate(capacity: Self.mostRows)
    unsafe clippedBytes = .allocate(capacity: stride + Self.readBeyond)
    unsafe clippedBytes.initialize(repeating: 0, count: stride + Self.readBeyond)
    unsafe clippedSpans = .allocate(capacity: ck_most_spans(stride))
    unsafe source = .allocate(capacity: stride + 8)
  }

  private func deallocate() {
    unsafe bytes.deallocate()
    unsafe spans.deallocate()
    unsafe spanEnds.deallocate()
    unsafe clippedBytes.deallocate()
    unsafe clippedSpans.deallocate()
    unsafe source.deallocate()
  }

  /// The rows, in the form in which kernels write them.
  var rows: ck_coverage_rows {
    unsafe ck_coverage_rows(bytes: bytes, stride: stride, spans: spans, span_ends: spanEnds)
  }

  /// The row that a clip writes.
  func clippedRow(x: Int32) -> ck_coverage_row {
    unsafe ck_coverage_row(bytes: clippedBytes, spans: clippedSpans, span_count: 0, x: x)
  }
}
