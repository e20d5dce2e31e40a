internal import CanvasKernels

/// Blends a paint onto pixels row by row: collects coverage, fetches the paint where there is any, blends it.
struct PaintCompositor<Source: RowPaint>: CoverageConsumer {
  private let pixels: UnsafeMutablePointer<UInt32>
  private let stride: Int
  private let paint: Source
  private let blender: RowBlender
  private let scratch: RowScratch
  private var y = 0
  // The columns that have coverage and are not blended yet, first and one past the last.
  private var first = Int.max
  private var last = Int.min

  init(
    pixels: UnsafeMutablePointer<UInt32>, stride: Int, paint: Source, blender: RowBlender, scratch: RowScratch
  ) {
    unsafe self.pixels = pixels
    self.stride = stride
    self.paint = paint
    self.blender = blender
    self.scratch = scratch
  }

  mutating func beginRow(_ y: Int) { self.y = y }

  mutating func addRun(x: Int, count: Int, coverage: UInt8) {
    extend(x, x + count)
    unsafe (scratch.coverage + x).update(repeating: ChannelMath.product(coverage, blender.coverageFactor), count: count)
  }

  mutating func addQuad(x: Int, coverages: UInt32) {
    extend(x, x + 4)
    guard blender.coverageFactor != 255 else {
      unsafe UnsafeMutableRawPointer(scratch.coverage + x).storeBytes(of: coverages.littleEndian, as: UInt32.self)
      return
    }
    for i in 0..<4 {
      let coverage = UInt8(truncatingIfNeeded: coverages >> UInt32(8 * i))
      unsafe scratch.coverage[x + i] = ChannelMath.product(coverage, blender.coverageFactor)
    }
  }

  mutating func endRow() { flush() }

  private mutating func flush() {
    guard first < last else { return }
    let count = last - first
    unsafe paint.writeRow(x: first, y: y, count: count, into: scratch.source)
    unsafe blender.blend(
      scratch.source, coverage: scratch.coverage + first, onto: pixels + y * stride + first, count: count)
    unsafe (scratch.coverage + first).update(repeating: 0, count: count)
    first = Int.max
    last = Int.min
  }

  mutating func addRows(y: Int, count: Int, _ runs: CoverageRuns) {
    var i = 0
    while i < runs.count {
      let start = Int(runs[i].x)
      let isFull = runs[i].coverage == 255 && blender.coverageFactor == 255
      var end = start
      var runCount = 0
      repeat {
        let run = runs[i]
        let coverage = ChannelMath.product(run.coverage, blender.coverageFactor)
        unsafe (scratch.coverage + Int(run.x)).update(repeating: coverage, count: Int(run.count))
        end = Int(run.x) &+ Int(run.count)
        i &+= 1
        runCount &+= 1
      } while i < runs.count && Int(runs[i].x) &- end < Self.widestGap
      // What blending with full coverage gives.
      let isPlain = isFull && runCount == 1 && blender.mode == .normal
      for row in y..<y &+ count {
        let pixels = unsafe self.pixels + (row &* stride &+ start)
        unsafe paint.writeRow(x: start, y: row, count: end &- start, into: scratch.source)
        if isPlain {
          unsafe ck_blend_row(pixels, scratch.source, end &- start)
        } else {
          unsafe blender.blend(
            scratch.source, coverage: scratch.coverage + start, onto: pixels, count: end &- start)
        }
      }
      unsafe (scratch.coverage + start).update(repeating: 0, count: end &- start)
    }
  }

  // A wide gap, as inside of a frame, is not worth painting.
  private static var widestGap: Int { 16 }

  private mutating func extend(_ start: Int, _ end: Int) {
    if first < last && start &- last >= Self.widestGap { flush() }
    first = min(first, start)
    last = max(last, end)
  }
}

/// A row of coverage, all zero between uses, and a row of source pixels, for some of the device's columns.
final class RowScratch {
  private let columns: Range<Int>
  private let coverageStart: UnsafeMutablePointer<UInt8>
  let source: UnsafeMutablePointer<UInt32>

  init(columns: Range<Int>) {
    self.columns = columns
    unsafe coverageStart = .allocate(capacity: columns.count)
    unsafe coverageStart.initialize(repeating: 0, count: columns.count)
    unsafe source = .allocate(capacity: columns.count)
    unsafe source.initialize(repeating: 0, count: columns.count)
  }

  deinit {
    unsafe coverageStart.deallocate()
    unsafe source.deallocate()
  }

  /// The address that column 0 would have; only the scratch's own columns may be touched.
  var coverage: UnsafeMutablePointer<UInt8> { unsafe coverageStart - columns.lowerBound }
}
