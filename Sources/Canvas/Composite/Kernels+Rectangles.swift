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

  /// Returns false if no kernel computes the rows.
  @inline(__always)
  func fill(
    _ rect: RectShape, in area: PixelRect, with rows: any RowSource, on target: PixelTarget, _ memory: CoverageRowMemory
  ) -> Bool {
    var part = rect.part(in: area)
    var place = unsafe target.place(x: area.minX, y: area.minY)
    // Pixels that are all covered take no memory.
    var row = unsafe rect.covers(area) ? ck_coverage_rows() : memory.rows(forWidth: area.width)
    if let rows = rows as? GradientRows, !rows.isDithered {
      unsafe table.pointee.gradient_rect(&part, rows.gradient, &place, &row)
    } else if let rows = rows as? ImageRows {
      var image = unsafe rows.image
      unsafe table.pointee.image_rect(&part, &image, &place, &row)
    } else {
      return false
    }
    return true
  }
}
