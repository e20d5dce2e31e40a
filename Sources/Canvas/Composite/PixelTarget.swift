internal import CanvasKernels

/// The pixels of a surface that are drawn to. While drawing, nothing else may change them.
@safe struct PixelTarget: @unchecked Sendable {
  /// The address that the device's pixel (0, 0) would have. Only the surface's own pixels may be touched.
  let pixels: UnsafeMutablePointer<UInt32>
  /// The number of pixels from one row to the next.
  let stride: Int
  /// One past the last column.
  let endX: Int

  /// A pixel and those to the right of it and below, in the form that kernels take.
  @inline(__always)
  func place(x: Int, y: Int) -> ck_target {
    unsafe ck_target(pixels: pixels + (y &* stride &+ x), stride: stride, room: endX &- x)
  }
}
