/// A small shape's coverage, kept to be drawn again at other pixels: a glyph's.
///
/// A class, because a cache and many drawings share it; it never changes.
final class CoverageMask: Sendable {
  /// The pixels that it covers, relative to where it is put.
  let bounds: PixelRect
  // A byte for each pixel, row by row. Eight are read at a time, from any pixel on.
  fileprivate let bytes: [UInt8]
  fileprivate let stride: Int

  private init(bounds: PixelRect, stride: Int, bytes: [UInt8]) {
    self.bounds = bounds
    self.stride = stride
    self.bytes = bytes
  }

  /// - Parameter body: Writes the coverage of rows: gets where the first row's begin, all 0, and how far rows are apart.
  convenience init(bounds: PixelRect, _ body: (UnsafeMutablePointer<UInt8>, _ stride: Int) -> Void) {
    let stride = (bounds.width + 7) & ~7
    var bytes = [UInt8](repeating: 0, count: stride * bounds.height + 8)
    bytes.withUnsafeMutableBufferPointer { if let base = $0.baseAddress { unsafe body(base, stride) } }
    self.init(bounds: bounds, stride: stride, bytes: bytes)
  }

  /// What a shape covers.
  convenience init(_ shape: Shape, rasterizer: CoverageRasterizer) {
    let bounds = shape.pixels
    self.init(bounds: bounds) { bytes, stride in
      var pieces = rasterizer.coverage(of: shape, in: bounds, visible: nil)
      while let piece = pieces.next() {
        var rows = CoverageRows(piece, rasterizer.scratch)
        while let row = rows.next() { unsafe row.copy(to: bytes, stride: stride, of: bounds) }
      }
    }
  }

  /// In bytes.
  var cost: Int { bytes.count + 64 }
}

/// A mask with its origin on a pixel.
struct PlacedMask {
  let mask: CoverageMask
  let x: Int
  let y: Int

  var pixels: PixelRect {
    let bounds = mask.bounds
    return PixelRect(
      minX: bounds.minX + x, minY: bounds.minY + y, maxX: bounds.maxX + x, maxY: bounds.maxY + y)
  }

  /// Its bytes from a pixel of it on, and those from one row to the next; after the last pixel's there are seven more.
  func withBytes(atColumn column: Int, row: Int, _ body: (UnsafePointer<UInt8>, _ stride: Int) -> Void) {
    mask.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      let first = (row - y - mask.bounds.minY) * mask.stride + column - x - mask.bounds.minX
      unsafe body(base + first, mask.stride)
    }
  }
}
