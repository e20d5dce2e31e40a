package import CanvasKernels

/// A gradient as a paint of rows: where along the gradient a pixel's centre lies, its colour there, rounded to bytes.
@safe package final class GradientPaint: RowPaint, @unchecked Sendable {
  /// Made ready for the kernels, with the segments of its ramp before it. In memory of its own: it points to them, and a row
  /// is one call.
  package let gradient: UnsafeMutablePointer<ck_gradient>
  private let memory: UnsafeMutableRawPointer
  private let toPaint: Transform
  private let isDithered: Bool
  /// What writes the rows.
  private let kernels: Kernels

  /// - Parameter toPaint: From device space to the shape's.
  init(_ gradient: Gradient, shape: ck_gradient_shape, toPaint: Transform, kernels: Kernels) {
    self.kernels = kernels
    let ramp = GradientRamp(gradient)
    let count = ramp.segments.count
    // Segments have the stricter alignment.
    let segmentBytes = count * MemoryLayout<ck_gradient_segment>.stride
    unsafe memory = UnsafeMutableRawPointer.allocate(
      byteCount: segmentBytes + MemoryLayout<ck_gradient>.stride,
      alignment: MemoryLayout<ck_gradient_segment>.alignment)
    let segments = unsafe memory.bindMemory(to: ck_gradient_segment.self, capacity: count)
    unsafe self.gradient = (memory + segmentBytes).bindMemory(to: ck_gradient.self, capacity: 1)
    unsafe ramp.segments.withUnsafeBufferPointer { found in
      if let start = found.baseAddress { unsafe segments.initialize(from: start, count: count) }
    }
    unsafe ck_set_gradient_ramp(&self.gradient.pointee.ramp, segments, count, ramp.isProduct)
    var shape = shape
    shape.spread =
      switch gradient.spread {
      case .pad: CK_SPREAD_PAD
      case .repeat: CK_SPREAD_REPEAT
      case .reflect: CK_SPREAD_REFLECT
      }
    unsafe ck_place_gradient(
      self.gradient, shape, toPaint.a, toPaint.b, toPaint.c, toPaint.d, toPaint.tx, toPaint.ty)
    self.toPaint = toPaint
    isDithered = gradient.isDithered
  }

  deinit {
    unsafe memory.deallocate()
  }

  package func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    let bias = unsafe isDithered ? OrderedDither.biases(y: y) : nil
    unsafe kernels.table.pointee.gradient_row(row, count, Int64(x), Int64(y), gradient, bias)
  }

  package var coverageGradient: UnsafePointer<ck_gradient>? { unsafe isDithered ? nil : UnsafePointer(gradient) }

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
