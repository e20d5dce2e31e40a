/// The pixels of a filter's result, as large as the filter's region: bytes multiplied by alpha, in sRGB or in linear light.
struct FilterImage {
  let width: Int
  let height: Int
  /// Red is in the lowest byte, then green, blue and alpha.
  var pixels: [UInt32]
  var isLinear = false

  /// A transparent image.
  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    pixels = [UInt32](repeating: 0, count: width * height)
  }

  init(_ image: Image) {
    (width, height) = (image.pixelWidth, image.pixelHeight)
    pixels = image.pixels.withPixels { Array($0) }
  }

  /// The pixels as an image at a scale, in sRGB; nil if there is too little memory.
  func image(scale: Double) -> Image? {
    guard var buffer = try? PixelBuffer(width: width, height: height) else { return nil }
    let encoded = inSpace(linear: false)
    buffer.withMutablePixels { target in
      for i in target.indices { target[i] = encoded.pixels[i] }
    }
    return Image(pixels: buffer, scale: scale)
  }

  // The bytes of sRGB and of linear light.
  private static let toLinear = (0..<256).map { ChannelMath.channel(SRGBTransfer.light(ofEncoded: Double($0) / 255)) }
  private static let toEncoded = (0..<256).map { ChannelMath.channel(SRGBTransfer.encoded(ofLight: Double($0) / 255)) }

  /// The same colours in another space.
  func inSpace(linear: Bool) -> FilterImage {
    guard isLinear != linear else { return self }
    var result = mapStraight { red, green, blue, alpha in
      let table = linear ? Self.toLinear : Self.toEncoded
      return (table[Int(red)], table[Int(green)], table[Int(blue)], alpha)
    }
    result.isLinear = linear
    return result
  }

  /// The image with other pixels.
  @inline(__always)
  func withPixels(_ pixel: (_ x: Int, _ y: Int) -> UInt32) -> FilterImage {
    var result = self
    for y in 0..<height {
      for x in 0..<width { result.pixels[y * width + x] = pixel(x, y) }
    }
    return result
  }

  /// The image with each pixel replaced, whose bytes aren't multiplied by alpha.
  func mapStraight(_ body: (UInt8, UInt8, UInt8, UInt8) -> (UInt8, UInt8, UInt8, UInt8)) -> FilterImage {
    var result = self
    // Neighbours are often equal.
    var (last, mapped): (UInt32, UInt32) = (0, 0)
    var isFirst = true
    for i in pixels.indices {
      let bits = pixels[i]
      if isFirst || bits != last {
        let straight = StraightBytes(bits)
        let (red, green, blue, alpha) = body(straight.red, straight.green, straight.blue, straight.alpha)
        mapped = PremultipliedPixel(straightRed: red, green: green, blue: blue, alpha: alpha).bits
        (last, isFirst) = (bits, false)
      }
      result.pixels[i] = mapped
    }
    return result
  }

  /// Makes everything outside of a region transparent.
  mutating func clear(outside region: FilterRegion) {
    for y in 0..<height {
      for x in 0..<width where !region.contains(x, y) { pixels[y * width + x] = 0 }
    }
  }

  /// The pixel at a place; transparent outside of the image.
  subscript(x: Int, y: Int) -> UInt32 {
    x >= 0 && x < width && y >= 0 && y < height ? pixels[y * width + x] : 0
  }
}

/// A pixel whose bytes aren't multiplied by alpha.
struct StraightBytes {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8

  init(_ bits: UInt32) {
    let pixel = PremultipliedPixel(bits: bits)
    alpha = pixel.alpha
    guard alpha > 0, alpha < 255 else {
      (red, green, blue) = (pixel.red, pixel.green, pixel.blue)
      return
    }
    func straight(_ channel: UInt8) -> UInt8 {
      UInt8(clamping: (Int(channel) * 510 + Int(pixel.alpha)) / (2 * Int(pixel.alpha)))
    }
    (red, green, blue) = (straight(pixel.red), straight(pixel.green), straight(pixel.blue))
  }
}

/// Whole pixels of a filter's region.
struct FilterRegion: Equatable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  var width: Int { max(maxX - minX, 0) }
  var height: Int { max(maxY - minY, 0) }

  func contains(_ x: Int, _ y: Int) -> Bool { x >= minX && x < maxX && y >= minY && y < maxY }
}
