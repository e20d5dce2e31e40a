/// What writes rows of source pixels: the last form of a paint, and the only one that knows pixels. It is immutable
/// while drawing, so that threads can share it.
package protocol RowSource: AnyObject, Sendable {
  /// Writes `count` premultiplied source pixels of device row `y`, starting at column `x`. A pixel doesn't depend on
  /// which others are written with it. There is room for 7 pixels after the last, which may be written.
  func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>)
}
