/// The coverage of a clip that is more than a rectangle of pixels: runs of equal coverage and stretches of single bytes.
///
/// Immutable once built, so that saved graphics states share it.
final class ClipMask: Sendable {
  /// A stretch of one row. Where `offset` is negative all its pixels have `coverage`; else their bytes begin there.
  struct Run: Sendable {
    var x: Int32
    var count: Int32
    var offset: Int32
    var coverage: UInt8

    var end: Int { Int(x) + Int(count) }
    var isConstant: Bool { offset < 0 }
  }

  /// Outside of these pixels nothing is drawn.
  let bounds: PixelRect
  let runs: [Run]
  let bytes: [UInt8]
  // For each row of the bounds the indices of its runs; rows that share them are equal.
  private let rows: [Range<Int32>]
  // For each row its longest fully covered stretch: what most drawing inside of a clip hits.
  private let solidStretches: [Range<Int32>]

  /// - Parameter rows: For each row of the bounds the indices of its runs.
  init(bounds: PixelRect, runs: [Run], rows: [Range<Int32>], bytes: [UInt8]) {
    self.bounds = bounds
    self.runs = runs
    self.rows = rows
    self.bytes = bytes
    var stretches: [Range<Int32>] = []
    stretches.reserveCapacity(rows.count)
    for (i, row) in rows.enumerated() {
      if i > 0 && rows[i - 1] == row {
        stretches.append(stretches[i - 1])
        continue
      }
      var best: Range<Int32> = 0..<0
      for run in runs[Int(row.lowerBound)..<Int(row.upperBound)]
      where run.isConstant && run.coverage == 255 && Int(run.count) > best.count {
        best = run.x..<run.x + run.count
      }
      stretches.append(best)
    }
    solidStretches = stretches
  }

  /// Whether every one of these pixels is fully covered.
  func isSolid(in area: PixelRect) -> Bool {
    guard bounds.contains(area) else { return false }
    for row in area.minY - bounds.minY..<area.maxY - bounds.minY
    where solidStretches[row].lowerBound > area.minX || solidStretches[row].upperBound < area.maxX {
      return false
    }
    return true
  }

  func runIndices(ofRow y: Int) -> Range<Int> {
    let row = rows[y - bounds.minY]
    return Int(row.lowerBound)..<Int(row.upperBound)
  }

  /// The end of the rows from row `y` on, below `end`, that are known to be equal to it.
  func endOfEqualRows(from y: Int, to end: Int) -> Int {
    let row = rows[y - bounds.minY]
    var next = y + 1
    while next < end, rows[next - bounds.minY] == row { next += 1 }
    return next
  }
}

/// Builds a mask from a shape's coverage.
struct ClipMaskBuilder: CoverageConsumer {
  private let bounds: PixelRect
  private var runs: [ClipMask.Run] = []
  private var rows: [Range<Int32>] = []
  private var bytes: [UInt8] = []
  // Where the runs of the row at hand begin.
  private var rowStart = 0

  init(bounds: PixelRect) {
    self.bounds = bounds
    rows.reserveCapacity(bounds.height)
  }

  mutating func beginRow(_ y: Int) {
    addEmptyRows(before: y)
    rowStart = runs.count
  }

  mutating func endRow() { addRows(1) }

  mutating func addRows(y: Int, count: Int, _ runs: CoverageRuns) {
    beginRow(y)
    for i in 0..<runs.count {
      addRun(x: Int(runs[i].x), count: Int(runs[i].count), coverage: runs[i].coverage)
    }
    addRows(count)
  }

  private mutating func addRows(_ count: Int) {
    let row = Int32(truncatingIfNeeded: rowStart)..<Int32(truncatingIfNeeded: runs.count)
    rows.append(contentsOf: repeatElement(row, count: count))
  }

  private mutating func addEmptyRows(before y: Int) {
    let count = y - bounds.minY - rows.count
    if count > 0 { rows.append(contentsOf: repeatElement(0..<0, count: count)) }
  }

  mutating func addRun(x: Int, count: Int, coverage: UInt8) {
    if runs.count > rowStart, let last = runs.last, last.isConstant, last.coverage == coverage,
      last.end == x
    {
      runs[runs.count - 1].count += Int32(count)
    } else {
      runs.append(ClipMask.Run(x: Int32(x), count: Int32(count), offset: -1, coverage: coverage))
    }
  }

  mutating func addQuad(x: Int, coverages: UInt32) {
    if coverages == UInt32.max {
      addRun(x: x, count: 4, coverage: 255)
      return
    }
    let isContinued = runs.count > rowStart && !runs[runs.count - 1].isConstant
    if isContinued && runs[runs.count - 1].end == x {
      runs[runs.count - 1].count += 4
    } else {
      runs.append(ClipMask.Run(x: Int32(x), count: 4, offset: Int32(bytes.count), coverage: 0))
    }
    for i: UInt32 in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: coverages >> (8 * i))) }
  }

  /// The mask, its bounds cut to the pixels that have coverage: clipped layers are then no larger.
  mutating func finish() -> ClipMask {
    addEmptyRows(before: bounds.maxY)
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

  // Bytes may begin and end with some that are 0.
  private func firstColumn(of run: ClipMask.Run) -> Int {
    guard !run.isConstant else { return Int(run.x) }
    let bytes = bytes[Int(run.offset)..<Int(run.offset) + Int(run.count)]
    return Int(run.x) + bytes.prefix { $0 == 0 }.count
  }

  private func lastColumn(of run: ClipMask.Run) -> Int {
    guard !run.isConstant else { return run.end - 1 }
    let bytes = bytes[Int(run.offset)..<Int(run.offset) + Int(run.count)]
    return run.end - 1 - bytes.reversed().prefix { $0 == 0 }.count
  }
}
