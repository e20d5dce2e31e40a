/// What gives the colours of a row of pixels.
protocol RowPaint {
  /// Writes the premultiplied source pixels for `count` pixels of device row `y` from column `x`.
  func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>)
}
