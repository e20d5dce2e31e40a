package import CanvasKernels

/// The rows of a gradient. A pixel has the gradient's colour at its centre, rounded to bytes.
@safe package final class GradientRows: RowSource, @unchecked Sendable {
  /// The gradient prepared for the kernels. It and the segments of its ramp, which it points to, are in memory of
  /// their own, so that a row takes one call.
  package let gradient: UnsafeMutablePointer<ck_gradient>
  // What is prepared.
  private var prepared: Gradient?
  private var toPaint = Transform.identity
  // Only one call at a time uses it, so exclusivity needs no check at run time.
  @exclusivity(unchecked) private var ramp: GradientRamp
  /// The kernels that write the rows.
  private let kernels: Kernels

  init(kernels: Kernels) {
    self.kernels = kernels
    unsafe ramp = GradientRamp(kernels: kernels)
    unsafe gradient = .allocate(capacity: 1)
  }

  deinit { unsafe gradient.deallocate() }

  /// Kernels don't dither while they blend.
  package var kernelPaint: KernelPaint? {
    unsafe gradient.pointee.is_dithered ? nil : .gradient(UnsafePointer(gradient))
  }

  /// Replaces the gradient. Nothing may be drawing with it.
  ///
  /// - Parameter toPaint: The transform from device space to the shape's space.
  @inline(__always)
  func set(_ gradient: Gradient, shape: inout ck_gradient_shape, toPaint: Transform) {
    shape.spread =
      switch gradient.spread {
      case .pad, .none: CK_SPREAD_PAD
      case .repeat: CK_SPREAD_REPEAT
      case .reflect: CK_SPREAD_REFLECT
      }
    if prepared != gradient {
      prepared = gradient
      unsafe ramp.set(gradient)
      unsafe self.gradient.pointee.ramp.segments = UnsafePointer(ramp.memory)
      unsafe (self.gradient.pointee.ramp.count, self.gradient.pointee.ramp.is_product) = (ramp.count, ramp.isProduct)
    } else if toPaint == self.toPaint, unsafe ck_are_equal_shapes(&shape, &self.gradient.pointee.shape) {
      return
    }
    self.toPaint = toPaint
    unsafe self.gradient.pointee.shape = shape
    unsafe (self.gradient.pointee.a, self.gradient.pointee.b) = (toPaint.a, toPaint.b)
    unsafe (self.gradient.pointee.c, self.gradient.pointee.d) = (toPaint.c, toPaint.d)
    unsafe (self.gradient.pointee.tx, self.gradient.pointee.ty) = (toPaint.tx, toPaint.ty)
    unsafe self.gradient.pointee.is_dithered = gradient.isDithered
    unsafe kernels.table.pointee.prepare_gradient(self.gradient)
  }

  package func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    let bias = unsafe gradient.pointee.is_dithered ? OrderedDither.biases(y: y) : nil
    unsafe kernels.table.pointee.gradient_row(row, count, Int64(x), Int64(y), gradient, bias)
  }
}

extension ck_gradient_shape {
  /// Sets the start of a linear gradient and the vector to its end, or the first circle's centre of a radial one.
  mutating func setCenter(_ center: Point, way: Vector) {
    center_x = center.x
    center_y = center.y
    way_x = way.dx
    way_y = way.dy
  }
}

/// Ordered dithering with Bayer's 8 × 8 matrix ("An optimum method for two-level rendition", 1973).
package enum OrderedDither {
  /// The value added to a channel value of 0…255 at a device pixel before it is rounded to nearest: an odd multiple
  /// of 1/128 between −63/128 and 63/128, so that whole values don't change.
  @inline(__always)
  package static func bias(x: Int, y: Int) -> Float {
    // The matrix entry consists of the bits of x xor y and of y, interleaved. The lowest bits have the highest
    // weight.
    let a = (x ^ y) & 7
    let b = y & 7
    let rank =
      (a & 1) << 5 | (b & 1) << 4 | (a & 2) << 2 | (b & 2) << 1 | (a & 4) >> 1 | (b & 4) >> 2
    return Float(2 * rank - 63) / 128
  }

  /// The biases of row y for eight columns.
  @inline(__always)
  static func biases(y: Int) -> UnsafePointer<Float> { unsafe UnsafePointer(table) + 8 * (y & 7) }

  private nonisolated(unsafe) static let table: UnsafeMutablePointer<Float> = {
    let table = UnsafeMutablePointer<Float>.allocate(capacity: 64)
    for i in 0..<64 { unsafe (table + i).initialize(to: bias(x: i & 7, y: i >> 3)) }
    return unsafe table
  }()
}
