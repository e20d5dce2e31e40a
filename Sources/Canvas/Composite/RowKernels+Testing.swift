internal import CanvasKernels

/// What only tests may see of the C kernels, at the tier that this process uses.
package enum RowKernelTesting {
  /// Each works on `count` pixels from `start` on; what lies around must stay as it was.
  package static func fill(_ row: inout [UInt32], from start: Int, count: Int, with pixel: UInt32) {
    check(row.count, start, count)
    row.withUnsafeMutableBufferPointer { row in
      if let base = row.baseAddress { unsafe ck_fill_row(base + start, count, pixel) }
    }
  }

  package static func blendColor(_ row: inout [UInt32], from start: Int, count: Int, with pixel: UInt32) {
    check(row.count, start, count)
    row.withUnsafeMutableBufferPointer { row in
      if let base = row.baseAddress { unsafe ck_blend_color_row(base + start, count, pixel) }
    }
  }

  package static func blend(_ row: inout [UInt32], from start: Int, source: [UInt32]) {
    check(row.count, start, source.count)
    row.withUnsafeMutableBufferPointer { row in
      if let base = row.baseAddress { unsafe ck_blend_row(base + start, source, source.count) }
    }
  }

  package static func blend(_ row: inout [UInt32], from start: Int, source: [UInt32], coverage: [UInt8]) {
    check(row.count, start, source.count)
    precondition(coverage.count == source.count, "Each source pixel has its coverage.")
    row.withUnsafeMutableBufferPointer { row in
      if let base = row.baseAddress {
        unsafe ck_blend_row_with_coverage(base + start, source, coverage, source.count)
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

  private static func check(_ length: Int, _ start: Int, _ count: Int) {
    precondition(start >= 0 && count >= 0 && start + count <= length, "The kernel must stay in the row.")
  }
}
