/// What is drawn into: the picture, or a transparency layer over a part of it.
struct Surface {
  /// The device's pixels that it holds.
  let bounds: PixelRect
  private var buffer: PixelBuffer
  // Clearing waits for the first drawing, which may be a background that covers all.
  private(set) var isCleared: Bool

  /// A transparent surface.
  init(bounds: PixelRect) throws(ImageSizeError) {
    self.bounds = bounds
    (buffer, isCleared) = try PixelBuffer.perhapsCleared(width: bounds.width, height: bounds.height)
  }

  /// A surface that draws into transparent pixels, as many as the bounds have.
  init(bounds: PixelRect, into pixels: PixelBuffer) {
    self.bounds = bounds
    buffer = pixels
    isCleared = true
  }

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
    unsafe buffer.withMutablePixels { unsafe $0.update(repeating: 0) }
  }

  /// Where to draw, as long as this surface lives and is not copied.
  mutating func target() -> PixelTarget {
    clearOnce()
    return unsafe PixelTarget(
      pixels: buffer.uniqueBaseAddress() - (bounds.minY * bounds.width + bounds.minX), stride: bounds.width,
      endX: bounds.maxX)
  }
}

/// A surface's pixels as a paint, in their places.
final class SurfacePaint: RowPaint {
  let pixels: PixelBuffer
  let bounds: PixelRect

  init(pixels: PixelBuffer, bounds: PixelRect) {
    self.pixels = pixels
    self.bounds = bounds
  }

  func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    unsafe pixels.withPixels { pixels in
      guard let base = pixels.baseAddress else { return }
      unsafe row.update(from: base + (y - bounds.minY) * bounds.width + x - bounds.minX, count: count)
    }
  }
}
