/// Blends a paint onto pixels row by row: collects a row's coverage, fetches the paint where there is any, blends it.
struct PaintCompositor<Source: RowPaint>: CoverageConsumer {
  private let pixels: UnsafeMutablePointer<UInt32>
  private let stride: Int
  private let paint: Source
  private let blender: RowBlender
  private let scratch: RowScratch
  private var y = 0
  // The columns of this row that have coverage, first and one past the last.
  private var first = Int.max
  private var last = 0

  init(
    pixels: UnsafeMutablePointer<UInt32>, stride: Int, paint: Source, blender: RowBlender, scratch: RowScratch
  ) {
    unsafe self.pixels = pixels
    self.stride = stride
    self.paint = paint
    self.blender = blender
    self.scratch = scratch
  }

  mutating func beginRow(_ y: Int) {
    self.y = y
    first = Int.max
    last = 0
  }

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

  mutating func endRow() {
    guard first < last else { return }
    let count = last - first
    unsafe paint.writeRow(x: first, y: y, count: count, into: scratch.source)
    unsafe blender.blend(
      scratch.source, coverage: scratch.coverage + first, onto: pixels + y * stride + first, count: count)
    unsafe (scratch.coverage + first).update(repeating: 0, count: count)
  }

  private mutating func extend(_ start: Int, _ end: Int) {
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
