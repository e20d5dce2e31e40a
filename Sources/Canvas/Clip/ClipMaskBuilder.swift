internal import CanvasKernels

/// Builds a mask from rows of coverage.
struct ClipMaskBuilder {
  private let bounds: PixelRect
  private let isInverted: Bool
  private var runs: [ck_mask_run] = []
  private var rows: [Range<Int32>] = []
  private var bytes: [UInt8] = []

  /// - Parameter isInverted: Whether the mask is the part of the bounds that the rows don't cover.
  init(bounds: PixelRect, isInverted: Bool = false) {
    self.bounds = bounds
    self.isInverted = isInverted
    rows.reserveCapacity(bounds.height)
  }

  /// Adds a row below the previous ones, repeated as often as it says.
  mutating func append(_ row: CoverageRow) {
    addRowsWithoutCoverage(before: row.y)
    let start = runs.count
    var column = bounds.minX
    let spans = unsafe row.spans
    for i in spans.indices {
      let span = unsafe spans[i]
      let (first, last) = unsafe (Int(row.row.x + span.start), Int(row.row.x + span.end))
      if isInverted { addRun(from: column, to: first, coverage: 255) }
      column = last
      if span.value == 0 {
        let offset = Int32(truncatingIfNeeded: bytes.count)
        let added = unsafe UnsafeBufferPointer(start: row.row.bytes + Int(span.start), count: last - first)
        if isInverted {
          unsafe bytes.append(contentsOf: added.lazy.map { 255 - $0 })
        } else {
          unsafe bytes.append(contentsOf: added)
        }
        runs.append(
          ck_mask_run(x: Int32(first), count: Int32(last - first), offset: offset, coverage: 0))
      } else {
        addRun(from: first, to: last, coverage: isInverted ? 255 - span.value : span.value)
      }
    }
    if isInverted { addRun(from: column, to: bounds.maxX, coverage: 255) }
    addRows(row.repeats, from: start)
  }

  private mutating func addRun(from start: Int, to end: Int, coverage: UInt8) {
    guard start < end, coverage > 0 else { return }
    runs.append(ck_mask_run(x: Int32(start), count: Int32(end - start), offset: -1, coverage: coverage))
  }

  private mutating func addRows(_ count: Int, from start: Int) {
    let row = Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: runs.count)
    rows.append(contentsOf: repeatElement(row, count: count))
  }

  private mutating func addRowsWithoutCoverage(before y: Int) {
    let count = y - bounds.minY - rows.count
    guard count > 0 else { return }
    let start = runs.count
    if isInverted { addRun(from: bounds.minX, to: bounds.maxX, coverage: 255) }
    addRows(count, from: start)
  }

  /// The mask. Its bounds are reduced to the pixels with coverage, so that clipped layers are no larger.
  mutating func finish() -> ClipMask {
    addRowsWithoutCoverage(before: bounds.maxY)
    guard let first = rows.firstIndex(where: { !$0.isEmpty }), let last = rows.lastIndex(where: { !$0.isEmpty }) else {
      return ClipMask(bounds: .empty, runs: [], rows: [], bytes: [])
    }
    var minX = Int.max
    var maxX = Int.min
    var row: Range<Int32> = 0..<0
    for next in rows where !next.isEmpty && next != row {
      row = next
      minX = min(minX, firstColumn(of: runs[Int(row.lowerBound)]))
      maxX = max(maxX, lastColumn(of: runs[Int(row.upperBound) - 1]) + 1)
    }
    return ClipMask(
      bounds: PixelRect(minX: minX, minY: bounds.minY + first, maxX: maxX, maxY: bounds.minY + last + 1),
      runs: runs, rows: Array(rows[first...last]), bytes: bytes)
  }

  // A run of bytes may begin and end with zeros.
  private func firstColumn(of run: ck_mask_run) -> Int {
    Int(run.x) + (run.offset < 0 ? 0 : bytes(of: run).prefix { $0 == 0 }.count)
  }

  private func lastColumn(of run: ck_mask_run) -> Int {
    Int(run.x) + Int(run.count) - 1 - (run.offset < 0 ? 0 : bytes(of: run).reversed().prefix { $0 == 0 }.count)
  }

  private func bytes(of run: ck_mask_run) -> ArraySlice<UInt8> {
    bytes[Int(run.offset)..<Int(run.offset) + Int(run.count)]
  }
}
