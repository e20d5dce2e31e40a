internal import CanvasKernels

/// What paints are made ready with, and the memory of the last gradient, which the next one takes if nothing draws with it.
package final class PaintMemory {
  let kernels: Kernels
  private var lastGradient: GradientPaint

  package init(kernels: Kernels) {
    self.kernels = kernels
    lastGradient = GradientPaint(kernels: kernels)
  }

  /// A gradient in its place.
  ///
  /// - Parameter toPaint: From device space to the shape's.
  func gradient(_ gradient: Gradient, shape: ck_gradient_shape, toPaint: Transform) -> DevicePaint {
    if !isKnownUniquelyReferenced(&lastGradient) { lastGradient = GradientPaint(kernels: kernels) }
    lastGradient.set(gradient, shape: shape, toPaint: toPaint)
    return gradient.isDithered ? .rows(lastGradient) : .gradient(lastGradient)
  }
}
