/// Rows of a single colour, for blend modes other than normal and for use with other paints.
final class ColorRows: RowSource {
  private let color: PremultipliedPixel

  init(_ color: PremultipliedPixel) { self.color = color }

  func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    unsafe row.update(repeating: color.bits, count: count)
  }
}
