/// A destination of drawing: the picture, or a transparency layer over a part of it.
struct Surface {
  /// The pixels of the device that it contains.
  let bounds: PixelRect
  private var buffer: PixelBuffer
  // Clearing is deferred to the first drawing, which may be a background that covers everything.
  private(set) var isCleared: Bool

  /// A transparent surface.
  init(bounds: PixelRect) throws(ImageSizeError) {
    self.bounds = bounds
    (buffer, isCleared) = try PixelBuffer.perhapsCleared(width: bounds.width, height: bounds.height)
  }

  /// A surface that draws into transparent pixels of the same size as the bounds.
  init(bounds: PixelRect, into pixels: PixelBuffer) {
    self.bounds = bounds
    buffer = pixels
    isCleared = true
  }

  /// The pixels drawn so far.
  var pixels: PixelBuffer {
    mutating get {
      clearOnce()
      return buffer
    }
  }

  /// Skips clearing. Every pixel must then be written before any is read.
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

  /// The memory to draw into, valid while this surface exists and is not copied.
  mutating func target() -> PixelTarget {
    clearOnce()
    return unsafe PixelTarget(
      pixels: buffer.uniqueBaseAddress() - (bounds.minY * bounds.width + bounds.minX), stride: bounds.width,
      endX: bounds.maxX)
  }
}

/// The rows of a surface, at its place on the device.
final class SurfaceRows: RowSource {
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
