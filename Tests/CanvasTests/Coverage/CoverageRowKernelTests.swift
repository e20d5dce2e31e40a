import Canvas
import CanvasKernels
import TestSupport
import Testing

/// Rows of coverage and what becomes of them, beside the same pixel by pixel, at every level.
@Suite struct CoverageRowKernelTests {
  // Rows on their way: bytes that are wrong wherever nothing is written, and spans.
  private struct Rows {
    let width: Int
    let stride: Int
    var bytes: [UInt8]
    var spans: [ck_span]
    var ends: [UInt16]

    init(width: Int, count: Int) {
      self.width = width
      stride = (width + 7) & ~7
      bytes = [UInt8](repeating: 0xEE, count: stride * count + 16)
      spans = [ck_span](repeating: ck_span(), count: ck_most_spans(width) * count)
      ends = [UInt16](repeating: 0, count: count)
    }

    mutating func fill(_ body: (inout ck_coverage_rows) -> Void) {
      bytes.withUnsafeMutableBufferPointer { bytes in
        spans.withUnsafeMutableBufferPointer { spans in
          ends.withUnsafeMutableBufferPointer { ends in
            var rows = ck_coverage_rows(
              bytes: bytes.baseAddress!, stride: stride, spans: spans.baseAddress!, span_ends: ends.baseAddress!)
            body(&rows)
          }
        }
      }
    }

    /// Calls `body` with one row, and gives what it gives.
    mutating func withRow<R>(_ index: Int, _ body: (inout ck_coverage_row) -> R) -> R {
      let first = index == 0 ? 0 : Int(ends[index - 1])
      let count = Int(ends[index]) - first
      return bytes.withUnsafeMutableBufferPointer { bytes in
        spans.withUnsafeMutableBufferPointer { spans in
          var row = ck_coverage_row(
            bytes: bytes.baseAddress! + index * stride, spans: spans.baseAddress! + first, span_count: count, x: 0)
          return body(&row)
        }
      }
    }

    /// Each pixel's coverage, as the spans of a row say; nil where spans are out of order or not what their bytes are.
    func coverage(ofRow index: Int) -> [UInt8]? {
      let first = index == 0 ? 0 : Int(ends[index - 1])
      guard Int(ends[index]) - first <= ck_most_spans(width) else { return nil }
      var result = [UInt8](repeating: 0, count: width)
      var place = 0
      for span in spans[first..<Int(ends[index])] {
        guard Int(span.start) >= place, span.end > span.start, Int(span.end) <= width else { return nil }
        place = Int(span.end)
        for x in Int(span.start)..<place {
          let byte = bytes[index * stride + x]
          guard span.value == 0 || span.value == byte else { return nil }
          result[x] = byte
        }
      }
      return result
    }
  }

  private static func coverage(ofArea area: Int, _ isEvenOdd: Bool) -> UInt8 {
    var a = abs(area)
    if isEvenOdd {
      a %= 262_144
      if a > 131_072 { a = 262_144 - a }
    }
    return UInt8((2 * 255 * min(a, 131_072) + 131_072) / 262_144)
  }

  // Stretches of one value, gaps, and bytes that differ.
  private static func bytes(_ count: Int, _ random: inout SeededGenerator) -> [UInt8] {
    var result: [UInt8] = []
    while result.count < count {
      let length = 1 + random.next(below: 30)
      switch random.next(below: 3) {
      case 0: result += [UInt8](repeating: [0, 255, 77][random.next(below: 3)], count: length)
      default: result += (0..<length).map { _ in UInt8(random.next(below: 256)) }
      }
    }
    return Array(result.prefix(count))
  }

  @Test(arguments: Kernels.allLevels) func cellsAreRunningSumsAndBecomeZero(kernels: Kernels) {
    var random = SeededGenerator(seed: 441)
    for round in 0..<1_500 {
      let width = 1 + random.next(below: round % 5 == 0 ? 400 : 50)
      let (count, cellStride) = (1 + random.next(below: 3), (width + 13) & ~7)
      let isEvenOdd = round % 2 == 0
      var cells = [Int32](repeating: 0, count: cellStride * count)
      var expected: [[UInt8]] = []
      for row in 0..<count {
        for _ in 0..<random.next(below: 8) {
          let area = [131_072, -131_072, random.next(below: 400_000) - 200_000][random.next(below: 3)]
          cells[row * cellStride + random.next(below: width)] += Int32(area)
          if random.next(below: 2) == 0 { cells[row * cellStride + random.next(below: width + 2)] -= Int32(area) }
        }
        var sum = 0
        expected.append(
          (0..<width).map {
            sum += Int(cells[row * cellStride + $0])
            return Self.coverage(ofArea: sum, isEvenOdd)
          })
      }
      var rows = Rows(width: width, count: count)
      // A bit for each four cells, set where one may not be zero.
      let hasOccupancy = round % 3 == 0
      let words = ck_occupancy_words(cellStride)
      var occupancy = [UInt64](repeating: 0, count: count * words)
      for (i, cell) in cells.enumerated() where hasOccupancy {
        // The last four of a row are always zero.
        let isFree = i % cellStride < cellStride - 4 && random.next(below: 9) == 0
        guard cell != 0 || isFree else { continue }
        let (row, column) = i.quotientAndRemainder(dividingBy: cellStride)
        occupancy[row * words + column / 256] |= 1 << UInt64(column / 4 % 64)
      }
      cells.withUnsafeMutableBufferPointer { cells in
        occupancy.withUnsafeMutableBufferPointer { occupancy in
          var block = ck_cells(
            cells: cells.baseAddress!, stride: cellStride, width: width, rows: count, is_even_odd: isEvenOdd,
            occupancy: hasOccupancy ? occupancy.baseAddress : nil)
          rows.fill { kernels.table.pointee.coverage_cells(&block, &$0) }
        }
      }
      for row in 0..<count { #expect(rows.coverage(ofRow: row) == expected[row], "round \(round), row \(row)") }
      #expect(cells.allSatisfy { $0 == 0 } && occupancy.allSatisfy { $0 == 0 })
    }
  }

  @Test(arguments: Kernels.allLevels) func aRectanglesRowsAreItsAreas(kernels: Kernels) {
    var random = SeededGenerator(seed: 442)
    func overlap(_ i: Int, _ low: Int, _ high: Int) -> Int { max(min(high, i * 256 + 256) - max(low, i * 256), 0) }
    for round in 0..<1_000 {
      let (left, top) = (random.next(below: 2_000), random.next(below: 700))
      let (right, bottom) = (left + 1 + random.next(below: 12_000), top + 1 + random.next(below: 3_000))
      var hole = (left, top, left, top)
      if round % 2 == 0, right - left > 8, bottom - top > 8 {
        hole.0 = left + random.next(below: right - left - 4)
        hole.1 = top + random.next(below: bottom - top - 4)
        hole.2 = hole.0 + 1 + random.next(below: right - hole.0)
        hole.3 = hole.1 + 1 + random.next(below: bottom - hole.1)
      }
      var (minX, minY, maxX, maxY) = (left >> 8, top >> 8, (right + 255) >> 8, (bottom + 255) >> 8)
      // In every third round some pixels of it alone are wanted.
      if round % 3 == 0 {
        (minX, minY) = (minX + random.next(below: maxX - minX), minY + random.next(below: maxY - minY))
        (maxX, maxY) = (minX + 1 + random.next(below: maxX - minX), minY + 1 + random.next(below: maxY - minY))
      }
      var rect = ck_rect(
        left: Int32(left), top: Int32(top), right: Int32(right), bottom: Int32(bottom), hole_left: Int32(hole.0),
        hole_top: Int32(hole.1), hole_right: Int32(hole.2), hole_bottom: Int32(hole.3), min_x: Int32(minX),
        min_y: Int32(minY), max_x: Int32(maxX), max_y: Int32(maxY))
      var y = minY
      while y < maxY {
        var rows = Rows(width: maxX - minX, count: 1)
        var count = 0
        rows.fill { count = kernels.table.pointee.coverage_rect(&rect, Int32(y), &$0) }
        #expect(count >= 1 && y + count <= maxY)
        guard count >= 1 else { return }
        for y in y..<min(y + count, maxY) {
          let expected = (minX..<maxX).map { x in
            Self.coverage(
              ofArea: 2 * overlap(x, left, right) * overlap(y, top, bottom) - 2 * overlap(x, hole.0, hole.2)
                * overlap(y, hole.1, hole.3), false)
          }
          #expect(rows.coverage(ofRow: 0) == expected, "round \(round), row \(y)")
        }
        y += count
      }
    }
  }

  @Test(arguments: Kernels.allLevels) func masksComeAsTheyAreAndBecomeAllOrNothing(kernels: Kernels) {
    var random = SeededGenerator(seed: 443)
    for round in 0..<500 {
      let width = 1 + random.next(below: 130)
      let mask = Self.bytes(width, &random)
      var rows = Self.rows(of: mask, kernels)
      #expect(rows.coverage(ofRow: 0) == mask, "round \(round)")
      rows.withRow(0) { kernels.table.pointee.threshold_row(&$0) }
      #expect(rows.coverage(ofRow: 0) == mask.map { $0 >= 128 ? 255 : 0 }, "round \(round)")
    }
  }

  private static func rows(of mask: [UInt8], _ kernels: Kernels) -> Rows {
    var rows = Rows(width: mask.count, count: 1)
    (mask + [UInt8](repeating: 99, count: 8)).withUnsafeBufferPointer { bytes in
      var part = ck_mask(coverage: bytes.baseAddress!, stride: mask.count, width: mask.count, rows: 1)
      rows.fill { kernels.table.pointee.coverage_mask(&part, &$0) }
    }
    return rows
  }

  @Test(arguments: Kernels.allLevels) func aClipMultipliesEachByteRounded(kernels: Kernels) {
    var random = SeededGenerator(seed: 444)
    for round in 0..<1_000 {
      let width = 1 + random.next(below: 200)
      let shape = Self.bytes(width, &random)
      var rows = Self.rows(of: shape, kernels)
      // A mask of runs, with gaps, that begins before the row and ends after it.
      var runs: [ck_mask_run] = []
      var maskBytes: [UInt8] = []
      var mask = [UInt8](repeating: 0, count: width)
      var x = random.next(below: 6) - 3
      while x < width + 3 {
        let count = 1 + random.next(below: 40)
        switch random.next(below: 4) {
        case 0: break
        case 1:
          let bytes = Self.bytes(count, &random)
          runs.append(ck_mask_run(x: Int32(x), count: Int32(count), offset: Int32(maskBytes.count), coverage: 0))
          for i in 0..<count where mask.indices.contains(x + i) { mask[x + i] = bytes[i] }
          maskBytes += bytes
        default:
          let coverage = random.next(below: 2) == 0 ? 255 : UInt8(1 + random.next(below: 254))
          runs.append(ck_mask_run(x: Int32(x), count: Int32(count), offset: -1, coverage: coverage))
          for i in 0..<count where mask.indices.contains(x + i) { mask[x + i] = coverage }
        }
        x += count
      }
      var clipped = Rows(width: width, count: 1)
      let count = rows.withRow(0) { row in
        clipped.withRow(0) { target in
          kernels.table.pointee.clip_row(&row, runs, runs.count, maskBytes, &target)
        }
      }
      clipped.ends[0] = UInt16(count)
      let expected = (0..<width).map { (x: Int) -> UInt8 in UInt8((Int(shape[x]) * Int(mask[x]) + 127) / 255) }
      #expect(clipped.coverage(ofRow: 0) == expected, "round \(round)")
    }
  }

  @Test(arguments: Kernels.allLevels) func aColourIsDrawnInEachRow(kernels: Kernels) {
    var random = SeededGenerator(seed: 445)
    for round in 0..<600 {
      let (width, count) = (1 + random.next(below: 150), 1 + random.next(below: 3))
      let stride = width + random.next(below: 9)
      let shape = Self.bytes(width, &random)
      let alpha = round % 2 == 0 ? 255 : UInt32(random.next(below: 256))
      let color = alpha << 24 | (alpha / 2) << 16 | (alpha / 3) << 8 | alpha
      let before = (0..<stride * count).map { _ in 0xFF00_0000 | UInt32(random.next(below: 1 << 24)) }
      var after = before
      var rows = Self.rows(of: shape, kernels)
      after.withUnsafeMutableBufferPointer { pixels in
        rows.withRow(0) { row in
          var target = ck_target(pixels: pixels.baseAddress!, stride: stride, room: width)
          kernels.table.pointee.color_coverage(&row, &target, color, count)
        }
      }
      var expected = before
      for y in 0..<count {
        for x in 0..<width where shape[x] > 0 {
          let source = PremultipliedPixel(bits: ck_scale_pixel(color, UInt32(shape[x])))
          expected[y * stride + x] = source.over(PremultipliedPixel(bits: before[y * stride + x])).bits
        }
      }
      #expect(after == expected, "round \(round)")
    }
  }
}
