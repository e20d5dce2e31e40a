internal import CanvasKernels

/// What only tests may see of the kernels of one colour and of rows.
package enum RowKernelTesting {
  /// Each works on `count` pixels from `start` on; what lies around must stay as it was.
  package static func fill(_ row: inout [UInt32], from start: Int, count: Int, with pixel: UInt32, kernels: Kernels) {
    check(row.count, start, count)
    row.withUnsafeMutableBufferPointer { row in
      if let base = row.baseAddress { unsafe kernels.table.pointee.fill_row(base + start, count, pixel) }
    }
  }

  package static func blendColor(
    _ row: inout [UInt32], from start: Int, count: Int, with pixel: UInt32, kernels: Kernels
  ) {
    check(row.count, start, count)
    row.withUnsafeMutableBufferPointer { row in
      if let base = row.baseAddress { unsafe kernels.table.pointee.color_row(base + start, count, pixel) }
    }
  }

  package static func blend(_ row: inout [UInt32], from start: Int, source: [UInt32], kernels: Kernels) {
    check(row.count, start, source.count)
    row.withUnsafeMutableBufferPointer { row in
      if let base = row.baseAddress { unsafe kernels.table.pointee.blend_row_full(base + start, source, source.count) }
    }
  }

  package static func blend(
    _ row: inout [UInt32], from start: Int, source: [UInt32], coverage: [UInt8], alpha: UInt8 = 255, kernels: Kernels
  ) {
    check(row.count, start, source.count)
    precondition(coverage.count == source.count, "Each source pixel has its coverage.")
    row.withUnsafeMutableBufferPointer { row in
      if let base = row.baseAddress {
        unsafe ck_blend_pixels(
          kernels.table, CK_BLEND_NORMAL, base + start, source, coverage, source.count, alpha)
      }
    }
  }

  /// Four pixels, the leftmost's coverage in the lowest byte.
  package static func blendQuad(_ row: inout [UInt32], from start: Int, color: UInt32, coverages: UInt32) {
    check(row.count, start, 4)
    row.withUnsafeMutableBufferPointer { row in
      if let base = row.baseAddress { unsafe ck_blend_quad(base + start, color, coverages) }
    }
  }

  /// The coverage of one signed area, 131 072 being a pixel.
  package static func coverage(ofArea area: Int32, rule: FillRule) -> UInt8 {
    switch rule {
    case .nonZero: NonZeroArea.coverage(ofArea: area)
    case .evenOdd: EvenOddArea.coverage(ofArea: area)
    }
  }

  /// Four coverages from four cells and the sum before them, the cells and the sum changed as the sweep sees them.
  package static func takeCoverages(_ cells: inout [Int32], sum: inout Int32, rule: FillRule) -> UInt32 {
    precondition(cells.count == 4, "Cells are taken by four.")
    return cells.withUnsafeMutableBufferPointer { cells in
      guard let base = cells.baseAddress else { return 0 }
      let areas = unsafe ck_take_areas(base, &sum)
      return switch rule {
      case .nonZero: NonZeroArea.coverages(ofAreas: areas)
      case .evenOdd: EvenOddArea.coverages(ofAreas: areas)
      }
    }
  }

  /// Rows of cells to pixels: `rows` of `width` pixels, the first cell's pixel at `start`, `stride` from row to row, of
  /// which `room` pixels may be touched in each. The rows' marks, if there are any, must become zero.
  package static func sweep(
    _ cells: inout [Int32], width: Int, rows: Int, onto pixels: inout [UInt32], from start: Int, stride: Int, room: Int,
    color: UInt32, rule: FillRule, marks: [UInt64]? = nil, kernels: Kernels
  ) {
    precondition(room >= width && cells.count == rows * CellGrid.stride(forWidth: width))
    var marks = marks ?? []
    precondition(marks.isEmpty || marks.count == rows && CellGrid.stride(forWidth: width) <= RowMarks.widestStride)
    defer { precondition(marks.allSatisfy { $0 == 0 }, "The kernel must clear the marks.") }
    check(pixels.count, start, (rows - 1) * stride + room)
    // As many as may be read beyond the last row, and not zero: they must not matter.
    let readable = 56
    cells += repeatElement(-1, count: readable)
    defer {
      precondition(cells.suffix(readable).allSatisfy { $0 == -1 }, "The kernel must write to the rows alone.")
      cells.removeLast(readable)
    }
    cells.withUnsafeMutableBufferPointer { cells in
      pixels.withUnsafeMutableBufferPointer { pixels in
        marks.withUnsafeMutableBufferPointer { marks in
          guard let cell = cells.baseAddress, let pixel = pixels.baseAddress else { return }
          var grid = unsafe ck_cells(
            cells: cell, stride: CellGrid.stride(forWidth: width), width: width, rows: rows,
            is_even_odd: rule == .evenOdd, marks: marks.isEmpty ? nil : marks.baseAddress)
          var target = unsafe ck_color_target(pixels: pixel + start, stride: stride, room: room, color: color)
          unsafe kernels.table.pointee.color_cells(&grid, &target)
        }
      }
    }
  }

  /// `rows` of `width` coverages, of rows that are `coverageStride` apart, onto pixels as in `sweep`.
  package static func blendMask(
    _ coverage: [UInt8], coverageStride: Int, width: Int, rows: Int, onto pixels: inout [UInt32], from start: Int,
    stride: Int, room: Int, color: UInt32, kernels: Kernels
  ) {
    precondition(room >= width && coverage.count >= (rows - 1) * coverageStride + width + 7)
    check(pixels.count, start, (rows - 1) * stride + room)
    coverage.withUnsafeBufferPointer { coverage in
      pixels.withUnsafeMutableBufferPointer { pixels in
        guard let first = coverage.baseAddress, let pixel = pixels.baseAddress else { return }
        var mask = unsafe ck_mask(coverage: first, stride: coverageStride, width: width, rows: rows)
        var target = unsafe ck_color_target(pixels: pixel + start, stride: stride, room: room, color: color)
        unsafe kernels.table.pointee.color_mask(&mask, &target)
      }
    }
  }

  /// The pixels of `area` of a rectangle with a hole, edges in 1/256 pixel (left, top, right, bottom), onto pixels of which
  /// the area's first is at `start`.
  package static func fillRect(
    _ edges: SIMD4<Int32>, hole: SIMD4<Int32>, area: SIMD4<Int32>, onto pixels: inout [UInt32], from start: Int,
    stride: Int, color: UInt32, kernels: Kernels
  ) {
    let (width, height) = (Int(area.z - area.x), Int(area.w - area.y))
    check(pixels.count, start, (height - 1) * stride + width)
    pixels.withUnsafeMutableBufferPointer { pixels in
      guard let pixel = pixels.baseAddress else { return }
      var rect = ck_rect(
        left: edges.x, top: edges.y, right: edges.z, bottom: edges.w, hole_left: hole.x, hole_top: hole.y,
        hole_right: hole.z, hole_bottom: hole.w, min_x: area.x, min_y: area.y, max_x: area.z, max_y: area.w)
      var target = unsafe ck_color_target(pixels: pixel + start, stride: stride, room: width, color: color)
      unsafe kernels.table.pointee.color_rect(&rect, &target)
    }
  }

  /// How many of the first cells are zero.
  package static func zeroCells(_ cells: [Int32], kernels: Kernels) -> Int {
    unsafe kernels.table.pointee.zero_cells(cells, cells.count)
  }

  /// How many cells a row of pixels has.
  package static func cellStride(forWidth width: Int) -> Int { CellGrid.stride(forWidth: width) }

  /// The runs (column, count, pixel) in each of `rows` rows from column 0 of the first on; there are `endX` columns.
  package static func blendRuns(
    _ runs: [(x: Int, count: Int, pixel: UInt32)], rows: Int, stride: Int, endX: Int, onto pixels: inout [UInt32],
    kernels: Kernels
  ) {
    check(pixels.count, 0, (rows - 1) * stride + endX)
    let runs = runs.map { ck_color_run(x: Int32($0.x), count: Int32($0.count), pixel: $0.pixel) }
    pixels.withUnsafeMutableBufferPointer { pixels in
      if let base = pixels.baseAddress { unsafe kernels.table.pointee.color_runs(base, stride, rows, runs, runs.count) }
    }
  }

  /// Two pixels of an upper and two of a lower row, mixed by fractions of 0…255 from 256.
  package static func mix(
    _ upper: (UInt32, UInt32), _ lower: (UInt32, UInt32), _ fractionX: UInt32, _ fractionY: UInt32
  ) -> UInt32 { ck_mix_pixels(upper.0, upper.1, lower.0, lower.1, fractionX, fractionY) }

  private static func check(_ length: Int, _ start: Int, _ count: Int) {
    precondition(start >= 0 && count >= 0 && start + count <= length, "The kernel must stay in the row.")
  }
}
