internal import CanvasKernels

/// A row of coverage, for one or more device rows. It is valid until the next row is requested.
@safe struct CoverageRow {
  /// The bytes, and the spans that contain coverage.
  var row: ck_coverage_row
  var y: Int
  var repeats: Int

  var isEmpty: Bool { unsafe row.span_count == 0 }

  var spans: UnsafeBufferPointer<ck_span> {
    unsafe UnsafeBufferPointer(start: row.spans, count: row.span_count)
  }

  /// Copies the row's coverage to its position in the bytes of an area, whose rows are `stride` apart.
  func copy(to bytes: UnsafeMutablePointer<UInt8>, stride: Int, of area: PixelRect) {
    let left = unsafe Int(row.x) - area.minX
    for y in y..<y + repeats {
      let target = unsafe bytes + ((y - area.minY) * stride + left)
      for i in unsafe 0..<row.span_count {
        let span = unsafe row.spans[i]
        let start = Int(span.start)
        unsafe (target + start).update(from: row.bytes + start, count: Int(span.end) - start)
      }
    }
  }
}

/// The rows of a piece of coverage, from top to bottom. Rows without coverage may be left out.
struct CoverageRows {
  private let piece: Coverage
  private let memory: CoverageRowMemory
  private let kernels: Kernels
  private let x: Int32
  // The next row of the piece, and one past the last.
  private var y: Int
  private let end: Int
  // In the current batch of rows: the index of the next row, the number of rows, and the index of the next row's
  // first span.
  private var index = 0
  private var count = 0
  private var firstSpan = 0
  private let antialiases: Bool

  /// - Parameter antialiases: Whether edges are antialiased. Otherwise a pixel covered by half or more is full, and
  ///   any other is empty, as those of shapes sampled at centres already are.
  init(_ piece: Coverage, antialiases: Bool = true, _ memory: CoverageRowMemory, _ kernels: Kernels) {
    self.piece = piece
    self.memory = memory
    self.kernels = kernels
    self.antialiases = antialiases
    let pixels = piece.pixels
    x = Int32(truncatingIfNeeded: pixels.minX)
    y = pixels.minY
    end = pixels.maxY
    memory.prepare(width: pixels.width)
  }

  mutating func next() -> CoverageRow? {
    while true {
      if index == count {
        guard y < end else { return nil }
        index = 0
        firstSpan = 0
        count = makeRows()
      }
      let spanEnd = unsafe Int(memory.spanEnds[index])
      var result = unsafe CoverageRow(
        row: ck_coverage_row(
          bytes: memory.bytes + index &* memory.stride, spans: memory.spans + firstSpan,
          span_count: spanEnd &- firstSpan, x: x),
        y: y, repeats: repeats)
      y &+= repeats
      index &+= 1
      firstSpan = spanEnd
      guard !result.isEmpty else { continue }
      if !antialiases { unsafe kernels.table.pointee.threshold_row(&result.row) }
      return result
    }
  }

  // The number of device rows that each row of the current batch represents.
  private var repeats = 1

  private mutating func makeRows() -> Int {
    let kernels = unsafe kernels.table.pointee
    var target = unsafe memory.rows
    switch piece {
    case .cells(let block):
      let first = block.repeats > 1 ? 0 : y &- block.y
      let rows = min(block.rows &- first, memory.rowCount)
      repeats = block.repeats
      var cells = unsafe block.cells(from: first, rows: rows)
      unsafe kernels.coverage_cells(&cells, &target)
      return rows
    case .rect(let rect, let pixels):
      var part = rect.part(in: pixels)
      repeats = unsafe kernels.coverage_rect(&part, Int32(truncatingIfNeeded: y), &target)
      return 1
    case .mask(let mask):
      let rows = min(end &- y, memory.rowCount)
      repeats = 1
      var part = unsafe ck_mask(
        coverage: mask.bytes + (y &- mask.pixels.minY) &* mask.stride, stride: mask.stride,
        width: mask.pixels.width, rows: rows)
      unsafe kernels.coverage_mask(&part, &target)
      return rows
    }
  }
}

extension CellBlock {
  /// Some of the block's rows, in the form that kernels take.
  func cells(from first: Int, rows: Int) -> ck_cells {
    unsafe ck_cells(
      cells: grid.cells + first &* grid.stride, stride: grid.stride, width: grid.width, rows: rows,
      is_even_odd: rule == .evenOdd,
      occupancy: grid.occupancy.map { unsafe $0 + first &* ck_occupancy_words(grid.stride) })
  }
}
