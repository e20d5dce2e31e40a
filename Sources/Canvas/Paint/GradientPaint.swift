package import CanvasKernels

/// A gradient as a paint of rows: where along the gradient a pixel's centre lies, its colour there, rounded to bytes.
@safe package final class GradientPaint: RowPaint, @unchecked Sendable {
  /// Made ready for the kernels, and the segments of its ramp. In memory of their own: one points to the other, and a row
  /// is one call.
  package let gradient: UnsafeMutablePointer<ck_gradient>
  private let segments: UnsafeMutablePointer<ck_gradient_segment>
  private let toPaint: Transform
  private let isDithered: Bool
  /// What writes the rows.
  private let kernels: Kernels

  /// - Parameter toPaint: From device space to the shape's.
  init(_ gradient: Gradient, shape: ck_gradient_shape, toPaint: Transform, kernels: Kernels) {
    self.kernels = kernels
    let ramp = GradientRamp(gradient)
    unsafe segments = .allocate(capacity: ramp.segments.count)
    for (i, segment) in ramp.segments.enumerated() { unsafe (segments + i).initialize(to: segment) }
    unsafe self.gradient = .allocate(capacity: 1)
    unsafe self.gradient.initialize(to: ck_gradient())
    unsafe ck_set_gradient_ramp(&self.gradient.pointee.ramp, segments, ramp.segments.count, ramp.isProduct)
    unsafe self.gradient.pointee.shape = shape
    unsafe self.gradient.pointee.shape.spread =
      switch gradient.spread {
      case .pad: CK_SPREAD_PAD
      case .repeat: CK_SPREAD_REPEAT
      case .reflect: CK_SPREAD_REFLECT
      }
    self.toPaint = toPaint
    isDithered = gradient.isDithered
  }

  deinit {
    unsafe gradient.deallocate()
    unsafe segments.deallocate()
  }

  package func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    let bias = unsafe isDithered ? OrderedDither.biases(y: y) : nil
    var line = line(y: y)
    unsafe kernels.table.pointee.gradient_row(row, count, Int64(x), gradient, &line, bias)
  }

  /// The centres of a row's pixels in the gradient's space.
  package func line(y: Int) -> ck_row_line {
    let centerY = Double(y) + 0.5
    return ck_row_line(
      x: toPaint.c * centerY + toPaint.tx, y: toPaint.d * centerY + toPaint.ty, x_step: toPaint.a, y_step: toPaint.b)
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
