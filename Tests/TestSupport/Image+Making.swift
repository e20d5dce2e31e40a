package import Canvas

extension Image {
  /// Opaque greys, row by row.
  package init(grays rows: [[UInt8]], scale: Double = 1) throws {
    var pixels = try PixelBuffer(width: rows.first?.count ?? 0, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, value) in row.enumerated() {
        pixels[x, y] = PremultipliedPixel(red: value, green: value, blue: value, alpha: 255)
      }
    }
    self.init(pixels: pixels, scale: scale)
  }

  /// The red channel of each row, premultiplied.
  package var reds: [[Int]] { (0..<pixelHeight).map { y in (0..<pixelWidth).map { channels($0, y)[0] } } }

  /// Random colours with random alpha.
  package init(
    randomWidth width: Int, height: Int, scale: Double = 1, using generator: inout SeededGenerator
  ) throws {
    var pixels = try PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let bytes = (0..<4).map { _ in UInt8(generator.next(below: 256)) }
        pixels[x, y] = PremultipliedPixel(
          straightRed: bytes[0], green: bytes[1], blue: bytes[2], alpha: generator.next(below: 4) == 0 ? 255 : bytes[3])
      }
    }
    self.init(pixels: pixels, scale: scale)
  }
}
