/// A paint prepared for the device, once for everything that one call draws.
package enum DevicePaint {
  case color(Color)
  case gradient(GradientPaint)
  case rows(any RowPaint)

  /// The paint as a paint of rows, even if it is a single colour.
  package var rowPaint: any RowPaint {
    switch self {
    case .color(let color): ColorPaint(color.premultiplied)
    case .gradient(let paint): paint
    case .rows(let paint): paint
    }
  }

  /// Prepares a paint, or returns nil if it draws nothing.
  package init?(_ paint: Paint, userToDevice: Transform, memory: PaintMemory) {
    switch paint.kind {
    case .color(let color):
      self = .color(color)
    case .source(let source):
      guard let paint = source.placed(userToDevice: userToDevice, memory: memory) else { return nil }
      self = paint
    }
  }
}
