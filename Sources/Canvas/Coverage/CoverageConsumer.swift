/// What takes a shape's coverage, row by row from the top, in each row from the left, each pixel at most once.
///
/// Columns and rows are the device's. Pixels that are left out have coverage 0.
protocol CoverageConsumer {
  mutating func beginRow(_ y: Int)

  /// `count` pixels of one coverage, 1…255; `count` is at least 1.
  mutating func addRun(x: Int, count: Int, coverage: UInt8)

  /// Four pixels, the leftmost's coverage in the lowest byte. Not all are 0.
  mutating func addQuad(x: Int, coverages: UInt32)

  mutating func endRow()

  /// `count` equal rows from row `y` on.
  mutating func addRows(y: Int, count: Int, _ runs: CoverageRuns)

  /// Takes accumulated cells as they are; see `AreaConsumer`.
  mutating func takeCells(of grid: CellGrid, rows: Int, x: Int, y: Int, rule: FillRule) -> Bool

  /// Whether it takes cells, and finds them by their marks.
  var sweepsMarks: Bool { get }

  /// Takes the coverage of an area as bytes, the first those of its top left, rows `stride` apart; after the last pixel's
  /// there are seven more to read. Or says that it wants them as quads.
  mutating func takeMask(_ coverage: UnsafePointer<UInt8>, stride: Int, in area: PixelRect) -> Bool

  /// Takes the pixels of an area, none of whose sides lies outside of a rectangle, with the rectangle's coverage, without
  /// that of a hole in it. Or says that it wants them as rows.
  ///
  /// - Parameters:
  ///   - edges: Left, top, right and bottom, in 1/256 pixel.
  ///   - hole: The same; of no width where there is none.
  mutating func takeRect(_ edges: SIMD4<Int32>, hole: SIMD4<Int32>, in area: PixelRect) -> Bool
}

extension CoverageConsumer {
  @inline(__always)
  mutating func takeCells(of grid: CellGrid, rows: Int, x: Int, y: Int, rule: FillRule) -> Bool { false }

  @inline(__always)
  var sweepsMarks: Bool { false }

  @inline(__always)
  mutating func takeMask(_ coverage: UnsafePointer<UInt8>, stride: Int, in area: PixelRect) -> Bool { false }

  @inline(__always)
  mutating func takeRect(_ edges: SIMD4<Int32>, hole: SIMD4<Int32>, in area: PixelRect) -> Bool { false }

  mutating func addRows(y: Int, count: Int, _ runs: CoverageRuns) { addEachRow(y: y, count: count, runs) }

  mutating func addEachRow(y: Int, count: Int, _ runs: CoverageRuns) {
    for row in y..<y &+ count {
      beginRow(row)
      for i in 0..<runs.count {
        addRun(x: Int(runs[i].x), count: Int(runs[i].count), coverage: runs[i].coverage)
      }
      endRow()
    }
  }

  /// Fewer than four pixels, the leftmost's coverage in the lowest byte.
  @inline(__always)
  mutating func addPartialQuad(x: Int, count: Int, coverages: UInt32) {
    for i in 0..<count {
      let coverage = UInt8(truncatingIfNeeded: coverages >> UInt32(truncatingIfNeeded: 8 &* i))
      if coverage != 0 { addRun(x: x &+ i, count: 1, coverage: coverage) }
    }
  }
}
