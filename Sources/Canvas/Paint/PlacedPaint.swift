/// A paint placed on the device, once for everything that one call draws.
package enum PlacedPaint {
  case color(Color)
  case gradient(GradientRows)
  case image(ImageRows)
  case rows(any RowSource)

  /// The paint as a source of rows, even if it is a single colour.
  package var rowSource: any RowSource {
    switch self {
    case .color(let color): ColorRows(color.premultiplied)
    case .gradient(let rows): rows
    case .image(let rows): rows
    case .rows(let rows): rows
    }
  }

  /// Places a paint, or returns nil if it draws nothing.
  package init?(_ paint: Paint, userToDevice: Transform, memory: PaintMemory) {
    switch paint.kind {
    case .color(let color):
      self = .color(color)
    case .source(let source):
      guard let paint = memory.placed(source, userToDevice: userToDevice) else { return nil }
      self = paint
    }
  }
}

/// What writes rows of source pixels: the last form of a paint, and the only one that knows pixels. It is immutable
/// while drawing, so that threads can share it.
package protocol RowSource: AnyObject, Sendable {
  /// Writes `count` premultiplied source pixels of device row `y`, starting at column `x`. A pixel doesn't depend on
  /// which others are written with it. There is room for 7 pixels after the last, which may be written.
  func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>)
}

/// Rows of a single colour, for blend modes other than normal and for use with other paints.
final class ColorRows: RowSource {
  private let color: PremultipliedPixel

  init(_ color: PremultipliedPixel) { self.color = color }

  func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    unsafe row.update(repeating: color.bits, count: count)
  }
}
