public import Canvas

extension ImageComparison {
  /// The picture to look at when two pictures differ: expected, difference, actual, side by side.
  ///
  /// Transparency shows as a checkerboard. The middle shows the expected picture pale and grey, with every different
  /// pixel in full red, however small its difference, and in blue those that only one of the pictures has. All three
  /// are as large as the larger picture on each axis. Throws where the whole would pass the limits of an image.
  public func panel(actual: Image, expected: Image) throws(ImageSizeError) -> Image {
    let width = max(actual.pixelWidth, expected.pixelWidth)
    let height = max(actual.pixelHeight, expected.pixelHeight)
    let step = width + Panel.gap
    var pixels = try PixelBuffer(width: 3 * step - Panel.gap, height: height)
    let wholeWidth = pixels.width
    pixels.withMutablePixels { whole in
      for y in 0..<height {
        for x in 0..<wholeWidth { unsafe whole[y * wholeWidth + x] = Panel.background.bits }
        for x in 0..<width {
          let a = Panel.pixel(of: actual.pixels, x, y)
          let e = Panel.pixel(of: expected.pixels, x, y)
          let row = y * wholeWidth + x
          if let e { unsafe whole[row] = Panel.onCheckerboard(e, x, y).bits }
          if let shown = Panel.difference(a, e) { unsafe whole[row + step] = shown.bits }
          if let a { unsafe whole[row + 2 * step] = Panel.onCheckerboard(a, x, y).bits }
        }
      }
    }
    return Image(pixels: pixels)
  }
}

/// The panel's colours, all opaque.
private enum Panel {
  /// Wide enough to be seen as a gap beside pictures of a hundred pixels.
  static let gap = 8
  /// Between the pictures, and where none of them has a pixel.
  static let background = PremultipliedPixel(red: 96, green: 96, blue: 96, alpha: 255)
  static let different = PremultipliedPixel(red: 255, green: 0, blue: 0, alpha: 255)
  static let unshared = PremultipliedPixel(red: 0, green: 64, blue: 255, alpha: 255)

  static func pixel(of buffer: PixelBuffer, _ x: Int, _ y: Int) -> PremultipliedPixel? {
    x < buffer.width && y < buffer.height ? buffer[x, y] : nil
  }

  static func onCheckerboard(_ pixel: PremultipliedPixel, _ x: Int, _ y: Int) -> PremultipliedPixel {
    // Squares of 8 pixels, in two light greys that most artwork does not hold next to each other.
    let level: UInt8 = (x ^ y) & 8 == 0 ? 255 : 224
    return pixel.over(PremultipliedPixel(red: level, green: level, blue: level, alpha: 255))
  }

  /// The middle picture's pixel; nil where neither picture has one.
  static func difference(_ actual: PremultipliedPixel?, _ expected: PremultipliedPixel?) -> PremultipliedPixel? {
    guard let actual, let expected else { return actual == nil && expected == nil ? nil : unshared }
    guard actual == expected else { return different }
    let onWhite = expected.over(PremultipliedPixel(red: 255, green: 255, blue: 255, alpha: 255))
    // Rec. 601 luma in 1/256, then a third of its contrast, towards white: dark artwork must not hide the red.
    let luma = (77 * Int(onWhite.red) + 150 * Int(onWhite.green) + 29 * Int(onWhite.blue)) / 256
    let pale = UInt8(truncatingIfNeeded: 170 + luma / 3)
    return PremultipliedPixel(red: pale, green: pale, blue: pale, alpha: 255)
  }
}
