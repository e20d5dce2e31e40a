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
