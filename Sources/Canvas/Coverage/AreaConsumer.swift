/// What takes a shape's signed areas, before a fill rule makes coverage of them, 131 072 being a pixel.
///
/// Row by row from the top, in each row from the left, each pixel at most once; those left out have area 0.
protocol AreaConsumer {
  mutating func beginRow(_ y: Int)

  /// `count` pixels of one area that is not 0; `count` is at least 1.
  mutating func addRun(x: Int, count: Int, area: Int32)

  /// The first `count` of four pixels, 1…4.
  mutating func addQuad(x: Int, count: Int, areas: SIMD4<Int32>)

  mutating func endRow()

  /// `count` equal rows from row `y` on, of at least one run.
  mutating func addRows(y: Int, count: Int, _ runs: [AreaRun])

  /// Takes the accumulated cells of a number of rows, from the device's column `x` and row `y` on, and leaves them zero;
  /// or says that it wants them as runs and quads.
  mutating func takeCells(of grid: CellGrid, rows: Int, x: Int, y: Int) -> Bool

  /// Whether it takes cells, and finds them by their marks.
  var sweepsMarks: Bool { get }
}

extension AreaConsumer {
  @inline(__always)
  mutating func takeCells(of grid: CellGrid, rows: Int, x: Int, y: Int) -> Bool { false }

  @inline(__always)
  var sweepsMarks: Bool { false }

  mutating func addRows(y: Int, count: Int, _ runs: [AreaRun]) { addEachRow(y: y, count: count, runs) }

  mutating func addEachRow(y: Int, count: Int, _ runs: [AreaRun]) {
    for row in y..<y &+ count {
      beginRow(row)
      for run in runs { addRun(x: Int(run.x), count: Int(run.count), area: run.area) }
      endRow()
    }
  }
}

/// Pixels in a row of one signed area, which is not 0.
struct AreaRun {
  var x: Int32
  var count: Int32
  var area: Int32
}

/// Makes coverage of areas by a fill rule.
struct CoverageOfAreas<Rule: AreaRule, Inner: CoverageConsumer>: AreaConsumer {
  var inner: Inner

  @inline(__always)
  mutating func beginRow(_ y: Int) { inner.beginRow(y) }

  @inline(__always)
  mutating func addRun(x: Int, count: Int, area: Int32) {
    let coverage = Rule.coverage(ofArea: area)
    if coverage != 0 { inner.addRun(x: x, count: count, coverage: coverage) }
  }

  @inline(__always)
  mutating func addQuad(x: Int, count: Int, areas: SIMD4<Int32>) {
    let coverages = Rule.coverages(ofAreas: areas)
    if coverages == 0 { return }
    if count == 4 {
      inner.addQuad(x: x, coverages: coverages)
    } else {
      inner.addPartialQuad(x: x, count: count, coverages: coverages)
    }
  }

  @inline(__always)
  mutating func endRow() { inner.endRow() }

  mutating func addRows(y: Int, count: Int, _ runs: [AreaRun]) {
    if runs.count <= CoverageRuns.capacity {
      var coverages = CoverageRuns()
      for run in runs {
        let coverage = Rule.coverage(ofArea: run.area)
        if coverage != 0 { coverages.append(x: run.x, count: run.count, coverage: coverage) }
      }
      if coverages.count > 0 { inner.addRows(y: y, count: count, coverages) }
    } else {
      addEachRow(y: y, count: count, runs)
    }
  }

  @inline(__always)
  mutating func takeCells(of grid: CellGrid, rows: Int, x: Int, y: Int) -> Bool {
    inner.takeCells(of: grid, rows: rows, x: x, y: y, rule: Rule.fillRule)
  }

  @inline(__always)
  var sweepsMarks: Bool { inner.sweepsMarks }
}
