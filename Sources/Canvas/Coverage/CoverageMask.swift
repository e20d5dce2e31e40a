/// A small shape's coverage, kept to be drawn again at other pixels: a glyph's.
///
/// A class, because a cache and many drawings share it; it never changes.
@safe final class CoverageMask: @unchecked Sendable {
  /// The pixels that it covers, relative to where it is put.
  let bounds: PixelRect
  // A byte for each pixel, row by row. Eight are read at a time, from any pixel on.
  fileprivate let bytes: UnsafeMutablePointer<UInt8>
  fileprivate let stride: Int

  /// - Parameter body: Writes the coverage of rows: gets where the first row's begin, all 0, and how far rows are apart.
  init(bounds: PixelRect, _ body: (UnsafeMutablePointer<UInt8>, _ stride: Int) -> Void) {
    self.bounds = bounds
    stride = (bounds.width + 7) & ~7
    let count = stride * bounds.height + 8
    unsafe bytes = .allocate(capacity: count)
    unsafe bytes.initialize(repeating: 0, count: count)
    unsafe body(bytes, stride)
  }

  /// What a shape covers.
  convenience init(_ shape: Shape, rasterizer: CoverageRasterizer) {
    let bounds = shape.pixels
    unsafe self.init(bounds: bounds) { bytes, stride in
      rasterizer.forEachPiece(of: shape, in: bounds, visible: nil) { piece, scratch in
        var rows = CoverageRows(piece, scratch)
        while let row = rows.next() { unsafe row.copy(to: bytes, stride: stride, of: bounds) }
      }
    }
  }

  deinit { unsafe bytes.deallocate() }

  /// In bytes.
  var cost: Int { stride * bounds.height + 72 }
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

  /// What it covers of some of its pixels; it holds as long as the mask.
  func part(in pixels: PixelRect) -> MaskPart {
    let first = (pixels.minY - y - mask.bounds.minY) * mask.stride + pixels.minX - x - mask.bounds.minX
    return unsafe MaskPart(pixels: pixels, bytes: mask.bytes + first, stride: mask.stride)
  }
}

/// A rectangle of kept coverage.
@safe struct MaskPart {
  let pixels: PixelRect
  /// Of its first pixel; after the last pixel's there are seven more.
  let bytes: UnsafePointer<UInt8>
  /// Bytes from one row to the next.
  let stride: Int
}
