/// One colour as a paint, for the blend modes that have no faster way.
struct SolidColor: RowPaint {
  private let pixel: PremultipliedPixel

  init(_ pixel: PremultipliedPixel) {
    self.pixel = pixel
  }

  func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    unsafe row.update(repeating: pixel.bits, count: count)
  }
}
