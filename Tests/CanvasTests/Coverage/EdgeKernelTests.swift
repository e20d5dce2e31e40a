import Canvas
import CanvasKernels
import TestSupport
import Testing

/// The kernel that adds edges to cells: every level gives the areas of the slow reference rasterizer.
@Suite struct EdgeKernelTests {
  private static let rows = 19

  /// Edges of all slopes and lengths: inside the cells, on the borders of pixels, and beyond each side.
  @Test(arguments: Kernels.allLevels, [9, 40, 290]) func everyEdge(kernels: Kernels, width: Int) {
    var random = SeededGenerator(seed: 77)
    for round in 0..<150 {
      let margin = round % 3 == 0 ? 8 : 0
      func coordinate(_ size: Int) -> Int32 {
        let value = Int32(random.next(below: (size + 2 * margin) * 256 + 1)) - Int32(margin * 256)
        return round % 5 == 0 ? value & ~127 : value
      }
      var edge = SIMD4(coordinate(width), coordinate(Self.rows), coordinate(width), coordinate(Self.rows))
      // Half of them are short.
      if round % 2 == 0 {
        edge.z = min(max(edge.x + Int32(random.next(below: 900)) - 450, 0), Int32(width * 256))
        edge.w = min(max(edge.y + Int32(random.next(below: 900)) - 450, 0), Int32(Self.rows * 256))
      }
      // A vertical edge at the right side closes the outline.
      let outline = [edge, SIMD4(edge.z, edge.w, Int32(width * 256), edge.w)]
      for hasOccupancy in [false, true] {
        expectEqual(outline, width: width, hasOccupancy: hasOccupancy, kernels)
      }
    }
  }

  private func expectEqual(_ edges: [SIMD4<Int32>], width: Int, hasOccupancy: Bool, _ kernels: Kernels) {
    let stride = CellGrid.stride(forWidth: width)
    let words = ck_occupancy_words(stride)
    var cells = [Int32](repeating: 0, count: Self.rows * stride + 56)
    var occupancy = [UInt64](repeating: 0, count: Self.rows * words)
    // The cells are not at the origin of the edges.
    let offset = SIMD4<Int32>(512, -768, 512, -768)
    let moved = edges.map { $0 &+ offset }
    unsafe cells.withUnsafeMutableBufferPointer { cells in
      unsafe occupancy.withUnsafeMutableBufferPointer { occupancy in
        guard let cell = cells.baseAddress else { return }
        var grid = unsafe ck_cells(
          cells: cell, stride: stride, width: width, rows: Self.rows, is_even_odd: false,
          occupancy: hasOccupancy ? occupancy.baseAddress : nil)
        unsafe kernels.table.pointee.add_edges(&grid, moved, moved.count, offset.x, offset.y)
      }
    }
    let expected = ReferenceRasterizer.coverage(
      of: edges, rule: .nonZero, in: PixelRect(minX: 0, minY: 0, maxX: width, maxY: Self.rows))
    var coverage: [UInt8] = []
    var areMarked = true
    for row in 0..<Self.rows {
      var area = Int32(0)
      for column in 0..<stride {
        let cell = cells[row * stride + column]
        area &+= cell
        if column < width { coverage.append(RowKernel.coverage(ofArea: area, rule: .nonZero)) }
        let isMarked = occupancy[row * words + column / 256] >> UInt64(column % 256 / 4) & 1 == 1
        if hasOccupancy && cell != 0 && !isMarked { areMarked = false }
        // The last four cells stay zero.
        if column >= stride - 4 && (cell != 0 || isMarked) { areMarked = false }
      }
    }
    #expect(areMarked, "\(edges)")
    #expect(coverage == expected, "\(edges) occupancy \(hasOccupancy)")
  }
}
