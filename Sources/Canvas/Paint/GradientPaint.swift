internal import CanvasKernels

/// A gradient as a paint of rows: where along the gradient a pixel's centre lies, its colour there, rounded to bytes.
@safe package final class GradientPaint: RowPaint, @unchecked Sendable {
  // Not an array: each row would retain it.
  private let segments: UnsafeMutablePointer<ck_gradient_segment>
  private let ramp: UnsafeMutablePointer<ck_gradient_ramp>
  private let shape: ck_gradient_shape
  private let toPaint: Transform
  private let isDithered: Bool
  private let isPaddedLine: Bool
  /// What writes the rows.
  private let kernels: Kernels

  /// - Parameter toPaint: From device space to the shape's.
  init(_ gradient: Gradient, shape: ck_gradient_shape, toPaint: Transform, kernels: Kernels) {
    self.kernels = kernels
    let own = GradientRamp(gradient).segments
    unsafe segments = .allocate(capacity: own.count)
    for (i, segment) in own.enumerated() { unsafe (segments + i).initialize(to: segment) }
    unsafe ramp = .allocate(capacity: 1)
    unsafe ramp.initialize(to: ck_gradient_ramp())
    unsafe ck_set_gradient_ramp(ramp, segments, own.count)
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
    isPaddedLine = shape.kind == CK_GRADIENT_LINEAR && shape.spread == CK_SPREAD_PAD
  }

  deinit {
    unsafe segments.deallocate()
    unsafe ramp.deallocate()
  }

  // From so many pixels on it pays to look for the segments' ends.
  private static var wideRow: Int { 48 }

  package func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    let bias = unsafe isDithered ? OrderedDither.biases(y: y) : nil
    if isPaddedLine && count >= Self.wideRow {
      var (shape, line) = (shape, line(y: y))
      return unsafe kernels.table.pointee.padded_gradient_colors(row, count, Int64(x), &shape, &line, ramp, bias)
    }
    // As many as lie well in the cache.
    unsafe withUnsafeTemporaryAllocation(of: Float.self, capacity: 256) { parameters in
      guard let t = parameters.baseAddress else { return }
      for start in stride(from: 0, to: count, by: 256) {
        let (x, length) = (x + start, min(256, count - start))
        unsafe writeT(x: x, y: y, count: length, into: t)
        unsafe kernels.table.pointee.gradient_colors(row + start, t, length, ramp, Int64(x), bias)
      }
    }
  }

  /// The parameter t of the pixels, 0 at the gradient's start and 1 at its end; there is room for a multiple of 8.
  package func writeT(x: Int, y: Int, count: Int, into t: UnsafeMutablePointer<Float>) {
    var (shape, line) = (shape, line(y: y))
    unsafe kernels.table.pointee.gradient_parameters(t, count, Int64(x), &shape, &line)
  }

  private func line(y: Int) -> ck_row_line {
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
