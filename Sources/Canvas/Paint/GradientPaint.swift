internal import CanvasKernels

/// A gradient as a paint of rows: where along the gradient a pixel's centre lies, its colour there, rounded to bytes.
package final class GradientPaint: RowPaint {
  private let ramp: GradientRamp
  private let shape: ck_gradient_shape
  private let toPaint: Transform
  private let isDithered: Bool
  /// What writes the rows.
  private let kernels: Kernels

  /// - Parameter toPaint: From device space to the shape's.
  init(_ gradient: Gradient, shape: ck_gradient_shape, toPaint: Transform, kernels: Kernels) {
    self.kernels = kernels
    ramp = GradientRamp(gradient)
    var shape = shape
    shape.spread =
      switch gradient.spread {
      case .pad: CK_SPREAD_PAD
      case .repeat: CK_SPREAD_REPEAT
      case .reflect: CK_SPREAD_REFLECT
      }
    self.shape = shape
    self.toPaint = toPaint
    isDithered = gradient.isDithered
  }

  package func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    let bias = unsafe isDithered ? OrderedDither.biases(y: y) : nil
    // As many as lie well in the cache.
    unsafe withUnsafeTemporaryAllocation(of: Float.self, capacity: 256) { parameters in
      guard let t = parameters.baseAddress else { return }
      for start in stride(from: 0, to: count, by: 256) {
        let length = min(256, count - start)
        unsafe writeT(x: x + start, y: y, count: length, into: t)
        unsafe ramp.write(length, at: t, column: x + start, bias: bias, into: row + start, kernels: kernels)
      }
    }
  }

  /// The parameter t of the pixels, 0 at the gradient's start and 1 at its end; there is room for a multiple of 8.
  package func writeT(x: Int, y: Int, count: Int, into t: UnsafeMutablePointer<Float>) {
    let centerY = Double(y) + 0.5
    var line = ck_row_line(
      x: toPaint.c * centerY + toPaint.tx, y: toPaint.d * centerY + toPaint.ty, x_step: toPaint.a, y_step: toPaint.b)
    var shape = shape
    unsafe kernels.table.pointee.gradient_parameters(t, count, Int64(x), &shape, &line)
  }
}

extension ck_gradient_shape {
  /// The start of a linear gradient with the way to its end, the first circle's centre of a radial one.
  mutating func setCenter(_ center: Point, way: Vector) {
    center_x = center.x
    center_y = center.y
    way_x = way.dx
    way_y = way.dy
  }
}
