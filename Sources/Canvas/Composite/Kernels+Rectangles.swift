internal import CanvasKernels

/// Parts of rectangles and frames, drawn over what is there. The pixels are not empty, and each row and column of them
/// has some of the rectangle.
extension Kernels {
  @inline(__always)
  func fill(_ rect: RectShape, in area: PixelRect, with pixel: PremultipliedPixel, on target: PixelTarget) {
    guard pixel.alpha > 0 else { return }
    var part = rect.part(in: area)
    var place = unsafe target.place(x: area.minX, y: area.minY)
    unsafe table.pointee.color_rect(&part, &place, pixel.bits)
  }

  @inline(__always)
  func fill(
    _ rect: RectShape, in area: PixelRect, with paint: KernelPaint, on target: PixelTarget, memory: ck_coverage_rows
  ) {
    var part = rect.part(in: area)
    var place = unsafe target.place(x: area.minX, y: area.minY)
    var memory = unsafe memory
    switch paint {
    case .gradient(let gradient): unsafe table.pointee.gradient_rect(&part, gradient, &place, &memory)
    case .image(let image): unsafe table.pointee.image_rect(&part, image, &place, &memory)
    }
  }
}
