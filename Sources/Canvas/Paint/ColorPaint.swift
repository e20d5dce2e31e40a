/// A single colour as a paint of rows, for blend modes other than normal and for use with other paints.
final class ColorPaint: RowPaint {
  private let color: PremultipliedPixel

  init(_ color: PremultipliedPixel) { self.color = color }

  func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    unsafe row.update(repeating: color.bits, count: count)
  }
}
