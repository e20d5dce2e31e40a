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
  /// For each row of the bounds where its runs begin, and at the end how many there are.
  let rowStarts: [Int]
  let bytes: [UInt8]
  // For each row its longest fully covered stretch: what most drawing inside of a clip hits.
  private let solidStarts: [Int32]
  private let solidEnds: [Int32]

  init(bounds: PixelRect, runs: [Run], rowStarts: [Int], bytes: [UInt8]) {
    self.bounds = bounds
    self.runs = runs
    self.rowStarts = rowStarts
    self.bytes = bytes
    var starts: [Int32] = []
    var ends: [Int32] = []
    starts.reserveCapacity(bounds.height)
    ends.reserveCapacity(bounds.height)
    for row in 0..<bounds.height {
      var best = (start: Int32(0), end: Int32(0))
      for run in runs[rowStarts[row]..<rowStarts[row + 1]]
      where run.isConstant && run.coverage == 255 && run.count > best.end - best.start {
        best = (run.x, run.x + run.count)
      }
      starts.append(best.start)
      ends.append(best.end)
    }
    solidStarts = starts
    solidEnds = ends
  }

  /// Whether every one of these pixels is fully covered.
  func isSolid(in area: PixelRect) -> Bool {
    guard bounds.contains(area) else { return false }
    for row in area.minY - bounds.minY..<area.maxY - bounds.minY
    where solidStarts[row] > area.minX || solidEnds[row] < area.maxX {
      return false
    }
    return true
  }

  func runIndices(ofRow y: Int) -> Range<Int> {
    let row = y - bounds.minY
    return rowStarts[row]..<rowStarts[row + 1]
  }
}

/// Builds a mask from a shape's coverage.
struct ClipMaskBuilder: CoverageConsumer {
  private let bounds: PixelRect
  private var runs: [ClipMask.Run] = []
  private var rowStarts: [Int] = []
  private var bytes: [UInt8] = []

  init(bounds: PixelRect) {
    self.bounds = bounds
    rowStarts.reserveCapacity(bounds.height + 1)
    runs.reserveCapacity(3 * bounds.height)
  }

  mutating func beginRow(_ y: Int) {
    while rowStarts.count <= y - bounds.minY { rowStarts.append(runs.count) }
  }

  mutating func addRun(x: Int, count: Int, coverage: UInt8) {
    if runs.count > rowStarts[rowStarts.count - 1], let last = runs.last, last.isConstant, last.coverage == coverage,
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
    let isContinued = runs.count > rowStarts[rowStarts.count - 1] && !runs[runs.count - 1].isConstant
    if isContinued && runs[runs.count - 1].end == x {
      runs[runs.count - 1].count += 4
    } else {
      runs.append(ClipMask.Run(x: Int32(x), count: 4, offset: Int32(bytes.count), coverage: 0))
    }
    for i: UInt32 in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: coverages >> (8 * i))) }
  }

  mutating func endRow() {}

  /// The mask, its bounds cut to the pixels that have coverage: clipped layers are then no larger.
  mutating func finish() -> ClipMask {
    while rowStarts.count <= bounds.height { rowStarts.append(runs.count) }
    let rows = (0..<bounds.height).filter { rowStarts[$0] < rowStarts[$0 + 1] }
    guard let first = rows.first, let last = rows.last else {
      return ClipMask(bounds: .empty, runs: [], rowStarts: [0], bytes: [])
    }
    var minX = Int.max
    var maxX = Int.min
    for row in rows {
      minX = min(minX, firstColumn(of: runs[rowStarts[row]]))
      maxX = max(maxX, lastColumn(of: runs[rowStarts[row + 1] - 1]) + 1)
    }
    return ClipMask(
      bounds: PixelRect(minX: minX, minY: bounds.minY + first, maxX: maxX, maxY: bounds.minY + last + 1),
      runs: runs, rowStarts: Array(rowStarts[first...last + 1]), bytes: bytes)
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
