/// Makes a shape's coverage all or nothing on the way to another consumer: a pixel covered by half or more is full.
struct ThresholdedCoverage<Inner: CoverageConsumer>: CoverageConsumer {
  private(set) var inner: Inner

  init(_ inner: Inner) {
    self.inner = inner
  }

  mutating func beginRow(_ y: Int) { inner.beginRow(y) }

  mutating func addRun(x: Int, count: Int, coverage: UInt8) {
    // 128 / 255 is the first above a half.
    if coverage >= 128 { inner.addRun(x: x, count: count, coverage: 255) }
  }

  mutating func addQuad(x: Int, coverages: UInt32) {
    // The top bit of each byte, spread over the byte.
    let full = (coverages >> 7 & 0x0101_0101) &* 255
    if full != 0 { inner.addQuad(x: x, coverages: full) }
  }

  mutating func endRow() { inner.endRow() }
}
