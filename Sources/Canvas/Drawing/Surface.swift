/// What is drawn into: the picture, or a transparency layer over a part of it.
struct Surface {
  /// The device's pixels that it holds.
  let bounds: PixelRect
  let scratch: RowScratch
  private var buffer: PixelBuffer
  // Clearing waits for the first drawing, which may be a background that covers all.
  private(set) var isCleared: Bool

  /// A transparent surface.
  init(bounds: PixelRect) throws(ImageSizeError) {
    self.bounds = bounds
    scratch = RowScratch(columns: bounds.minX..<bounds.maxX)
    (buffer, isCleared) = try PixelBuffer.perhapsCleared(width: bounds.width, height: bounds.height)
  }

  var width: Int { bounds.width }

  /// What was drawn so far.
  var pixels: PixelBuffer {
    mutating get {
      clearOnce()
      return buffer
    }
  }

  /// To be called before every pixel is written and none is read.
  mutating func skipClearing() { isCleared = true }

  @inline(__always)
  private mutating func clearOnce() {
    if !isCleared { clear() }
  }

  @inline(never)
  private mutating func clear() {
    isCleared = true
    buffer.withMutablePixels { unsafe $0.update(repeating: 0) }
  }

  /// The address that the device's pixel (0, 0) would have, to write to. Only pixels of the bounds may be touched, as
  /// long as this surface lives and is not copied.
  mutating func devicePixels() -> UnsafeMutablePointer<UInt32> {
    clearOnce()
    return unsafe buffer.uniqueBaseAddress() - (bounds.minY * bounds.width + bounds.minX)
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
