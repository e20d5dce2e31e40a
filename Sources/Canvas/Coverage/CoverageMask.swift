/// A small shape's coverage, kept to be drawn again at other pixels: a glyph's.
///
/// A class, because a cache and many drawings share it; it never changes.
final class CoverageMask: Sendable {
  /// The pixels that it covers, relative to where it is put.
  let bounds: PixelRect
  // A byte for each pixel, row by row.
  private let bytes: [UInt8]
  private let stride: Int

  init(_ coverage: some CoverageSource) {
    bounds = coverage.pixels
    var collector = Collector(bounds: bounds)
    if !bounds.isEmpty { coverage.emit(in: bounds, into: &collector) }
    bytes = collector.bytes
    stride = collector.stride
  }

  /// In bytes.
  var cost: Int { bytes.count + 64 }

  private struct Collector: CoverageConsumer {
    let bounds: PixelRect
    let stride: Int
    var bytes: [UInt8]
    private var row = 0

    init(bounds: PixelRect) {
      self.bounds = bounds
      stride = (max(0, bounds.width) + 7) & ~7
      // Eight are read at a time, from any pixel on.
      bytes = [UInt8](repeating: 0, count: stride * max(0, bounds.height) + 8)
    }

    mutating func beginRow(_ y: Int) { row = (y - bounds.minY) * stride - bounds.minX }

    mutating func addRun(x: Int, count: Int, coverage: UInt8) {
      for i in row + x..<row + x + count { bytes[i] = coverage }
    }

    mutating func addQuad(x: Int, coverages: UInt32) {
      for i in 0..<4 { bytes[row + x + i] = UInt8(truncatingIfNeeded: coverages >> UInt32(8 * i)) }
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
      let stride = mask.stride
      mask.bytes.withUnsafeBufferPointer { bytes in
        guard let base = bytes.baseAddress else { return }
        let first = unsafe base + ((area.minY - own.minY) * stride + area.minX - own.minX)
        guard !(unsafe consumer.takeMask(first, stride: stride, in: area)) else { return }
        for row in 0..<area.height {
          let coverage = unsafe UnsafeRawPointer(first + row * stride)
          consumer.beginRow(area.minY + row)
          for column in Swift.stride(from: 0, to: area.width, by: 4) {
            let quad = UInt32(
              littleEndian: unsafe coverage.loadUnaligned(fromByteOffset: column, as: UInt32.self))
            let count = min(4, area.width - column)
            let coverages = quad & UInt32.max >> UInt32(32 - 8 * count)
            guard coverages != 0 else { continue }
            let x = area.minX + column
            // The last four may reach out of the mask, but not out of the picture.
            if x + 4 <= bounds.maxX {
              consumer.addQuad(x: x, coverages: coverages)
            } else {
              consumer.addPartialQuad(x: x, count: count, coverages: coverages)
            }
          }
          consumer.endRow()
        }
      }
    }
  }
}
