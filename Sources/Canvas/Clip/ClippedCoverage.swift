/// Multiplies a shape's coverage with a mask's, on the way to another consumer.
struct ClippedCoverage<Inner: CoverageConsumer>: CoverageConsumer {
  var inner: Inner
  private let mask: ClipMask
  // The runs of this row from the first that ends to the right of what was consumed.
  private var next = 0
  private var end = 0

  init(_ inner: Inner, mask: ClipMask) {
    self.inner = inner
    self.mask = mask
  }

  mutating func beginRow(_ y: Int) {
    inner.beginRow(y)
    let indices = mask.runIndices(ofRow: y)
    next = indices.lowerBound
    end = indices.upperBound
  }

  mutating func addRun(x: Int, count: Int, coverage: UInt8) {
    let runEnd = x + count
    skipRuns(before: x)
    var index = next
    while index < end, mask.runs[index].x < runEnd {
      let run = mask.runs[index]
      let first = max(Int(run.x), x)
      let last = min(run.end, runEnd)
      if run.isConstant {
        let product = ChannelMath.product(run.coverage, coverage)
        if product != 0 { inner.addRun(x: first, count: last - first, coverage: product) }
      } else {
        addBytes(of: run, from: first, to: last, coverage: coverage)
      }
      index += 1
    }
  }

  mutating func addQuad(x: Int, coverages: UInt32) {
    skipRuns(before: x)
    guard next < end else { return }
    let run = mask.runs[next]
    if run.x >= x + 4 { return }
    if run.isConstant && run.coverage == 255 && run.x <= x && run.end >= x + 4 {
      inner.addQuad(x: x, coverages: coverages)
      return
    }
    var product: UInt32 = 0
    for i in 0..<4 {
      let coverage = UInt8(truncatingIfNeeded: coverages >> UInt32(8 * i))
      guard coverage != 0 else { continue }
      product |= UInt32(ChannelMath.product(coverage, maskCoverage(at: x + i))) << UInt32(8 * i)
    }
    if product != 0 { inner.addQuad(x: x, coverages: product) }
  }

  mutating func endRow() { inner.endRow() }

  // A mask's rows are often as equal as the shape's.
  mutating func addRows(y: Int, count: Int, _ runs: CoverageRuns) {
    var row = y
    while row < y + count {
      let end = mask.endOfEqualRows(from: row, to: y + count)
      if let product = product(of: runs, withRow: row) {
        if product.count > 0 { inner.addRows(y: row, count: end - row, product) }
      } else {
        addEachRow(y: row, count: end - row, runs)
      }
      row = end
    }
  }

  // Nil where it has too many runs, or single bytes.
  private func product(of runs: CoverageRuns, withRow y: Int) -> CoverageRuns? {
    var product = CoverageRuns()
    let maskRuns = mask.runs[mask.runIndices(ofRow: y)]
    for i in 0..<runs.count {
      let run = runs[i]
      for maskRun in maskRuns {
        let start = max(run.x, maskRun.x)
        let end = min(run.x + run.count, maskRun.x + maskRun.count)
        guard start < end else { continue }
        guard maskRun.isConstant, product.count < CoverageRuns.capacity else { return nil }
        let coverage = ChannelMath.product(run.coverage, maskRun.coverage)
        if coverage != 0 { product.append(x: start, count: end - start, coverage: coverage) }
      }
    }
    return product
  }

  private mutating func skipRuns(before x: Int) {
    while next < end, mask.runs[next].end <= x { next += 1 }
  }

  private func maskCoverage(at x: Int) -> UInt8 {
    for run in mask.runs[next..<end] where run.end > x {
      if Int(run.x) > x { return 0 }
      return run.isConstant ? run.coverage : mask.bytes[Int(run.offset) + x - Int(run.x)]
    }
    return 0
  }

  private mutating func addBytes(of run: ClipMask.Run, from first: Int, to last: Int, coverage: UInt8) {
    var x = first
    while x < last {
      let count = min(4, last - x)
      var product: UInt32 = 0
      for i in 0..<count {
        let byte = mask.bytes[Int(run.offset) + x + i - Int(run.x)]
        product |= UInt32(ChannelMath.product(coverage, byte)) << UInt32(8 * i)
      }
      if product != 0 {
        if count == 4 {
          inner.addQuad(x: x, coverages: product)
        } else {
          inner.addPartialQuad(x: x, count: count, coverages: product)
        }
      }
      x += count
    }
  }
}
