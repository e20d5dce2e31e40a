import Canvas
import CanvasKernels
import TestSupport
import Testing

/// Coverage as bytes and spans beside its definition, and one colour by it, at every level.
@Suite struct CoverageRowsKernelTests {
  @Test(arguments: FillRule.allCases, Kernels.allLevels)
  func cellsAreRunningSumsAsBytes(rule: FillRule, kernels: Kernels) {
    var random = SeededGenerator(seed: 451)
    for round in 0..<400 {
      let width = 1 + random.next(below: [30, 120, 600][round % 3])
      let rowCount = 1 + random.next(below: 3)
      let cellStride = RowKernelTesting.cellStride(forWidth: width)
      var cells = [Int32](repeating: 0, count: rowCount * cellStride + 56)
      var marks = [UInt64](repeating: 0, count: rowCount)
      for y in 0..<rowCount {
        for x in 0..<width + 2 where random.next(below: [2, 30, 80][round % 3]) == 0 {
          cells[y * cellStride + x] =
            [131_072, -131_072, Int32(random.next(below: 300_000)) - 150_000][random.next(below: 3)]
          if x < 256 { marks[y] |= 1 << UInt64(x / 4) }
        }
      }
      var expected: [UInt8] = []
      for y in 0..<rowCount {
        var sum: Int32 = 0
        for x in 0..<width {
          sum &+= cells[y * cellStride + x]
          expected.append(Self.coverage(Int(sum), rule))
        }
      }
      let isMarked = cellStride <= 256 && random.next(below: 2) == 0
      var rows = Rows(width: width, rows: rowCount)
      cells.withUnsafeMutableBufferPointer { cells in
        marks.withUnsafeMutableBufferPointer { marks in
          var grid = unsafe ck_cells(
            cells: cells.baseAddress, stride: cellStride, width: width, rows: rowCount,
            is_even_odd: rule == .evenOdd, marks: isMarked ? marks.baseAddress : nil)
          rows.fill { unsafe kernels.table.pointee.coverage_cells(&grid, &$0) }
        }
      }
      #expect(cells.allSatisfy { $0 == 0 } && (!isMarked || marks.allSatisfy { $0 == 0 }))
      rows.expect(expected, "round \(round), \(width) pixels")
      rows.expectColor(expected, kernels: kernels, &random)
    }
  }

  @Test(arguments: Kernels.allLevels) func rectanglesAndFramesAreTheirAreas(kernels: Kernels) {
    var random = SeededGenerator(seed: 452)
    func overlap(_ i: Int32, _ low: Int32, _ high: Int32) -> Int {
      max(0, min(Int(i) * 256 + 256, Int(high)) - max(Int(i) * 256, Int(low)))
    }
    for round in 0..<600 {
      let (left, top) = (Int32(random.next(below: 999)), Int32(random.next(below: 999)))
      let right = left + 1 + Int32(random.next(below: [4_000, 60_000][round % 2]))
      let bottom = top + 1 + Int32(random.next(below: 3_000))
      var rect = ck_rect()
      (rect.left, rect.top, rect.right, rect.bottom) = (left, top, right, bottom)
      if round % 3 > 0 {
        rect.hole_left = left + Int32(random.next(below: Int(right - left)))
        rect.hole_right = rect.hole_left + Int32(random.next(below: Int(right - rect.hole_left)))
        rect.hole_top = top + Int32(random.next(below: Int(bottom - top)))
        rect.hole_bottom = rect.hole_top + Int32(random.next(below: Int(bottom - rect.hole_top)))
      }
      (rect.min_x, rect.max_x) = (left >> 8, (right + 255) >> 8)
      (rect.min_y, rect.max_y) = (top >> 8, (bottom + 255) >> 8)
      var y = rect.min_y
      while y < rect.max_y {
        let width = Int(rect.max_x - rect.min_x)
        var rows = Rows(width: width, rows: 1)
        var alike: Int32 = 0
        rows.fill { alike = unsafe kernels.table.pointee.coverage_rect(&rect, y, &$0) }
        #expect(alike > 0 && y + alike <= rect.max_y)
        for row in y..<y + max(alike, 1) {
          let expected = (rect.min_x..<rect.max_x).map { x in
            let area =
              overlap(x, left, right) * overlap(row, top, bottom) - overlap(x, rect.hole_left, rect.hole_right)
              * overlap(row, rect.hole_top, rect.hole_bottom)
            return Self.coverage(2 * area, .nonZero)
          }
          rows.expect(expected, "round \(round), row \(row)")
        }
        y += max(alike, 1)
      }
    }
  }

  private static func coverage(_ area: Int, _ rule: FillRule) -> UInt8 {
    let full = 131_072
    var a = abs(area)
    switch rule {
    case .nonZero: a = min(a, full)
    case .evenOdd:
      a %= 2 * full
      if a > full { a = 2 * full - a }
    }
    return UInt8((2 * 255 * a + full) / (2 * full))
  }
}

/// Rows that a kernel fills, and what must be true of them.
private struct Rows {
  let width: Int
  let rows: Int
  private let stride: Int
  private var bytes: [UInt8]
  private var spans: [ck_span]
  private var spanEnds: [UInt16]

  init(width: Int, rows: Int) {
    (self.width, self.rows) = (width, rows)
    stride = (width + 7) / 8 * 8
    // What was there must not matter, and what lies behind must stay.
    bytes = [UInt8](repeating: 77, count: stride * rows + 8)
    spans = [ck_span](repeating: ck_span(), count: rows * (width / 8 + 2))
    spanEnds = [UInt16](repeating: 0, count: rows)
  }

  mutating func fill(_ body: (inout ck_coverage_rows) -> Void) {
    use { body(&$0) }
    #expect(bytes.suffix(8).allSatisfy { $0 == 77 })
  }

  private mutating func use(_ body: (inout ck_coverage_rows) -> Void) {
    bytes.withUnsafeMutableBufferPointer { bytes in
      spans.withUnsafeMutableBufferPointer { spans in
        spanEnds.withUnsafeMutableBufferPointer { spanEnds in
          var rows = unsafe ck_coverage_rows(
            bytes: bytes.baseAddress, stride: stride, x: 0, y: 0, width: Int32(width), rows: Int32(rows), repeats: 1,
            spans: spans.baseAddress, span_ends: spanEnds.baseAddress)
          body(&rows)
        }
      }
    }
  }

  func expect(_ expected: [UInt8], _ comment: Comment) {
    var next = 0
    for y in 0..<rows {
      let row = Array(bytes[y * stride..<y * stride + width])
      #expect(row == Array(expected[y * width..<y * width + width]), comment)
      var isSpanned = [Bool](repeating: false, count: width)
      var end = 0
      for span in spans[next..<Int(spanEnds[y])] {
        #expect(Int(span.start) >= end && span.end > span.start && Int(span.end) <= width, comment)
        for x in Int(span.start)..<Int(span.end) { isSpanned[x] = true }
        #expect(span.value == 0 || row[Int(span.start)..<Int(span.end)].allSatisfy { $0 == span.value }, comment)
        end = Int(span.end)
      }
      #expect(zip(row, isSpanned).allSatisfy { $0 == 0 || $1 }, comment)
      next = Int(spanEnds[y])
    }
  }

  mutating func expectColor(_ coverage: [UInt8], kernels: Kernels, _ random: inout SeededGenerator) {
    let alpha = [255, UInt8(random.next(below: 256))][random.next(below: 2)]
    let color = PremultipliedPixel(straightRed: 250, green: 3, blue: UInt8(random.next(below: 256)), alpha: alpha)
    let below = PremultipliedPixel(straightRed: 9, green: 99, blue: 200, alpha: UInt8(random.next(below: 256)))
    var pixels = [UInt32](repeating: below.bits, count: rows * width + 3)
    let room = width
    pixels.withUnsafeMutableBufferPointer { pixels in
      var target = unsafe ck_color_target(pixels: pixels.baseAddress, stride: room, room: room, color: color.bits)
      use { unsafe kernels.table.pointee.color_rows(&$0, &target) }
    }
    let expected = coverage.map { PixelMathTesting.over(PixelMathTesting.scaled(color, by: $0), below).bits }
    #expect(pixels == expected + [below.bits, below.bits, below.bits])
  }
}
