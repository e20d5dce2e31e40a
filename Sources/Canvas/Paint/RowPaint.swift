/// What gives the colours of a row of pixels: a paint in its place. Immutable while it draws, so that threads share it.
package protocol RowPaint: AnyObject, Sendable {
  /// Writes the premultiplied source pixels for `count` pixels of device row `y` from column `x`. A pixel is the same
  /// whatever is written beside it. There is room for 7 pixels after the last, which may be written.
  func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>)
}
