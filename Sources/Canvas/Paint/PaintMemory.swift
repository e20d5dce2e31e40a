internal import CanvasKernels

/// The kernels with which paints are placed, and the last paint. If it is drawn again at the same place, nothing is
/// computed. Otherwise the next gradient reuses its memory, if nothing draws with it.
package final class PaintMemory {
  let kernels: Kernels
  private var lastGradient: GradientRows
  private var lastImage: ImageRows
  private var lastSource: TransformedSource?
  private var lastTransform = Transform.identity
  private var lastRows: (any RowSource)?

  package init(kernels: Kernels) {
    self.kernels = kernels
    lastGradient = GradientRows(kernels: kernels)
    lastImage = ImageRows(kernels: kernels)
  }

  /// Rows of an image with which nothing draws.
  var unusedImage: ImageRows {
    if !isKnownUniquelyReferenced(&lastImage) { lastImage = ImageRows(kernels: kernels) }
    return lastImage
  }

  /// The source placed on the device, or nil if it draws nothing.
  func placed(_ source: TransformedSource, userToDevice: Transform) -> (any RowSource)? {
    if lastSource === source && lastTransform == userToDevice { return lastRows }
    lastRows = nil
    let rows = source.placed(userToDevice: userToDevice, memory: self)
    lastRows = rows
    lastSource = source
    lastTransform = userToDevice
    return rows
  }

  /// A gradient placed on the device, or nil if the transform from the shape's space to the device has no inverse.
  func gradient(_ gradient: Gradient, shape: inout ck_gradient_shape, toDevice: Transform) -> GradientRows? {
    guard let toPaint = toDevice.inverted() else { return nil }
    if !isKnownUniquelyReferenced(&lastGradient) { lastGradient = GradientRows(kernels: kernels) }
    let rows = lastGradient
    rows.set(gradient, shape: &shape, toPaint: toPaint)
    return rows
  }
}
