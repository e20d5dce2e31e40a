/// A small shape's coverage, kept to be drawn again at other pixels: a glyph, for example.
///
/// It is a class because a cache and many drawings share it. It never changes.
@safe final class CoverageMask: @unchecked Sendable {
  /// The pixels that the mask covers, relative to its origin.
  let bounds: PixelRect
  // A byte for each pixel, row by row. Eight bytes are read at a time, starting at any pixel.
  fileprivate let bytes: UnsafeMutablePointer<UInt8>
  fileprivate let stride: Int

  /// - Parameter body: Writes the coverage. Its parameters are the first byte of the first row and the distance
  ///   between rows. All bytes are 0.
  init(bounds: PixelRect, _ body: (UnsafeMutablePointer<UInt8>, _ stride: Int) -> Void) {
    self.bounds = bounds
    stride = (bounds.width + 7) & ~7
    let count = stride * bounds.height + 8
    unsafe bytes = .allocate(capacity: count)
    unsafe bytes.initialize(repeating: 0, count: count)
    unsafe body(bytes, stride)
  }

  /// Creates a mask of a shape's coverage.
  convenience init(_ shape: Shape, rasterizer: CoverageRasterizer, kernels: Kernels) {
    let bounds = shape.pixels
    unsafe self.init(bounds: bounds) { bytes, stride in
      rasterizer.forEachPiece(of: shape, in: bounds, visible: nil, kernels: kernels) { piece, scratch in
        var rows = CoverageRows(piece, scratch.coverage, kernels)
        while let row = rows.next() { unsafe row.copy(to: bytes, stride: stride, of: bounds) }
      }
    }
  }

  deinit { unsafe bytes.deallocate() }

  /// The mask's size in bytes.
  var cost: Int { stride * bounds.height + 72 }
}

/// A mask with its origin on a pixel, which may be far outside any picture.
struct PlacedMask {
  let mask: CoverageMask
  let pixels: PixelRect

  init(_ mask: CoverageMask, x: Int, y: Int) {
    self.mask = mask
    pixels = mask.bounds.offsetBy(x: x, y: y)
  }

  /// The mask's coverage of some of its pixels. It is valid as long as the mask.
  func part(in area: PixelRect) -> MaskPart {
    let first = (area.minY - pixels.minY) * mask.stride + area.minX - pixels.minX
    return unsafe MaskPart(pixels: area, bytes: mask.bytes + first, stride: mask.stride)
  }
}

/// A rectangle of a mask's coverage.
@safe struct MaskPart {
  let pixels: PixelRect
  /// The byte of the first pixel. Seven more bytes follow the last pixel's.
  let bytes: UnsafePointer<UInt8>
  /// The number of bytes from one row to the next.
  let stride: Int
}
