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

  /// Runs `body` with the address that the device's pixel (0, 0) would have, and the pixels from one row to the next.
  /// Only pixels of the bounds may be touched.
  mutating func withDevicePixels(_ body: (UnsafeMutablePointer<UInt32>, _ stride: Int) -> Void) {
    let stride = pixels.width
    let offset = bounds.minY * stride + bounds.minX
    pixels.withMutablePixels { pixels in
      if let base = pixels.baseAddress { unsafe body(base - offset, stride) }
    }
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
