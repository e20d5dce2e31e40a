/// A paint made ready for the device: made once for everything that one call draws.
enum DevicePaint {
  case color(Color)
  case linearGradient(GradientPaint<LinearGradientShape>)
  case radialGradient(GradientPaint<RadialGradientShape>)
  case conicGradient(GradientPaint<ConicGradientShape>)
  case image(ImagePattern)

  /// Nil where the paint draws nothing.
  init?(_ paint: Paint, userToDevice: Transform) {
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
      let shape = LinearGradientShape(start: start, end: end)
      guard let paint = GradientPaint(gradient, shape: shape, toPaint: toPaint) else { return nil }
      self = .linearGradient(paint)
    case .radialGradient(let gradient, let startCenter, let startRadius, let endCenter, let endRadius):
      let shape = RadialGradientShape(
        startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius)
      guard let paint = GradientPaint(gradient, shape: shape, toPaint: toPaint) else { return nil }
      self = .radialGradient(paint)
    case .conicGradient(let gradient, let center, let startAngle, let clockwise):
      let shape = ConicGradientShape(center: center, startAngle: startAngle, clockwise: clockwise)
      guard let paint = GradientPaint(gradient, shape: shape, toPaint: toPaint) else { return nil }
      self = .conicGradient(paint)
    case .image(let image, let tilingX, let tilingY, let sampling):
      let pixelsToDevice = Transform(scaleX: 1 / image.scale, y: 1 / image.scale).concatenating(toDevice)
      guard
        let pattern = ImagePattern(
          image: image.pixels, toDevice: pixelsToDevice, tilingX: tilingX, tilingY: tilingY, sampling: sampling)
      else { return nil }
      self = .image(pattern)
    }
  }
}
