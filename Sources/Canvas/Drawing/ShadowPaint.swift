/// The shadow of a part of a surface as a paint, in its place.
final class ShadowPaint: RowPaint {
  /// The pixels where there is a shadow that matters.
  let bounds: PixelRect
  private let alphas: [UInt8]
  // The pixels of the alphas.
  private let plane: PixelRect
  private let color: PremultipliedPixel

  /// - Parameters:
  ///   - casting: The part, inside of the surface.
  ///   - visible: Pixels outside of which the shadow does not matter.
  init(of surface: SurfacePaint, in casting: PixelRect, _ shadow: DeviceShadow, visible: PixelRect) {
    let reach = shadow.blur.reach
    // Where the blurred part lies, before it is moved. Between the passes of the blur nothing further away than its reach
    // counts for what is visible.
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
