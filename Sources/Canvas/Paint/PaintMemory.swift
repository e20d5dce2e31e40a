internal import CanvasKernels

/// The kernels with which paints are placed, and the last paint. If it is drawn again at the same place, nothing is
/// computed. Otherwise the next gradient reuses its memory, if nothing draws with it.
package final class PaintMemory {
  let kernels: Kernels
  private var lastGradient: GradientRows
  private var lastSource: AnyTransformedSource?
  private var lastTransform = Transform.identity
  private var lastPaint: PlacedPaint?

  package init(kernels: Kernels) {
    self.kernels = kernels
    lastGradient = GradientRows(kernels: kernels)
  }

  /// The source placed on the device, or nil if it draws nothing.
  func placed(_ source: AnyTransformedSource, userToDevice: Transform) -> PlacedPaint? {
    if lastSource === source && lastTransform == userToDevice { return lastPaint }
    lastPaint = nil
    lastPaint = source.placed(userToDevice: userToDevice, memory: self)
    lastSource = source
    lastTransform = userToDevice
    return lastPaint
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
