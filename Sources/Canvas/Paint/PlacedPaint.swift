/// A paint placed on the device, once for everything that one call draws.
package enum PlacedPaint {
  case color(Color)
  case gradient(GradientRows)
  case rows(any RowSource)

  /// The paint as a source of rows, even if it is a single colour.
  package var rowSource: any RowSource {
    switch self {
    case .color(let color): ColorRows(color.premultiplied)
    case .gradient(let rows): rows
    case .rows(let rows): rows
    }
  }

  /// Places a paint, or returns nil if it draws nothing.
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
