internal import CanvasKernels

/// The last paint placed on the device, as a value that lies in memory of the context. If it is drawn again at the same
/// place, nothing is computed. Otherwise the next paint takes its memory, if nothing draws with it.
package final class PaintMemory {
  let kernels: Kernels
  // Nil only while a paint is placed, which takes them: they need not be counted then.
  @exclusivity(unchecked) private var gradient: GradientRows?
  @exclusivity(unchecked) private var image: ImageRows?
  @exclusivity(unchecked) private var source: (any TransformedSource)?
  @exclusivity(unchecked) private var userToDevice = Transform.identity
  @exclusivity(unchecked) private var kind = Kind.nothing

  private enum Kind { case nothing, gradient, image }

  package init(kernels: Kernels) {
    self.kernels = kernels
  }

  /// Places a source on the device.
  @inline(never)
  func place(_ source: consuming any TransformedSource, userToDevice: Transform) {
    guard unsafe self.source !== source || self.userToDevice != userToDevice else { return }
    unsafe kind = .nothing
    source.place(userToDevice: userToDevice, in: self)
    unsafe self.source = source
    unsafe self.userToDevice = userToDevice
  }

  /// What was placed last as rows, or nil if it draws nothing.
  var rows: (any RowSource)? {
    switch unsafe kind {
    case .nothing: nil
    case .gradient: unsafe gradient
    case .image: unsafe image
    }
  }

  /// What was placed last in the form that kernels blend, or nil if there is none. It is valid until the next paint is
  /// placed.
  var kernelPaint: KernelPaint? {
    switch unsafe kind {
    case .nothing: nil
    case .gradient: unsafe gradient?.kernelPaint
    case .image: unsafe image?.kernelPaint
    }
  }

  /// Places an image. It draws nothing if the transform has no inverse or there is not enough memory.
  func setImage(_ source: TiledImage, toDevice: Transform) {
    let rows = unsafe (isKnownUniquelyReferenced(&image) ? image.take() : nil) ?? ImageRows(kernels: kernels)
    let isSet = rows.set(
      source.image.pixels, toDevice: toDevice, tilingX: source.tilingX, tilingY: source.tilingY,
      sampling: source.sampling)
    if isSet { unsafe kind = .image }
    unsafe image = consume rows
  }

  /// Places a gradient. It draws nothing if the transform from the shape's space to the device has no inverse.
  func setGradient(_ gradient: Gradient, shape: inout ck_gradient_shape, toDevice: Transform) {
    guard let toPaint = toDevice.inverted() else { return }
    let isUnused = unsafe isKnownUniquelyReferenced(&self.gradient)
    let rows = unsafe (isUnused ? self.gradient.take() : nil) ?? GradientRows(kernels: kernels)
    rows.set(gradient, shape: &shape, toPaint: toPaint)
    unsafe kind = .gradient
    unsafe self.gradient = consume rows
  }
}
