internal import CanvasKernels

/// Where pixels are drawn: the pixels of a surface, which must not change meanwhile by other means.
@safe struct PixelTarget: @unchecked Sendable {
  /// The address that the device's pixel (0, 0) would have. Only the surface's own pixels may be touched.
  let pixels: UnsafeMutablePointer<UInt32>
  /// Pixels from one row to the next.
  let stride: Int
  /// One past the last column.
  let endX: Int

  /// A pixel, and those right of it and below, as kernels of one colour take them.
  @inline(__always)
  func place(x: Int, y: Int, color: UInt32) -> ck_color_target {
    unsafe ck_color_target(pixels: pixels + (y &* stride &+ x), stride: stride, room: endX &- x, color: color)
  }
}
