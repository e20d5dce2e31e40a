/// The rows of the shadow of a part of a surface.
final class ShadowRows: RowSource {
  /// The pixels that have a visible shadow.
  let bounds: PixelRect
  private let alphas: [UInt8]
  // The pixels that `alphas` covers.
  private let plane: PixelRect
  private let color: PremultipliedPixel

  /// - Parameters:
  ///   - casting: The part, inside the surface.
  ///   - visible: The pixels outside which the shadow is not visible.
  init(of surface: SurfaceRows, in casting: PixelRect, _ shadow: DeviceShadow, visible: PixelRect) {
    let reach = shadow.blur.reach
    // The blurred part before the offset. Between the passes of the blur, only pixels within its reach affect the
    // visible ones.
    let blurred = casting.isEmpty ? .empty : casting.outset(by: reach).intersection(shadow.sources(of: visible))
    var alphas = [UInt8](repeating: 0, count: blurred.width * blurred.height)
    let bounds = surface.bounds
    unsafe surface.pixels.withPixels { pixels in
      for y in casting.minY..<casting.maxY {
        let row = (y - blurred.minY) * blurred.width - blurred.minX
        let start = (y - bounds.minY) * bounds.width - bounds.minX
        for x in casting.minX..<casting.maxX {
          alphas[row + x] = unsafe UInt8(truncatingIfNeeded: pixels[start + x] >> 24)
        }
      }
    }
    shadow.blur.apply(to: &alphas, width: blurred.width)
    self.alphas = alphas
    color = shadow.color
    plane = blurred.offsetBy(x: shadow.dx, y: shadow.dy)
    self.bounds = plane.intersection(visible)
  }

  func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    let start = (y - plane.minY) * plane.width + x - plane.minX
    for i in 0..<count { unsafe row[i] = color.scaled(by: alphas[start + i]).bits }
  }
}
