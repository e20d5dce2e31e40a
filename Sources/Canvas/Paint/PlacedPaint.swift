package import CanvasKernels

/// A paint placed on the device, once for everything that one call draws: a colour, or rows of pixels.
package struct PlacedPaint {
  /// The colour, if there are no rows.
  let color: Color
  let rows: (any RowSource)?

  static func color(_ color: Color) -> PlacedPaint { PlacedPaint(color: color, rows: nil) }
  static func rows(_ rows: any RowSource) -> PlacedPaint { PlacedPaint(color: .clear, rows: rows) }

  private init(color: Color, rows: (any RowSource)?) {
    self.color = color
    self.rows = rows
  }

  /// The paint as a source of rows, even if it is a single colour.
  package var rowSource: any RowSource { rows ?? ColorRows(color.premultiplied) }

  /// Places a paint, or returns nil if it draws nothing.
  @inline(__always)
  package init?(_ paint: Paint, userToDevice: Transform, memory: PaintMemory) {
    color = paint.plainColor
    if let source = paint.transformedSource { memory.place(source, userToDevice: userToDevice) }
    rows = paint.transformedSource == nil ? nil : memory.rows
    if rows == nil && paint.transformedSource != nil { return nil }
  }
}

/// What writes rows of source pixels: the last form of a paint, and the only one that knows pixels. It is immutable
/// while drawing, so that threads can share it.
package protocol RowSource: AnyObject, Sendable {
  /// Writes `count` premultiplied source pixels of device row `y`, starting at column `x`. A pixel doesn't depend on
  /// which others are written with it. There is room for 7 pixels after the last, which may be written.
  func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>)
  /// The same paint in a form that kernels blend as they compute it, valid while the rows exist; nil if there is none.
  var kernelPaint: KernelPaint? { get }
}

extension RowSource {
  package var kernelPaint: KernelPaint? { nil }
}

/// A paint in a form that kernels blend while they compute it.
@safe package enum KernelPaint {
  case gradient(UnsafePointer<ck_gradient>)
  case image(UnsafePointer<ck_image>)
}

/// Rows of a single colour, for blend modes other than normal and for use with other paints.
final class ColorRows: RowSource {
  private let color: PremultipliedPixel

  init(_ color: PremultipliedPixel) { self.color = color }

  func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    unsafe row.update(repeating: color.bits, count: count)
  }
}
