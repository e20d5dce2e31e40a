import Canvas

/// A picture whose pixels are all of one value.
func solid(_ width: Int, _ height: Int, _ pixel: PremultipliedPixel = opaqueGrey) throws -> Image {
  var pixels = try PixelBuffer(width: width, height: height)
  pixels.withMutablePixels { $0.update(repeating: pixel.bits) }
  return Image(pixels: pixels)
}

/// A picture in which every pixel differs from its neighbours and any row from any other, so that a moved row shows.
func textured(_ width: Int, _ height: Int) throws -> Image {
  var pixels = try PixelBuffer(width: width, height: height)
  for y in 0..<height {
    for x in 0..<width {
      let alpha = UInt8(truncatingIfNeeded: 128 + (x + y) % 128)
      pixels[x, y] = PremultipliedPixel(
        red: UInt8(truncatingIfNeeded: (x * 3 + y * 7) % 128), green: UInt8(truncatingIfNeeded: (x * 5 + y * 11) % 128),
        blue: UInt8(truncatingIfNeeded: (x + y * 13) % 128), alpha: alpha)
    }
  }
  return Image(pixels: pixels)
}

let opaqueGrey = PremultipliedPixel(red: 100, green: 100, blue: 100, alpha: 255)

extension Image {
  /// The picture with one pixel replaced.
  func replacing(x: Int, y: Int, with pixel: PremultipliedPixel) -> Image {
    var copy = self
    copy.pixels[x, y] = pixel
    return copy
  }
}
