/// A paint made ready for the device: made once for everything that one call draws.
package enum DevicePaint {
  case color(Color)
  case rows(any RowPaint)

  /// The paint row by row, a colour too.
  var rowPaint: any RowPaint {
    switch self {
    case .color(let color): ColorPaint(color.premultiplied)
    case .rows(let paint): paint
    }
  }

  /// Nil if the paint draws nothing.
  package init?(_ paint: Paint, userToDevice: Transform, kernels: Kernels) {
    switch paint.kind {
    case .color(let color):
      self = .color(color)
    case .source(let source):
      guard let rows = source.placed(userToDevice: userToDevice, kernels: kernels) else { return nil }
      self = .rows(rows)
    }
  }
}
