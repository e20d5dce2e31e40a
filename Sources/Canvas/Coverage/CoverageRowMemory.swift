internal import CanvasKernels

/// Memory for the rows of coverage that are computed at the same time, or for one row after clipping.
@safe final class CoverageRowMemory {
  /// The number of bytes for rows that are computed from cells at the same time.
  private static let byteCount = 16_384
  private static let maximumRows = 256
  /// The number of bytes that may be read after the last one of a row.
  private static let readBeyond = 64

  /// The number of bytes in a row, and the number of rows that fit.
  private(set) var stride = 0
  private(set) var rowCount = 0
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private(set) var spans: UnsafeMutablePointer<ck_span>
  private(set) var spanEnds: UnsafeMutablePointer<UInt16>
  private var capacity = -1

  init() {
    unsafe bytes = .allocate(capacity: 0)
    unsafe spans = .allocate(capacity: 0)
    unsafe spanEnds = .allocate(capacity: 0)
  }

  deinit { deallocate() }

  /// Makes room for rows of `width` pixels. The previous contents are lost.
  func prepare(width: Int) {
    stride = (width + 7) & ~7
    rowCount = max(1, min(Self.maximumRows, Self.byteCount / max(stride, 8)))
    if stride > capacity { grow() }
  }

  func trim(toWidth width: Int) {
    guard capacity > width else { return }
    capacity = -1
    prepare(width: width)
  }

  private func grow() {
    deallocate()
    capacity = stride
    let count = max(Self.byteCount, stride) + Self.readBeyond
    unsafe bytes = .allocate(capacity: count)
    unsafe bytes.initialize(repeating: 0, count: count)
    // Narrow rows have more spans than wide ones with the same number of bytes.
    unsafe spans = .allocate(capacity: max(Self.byteCount / 8 + 2 * Self.maximumRows, ck_most_spans(stride)))
    unsafe spanEnds = .allocate(capacity: Self.maximumRows)
  }

  private func deallocate() {
    unsafe bytes.deallocate()
    unsafe spans.deallocate()
    unsafe spanEnds.deallocate()
  }

  /// An empty row for a clip to write.
  func row(x: Int32) -> ck_coverage_row {
    unsafe ck_coverage_row(bytes: bytes, spans: spans, span_count: 0, x: x)
  }

  /// The rows, in the form in which kernels write them.
  var rows: ck_coverage_rows {
    unsafe ck_coverage_rows(bytes: bytes, stride: stride, spans: spans, span_ends: spanEnds)
  }
}

/// Memory for those who read pieces of coverage, kept from shape to shape. Only one drawing at a time uses it. Each
/// reader makes room in the memory that it needs.
final class RowScratch {
  let coverage = CoverageRowMemory()
  let clipped = CoverageRowMemory()
  let source = SourceRowMemory()

  /// Frees memory that only wide pictures need.
  func trim(toWidth width: Int) {
    coverage.trim(toWidth: width)
    clipped.trim(toWidth: width)
    source.trim(toWidth: width)
  }
}

/// Memory for one row of source pixels.
@safe final class SourceRowMemory {
  /// The pixels, and 7 more that a source may write after them.
  private(set) var pixels: UnsafeMutablePointer<UInt32>
  private var capacity = -1

  init() { unsafe pixels = .allocate(capacity: 0) }

  deinit { unsafe pixels.deallocate() }

  /// Makes room for a row of `width` pixels. The previous contents are lost.
  func prepare(width: Int) {
    let count = (width + 7) & ~7
    guard count > capacity else { return }
    unsafe pixels.deallocate()
    capacity = count
    unsafe pixels = .allocate(capacity: count + 8)
  }

  func trim(toWidth width: Int) {
    guard capacity > width else { return }
    capacity = -1
    prepare(width: width)
  }
}
