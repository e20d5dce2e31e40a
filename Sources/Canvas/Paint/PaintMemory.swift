internal import CanvasKernels

/// The kernels with which paints are placed, and the memory of the last gradient. The next gradient reuses it if
/// nothing draws with it.
package final class PaintMemory {
  let kernels: Kernels
  private var lastGradient: GradientRows

  package init(kernels: Kernels) {
    self.kernels = kernels
    lastGradient = GradientRows(kernels: kernels)
  }

  /// A gradient placed on the device.
  ///
  /// - Parameter toPaint: The transform from device space to the shape's space.
  func gradient(_ gradient: Gradient, shape: ck_gradient_shape, toPaint: Transform) -> PlacedPaint {
    if !isKnownUniquelyReferenced(&lastGradient) { lastGradient = GradientRows(kernels: kernels) }
    lastGradient.set(gradient, shape: shape, toPaint: toPaint)
    return gradient.isDithered ? .rows(lastGradient) : .gradient(lastGradient)
  }
}
