/// A small shape's coverage, kept to be drawn again at other pixels: a glyph's.
///
/// A class, because a cache and many drawings share it; it never changes.
final class CoverageMask: Sendable {
  /// The pixels that it covers, relative to where it is put.
  let bounds: PixelRect
  // Four pixels each, the leftmost's coverage in the lowest byte, row by row.
  private let quads: [UInt32]
  private let quadsPerRow: Int

  init(_ coverage: some CoverageSource) {
    bounds = coverage.pixels
    quadsPerRow = (bounds.width + 3) / 4
    var collector = Collector(bounds: bounds, quadsPerRow: quadsPerRow)
    if !bounds.isEmpty { coverage.emit(in: bounds, into: &collector) }
    quads = collector.quads
  }

  /// In bytes.
  var cost: Int { 4 * quads.count + 64 }

  private struct Collector: CoverageConsumer {
    let bounds: PixelRect
    let quadsPerRow: Int
    var quads: [UInt32]
    private var row = 0

    init(bounds: PixelRect, quadsPerRow: Int) {
      self.bounds = bounds
      self.quadsPerRow = quadsPerRow
      quads = [UInt32](repeating: 0, count: quadsPerRow * max(0, bounds.height))
    }

    mutating func beginRow(_ y: Int) { row = (y - bounds.minY) * quadsPerRow }

    mutating func addRun(x: Int, count: Int, coverage: UInt8) {
      for column in x - bounds.minX..<x - bounds.minX + count {
        quads[row + column / 4] |= UInt32(coverage) << UInt32(8 * (column % 4))
      }
    }

    mutating func addQuad(x: Int, coverages: UInt32) {
      let column = x - bounds.minX
      let shift = UInt32(8 * (column % 4))
      quads[row + column / 4] |= coverages << shift
      if shift > 0, column / 4 + 1 < quadsPerRow { quads[row + column / 4 + 1] |= coverages >> (32 - shift) }
    }

    mutating func endRow() {}
  }

  /// The mask with its origin on a pixel.
  struct Placed: CoverageSource {
    let mask: CoverageMask
    let x: Int
    let y: Int

    var pixels: PixelRect {
      let bounds = mask.bounds
      return PixelRect(
        minX: bounds.minX + x, minY: bounds.minY + y, maxX: bounds.maxX + x, maxY: bounds.maxY + y)
    }

    func emit(in bounds: PixelRect, into consumer: inout some CoverageConsumer) {
      let own = pixels
      let area = own.intersection(bounds)
      guard !area.isEmpty else { return }
      mask.quads.withUnsafeBufferPointer { quads in
        for y in area.minY..<area.maxY {
          let row = (y - own.minY) * mask.quadsPerRow
          consumer.beginRow(y)
          for i in 0..<mask.quadsPerRow {
            let coverages = quads[row + i]
            guard coverages != 0 else { continue }
            let x = own.minX + 4 * i
            // The last four of a row may reach out of the mask, with coverage 0, but not out of the picture.
            if x >= bounds.minX, x + 4 <= bounds.maxX {
              consumer.addQuad(x: x, coverages: coverages)
            } else {
              // At the edge of the picture or the clip.
              let first = max(0, area.minX - x)
              let count = min(4, area.maxX - x) - first
              guard count > 0 else { continue }
              consumer.addPartialQuad(
                x: x + first, count: count, coverages: coverages >> UInt32(8 * first))
            }
          }
          consumer.endRow()
        }
      }
    }
  }
}
