internal import CanvasKernels

/// A gradient as a paint of rows: where along the gradient a pixel's centre lies, its colour there, rounded to bytes.
final class GradientPaint: RowPaint {
  private let ramp: GradientRamp
  private let shape: ck_gradient_shape
  private let toPaint: Transform
  private let isDithered: Bool
  /// What writes the rows.
  private let kernels: Kernels

  /// - Parameter toPaint: From device space to the shape's.
  init(_ gradient: Gradient, shape: GradientShape, toPaint: Transform, kernels: Kernels) {
    self.kernels = kernels
    ramp = GradientRamp(gradient)
    var shape = shape.parameters
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

  func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    let bias = isDithered ? OrderedDither.biases(y: y) : nil
    // As many places as lie well in the cache.
    unsafe withUnsafeTemporaryAllocation(of: Float.self, capacity: 256) { places in
      guard let place = places.baseAddress else { return }
      for start in stride(from: 0, to: count, by: 256) {
        let length = min(256, count - start)
        unsafe writePlaces(x: x + start, y: y, count: length, into: place)
        unsafe ramp.write(length, at: place, column: x + start, bias: bias, into: row + start, kernels: kernels)
      }
    }
  }

  /// Where along the gradient pixels lie; there is room for a multiple of 8.
  func writePlaces(x: Int, y: Int, count: Int, into places: UnsafeMutablePointer<Float>) {
    let centerY = Double(y) + 0.5
    var line = ck_row_line(
      x: toPaint.c * centerY + toPaint.tx, y: toPaint.d * centerY + toPaint.ty, x_step: toPaint.a, y_step: toPaint.b)
    var shape = shape
    unsafe kernels.table.pointee.gradient_places(places, count, Int64(x), &shape, &line)
  }
}
