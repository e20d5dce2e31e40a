/// What is drawn into: the picture, or a transparency layer over a part of it.
struct Surface {
  var pixels: PixelBuffer
  /// The device's pixels that it holds.
  let bounds: PixelRect
  let scratch: RowScratch

  /// - Parameter bounds: As large as the pixels.
  init(pixels: PixelBuffer, bounds: PixelRect) {
    self.pixels = pixels
    self.bounds = bounds
    scratch = RowScratch(columns: bounds.minX..<bounds.maxX)
  }

  /// The address that the device's pixel (0, 0) would have, to write to. Only pixels of the bounds may be touched, as
  /// long as this surface lives and is not copied.
  mutating func devicePixels() -> UnsafeMutablePointer<UInt32> {
    unsafe pixels.uniqueBaseAddress() - (bounds.minY * pixels.width + bounds.minX)
  }
}

/// A surface's pixels as a paint, in their places.
struct SurfacePaint: RowPaint {
  let pixels: PixelBuffer
  let bounds: PixelRect

  func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    pixels.withPixels { pixels in
      guard let base = pixels.baseAddress else { return }
      unsafe row.update(from: base + (y - bounds.minY) * bounds.width + x - bounds.minX, count: count)
    }
  }
}
