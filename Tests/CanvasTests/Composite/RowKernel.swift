import Canvas
import CanvasKernels

/// Calls the kernels of one colour and of rows.
enum RowKernel {
  /// Each works on `count` pixels from `start` on; what lies around must stay as it was.
  static func blendColor(
    _ row: inout [UInt32], from start: Int, count: Int, with pixel: UInt32, kernels: Kernels
  ) {
    guard count > 0 else { return }
    let end = Int32(count)
    fillRect(
      SIMD4(0, 0, end * 256, 256), hole: .zero, area: SIMD4(0, 0, end, 1), onto: &row, from: start, stride: count,
      color: pixel, kernels: kernels)
  }

  static func blend(_ row: inout [UInt32], from start: Int, source: [UInt32], kernels: Kernels) {
    check(row.count, start, source.count)
    row.withUnsafeMutableBufferPointer { row in
      if let base = row.baseAddress {
        unsafe kernels.table.pointee.blend_rows_full(base + start, 0, 1, source, 0, source.count)
      }
    }
  }

  static func blend(
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

  /// The coverage of one signed area, 131 072 being a pixel.
  static func coverage(ofArea area: Int32, rule: FillRule) -> UInt8 {
    switch rule {
    case .nonZero: UInt8(truncatingIfNeeded: ck_coverage_nonzero(area))
    case .evenOdd: UInt8(truncatingIfNeeded: ck_coverage_evenodd(area))
    }
  }

  /// Rows of cells to pixels: `rows` of `width` pixels, the first cell's pixel at `start`, `stride` from row to row, of
  /// which `room` pixels may be touched in each. Where occupancy is given, it must become zero.
  static func sweep(
    _ cells: inout [Int32], width: Int, rows: Int, onto pixels: inout [UInt32], from start: Int, stride: Int, room: Int,
    color: UInt32, rule: FillRule, occupancy: [UInt64]? = nil, kernels: Kernels
  ) {
    precondition(room >= width && cells.count == rows * CellGrid.stride(forWidth: width))
    var occupancy = occupancy ?? []
    precondition(occupancy.isEmpty || occupancy.count == rows * ck_occupancy_words(CellGrid.stride(forWidth: width)))
    defer { precondition(occupancy.allSatisfy { $0 == 0 }, "The kernel must clear the occupancy.") }
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
        occupancy.withUnsafeMutableBufferPointer { occupancy in
          guard let cell = cells.baseAddress, let pixel = pixels.baseAddress else { return }
          var grid = unsafe ck_cells(
            cells: cell, stride: CellGrid.stride(forWidth: width), width: width, rows: rows,
            is_even_odd: rule == .evenOdd, occupancy: occupancy.isEmpty ? nil : occupancy.baseAddress)
          var target = unsafe ck_target(pixels: pixel + start, stride: stride, room: room)
          unsafe kernels.table.pointee.color_cells(&grid, &target, color)
        }
      }
    }
  }

  /// `rows` of `width` coverages, of rows that are `coverageStride` apart, onto pixels as in `sweep`.
  static func blendMask(
    _ coverage: [UInt8], coverageStride: Int, width: Int, rows: Int, onto pixels: inout [UInt32], from start: Int,
    stride: Int, room: Int, color: UInt32, kernels: Kernels
  ) {
    precondition(room >= width && coverage.count >= (rows - 1) * coverageStride + width + 7)
    check(pixels.count, start, (rows - 1) * stride + room)
    coverage.withUnsafeBufferPointer { coverage in
      pixels.withUnsafeMutableBufferPointer { pixels in
        guard let first = coverage.baseAddress, let pixel = pixels.baseAddress else { return }
        var mask = unsafe ck_mask(coverage: first, stride: coverageStride, width: width, rows: rows)
        var target = unsafe ck_target(pixels: pixel + start, stride: stride, room: room)
        unsafe kernels.table.pointee.color_mask(&mask, &target, color)
      }
    }
  }

  /// The pixels of `area` of a rectangle with a hole, edges in 1/256 pixel (left, top, right, bottom), onto pixels of which
  /// the area's first is at `start`.
  static func fillRect(
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
      var target = unsafe ck_target(pixels: pixel + start, stride: stride, room: width)
      unsafe kernels.table.pointee.color_rect(&rect, &target, color)
    }
  }

  private static func check(_ length: Int, _ start: Int, _ count: Int) {
    precondition(start >= 0 && count >= 0 && start + count <= length, "The kernel must stay in the row.")
  }
}
