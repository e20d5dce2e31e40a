/// A paint made ready for the device: made once for everything that one call draws.
enum DevicePaint {
  case color(Color)
  case rows(any RowPaint)

  /// Nil where the paint draws nothing.
  init?(_ paint: Paint, userToDevice: Transform, kernels: Kernels) {
    if case .color(let color) = paint.kind {
      self = .color(color)
      return
    }
    let toDevice = paint.transform.concatenating(userToDevice)
    guard let toPaint = toDevice.inverted() else { return nil }
    switch paint.kind {
    case .color(let color):
      self = .color(color)
    case .linearGradient(let gradient, let start, let end):
      guard let shape = GradientShape(linearFrom: start, to: end) else { return nil }
      self = .rows(GradientPaint(gradient, shape: shape, toPaint: toPaint, kernels: kernels))
    case .radialGradient(let gradient, let startCenter, let startRadius, let endCenter, let endRadius):
      guard
        let shape = GradientShape(
          radialFrom: startCenter, radius: startRadius, to: endCenter, radius: endRadius)
      else { return nil }
      self = .rows(GradientPaint(gradient, shape: shape, toPaint: toPaint, kernels: kernels))
    case .conicGradient(let gradient, let center, let startAngle, let clockwise):
      guard let shape = GradientShape(conicAround: center, startAngle: startAngle, clockwise: clockwise) else {
        return nil
      }
      self = .rows(GradientPaint(gradient, shape: shape, toPaint: toPaint, kernels: kernels))
    case .image(let image, let tilingX, let tilingY, let sampling):
      let pixelsToDevice = Transform(scaleX: 1 / image.scale, y: 1 / image.scale).concatenating(toDevice)
      guard
        let pattern = ImagePattern(
          image: image.pixels, toDevice: pixelsToDevice, tilingX: tilingX, tilingY: tilingY, sampling: sampling,
          kernels: kernels)
      else { return nil }
      self = .rows(pattern)
    }
  }
}
