public import Canvas

extension ImageComparison {
  /// The picture to look at when two pictures differ: expected, difference, actual, side by side.
  ///
  /// Transparency shows as a checkerboard. The middle shows the expected picture pale and grey, with every different
  /// pixel in full red, however small its difference, those that only one of the pictures has in blue, those allowed as
  /// antialiasing in amber, those within the tolerance in green, and ignored areas hatched. All three are as large as the
  /// larger picture on each axis. Throws where the whole would pass the limits of an image, or an option makes no sense.
  public func panel(actual: StraightImage, expected: StraightImage) throws(ComparisonError) -> Image {
    let mask = try mask(actual: actual, expected: expected)
    let step = mask.width + Panel.gap
    var pixels: PixelBuffer
    do throws(ImageSizeError) {
      pixels = try PixelBuffer(width: 3 * step - Panel.gap, height: mask.height)
    } catch {
      throw .size(error)
    }
    let wholeWidth = pixels.width
    unsafe pixels.withMutablePixels { whole in
      for y in 0..<mask.height {
        for x in 0..<wholeWidth { unsafe whole[y * wholeWidth + x] = Panel.background.bits }
        for x in 0..<mask.width {
          let a = actual[x, y]
          let e = expected[x, y]
          let row = y * wholeWidth + x
          if let e { unsafe whole[row] = Panel.onCheckerboard(e.premultiplied, x, y).bits }
          let shown = Panel.difference(mask[x, y], expected: e ?? a, x, y)
          if let shown { unsafe whole[row + step] = shown.bits }
          if let a { unsafe whole[row + 2 * step] = Panel.onCheckerboard(a.premultiplied, x, y).bits }
        }
      }
    }
    return Image(pixels: pixels)
  }

  /// The same for pictures that were drawn.
  public func panel(actual: Image, expected: Image) throws(ComparisonError) -> Image {
    try panel(actual: Self.straight(actual), expected: Self.straight(expected))
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
  static let antialiased = PremultipliedPixel(red: 255, green: 176, blue: 0, alpha: 255)
  static let tolerated = PremultipliedPixel(red: 0, green: 150, blue: 80, alpha: 255)

  static func onCheckerboard(_ pixel: PremultipliedPixel, _ x: Int, _ y: Int) -> PremultipliedPixel {
    // Squares of 8 pixels, in two light greys that most artwork does not hold next to each other.
    pixel.over(grey((x ^ y) & 8 == 0 ? 255 : 224))
  }

  /// The middle picture's pixel; nil where neither picture has one.
  static func difference(
    _ state: DifferenceMask.PixelState, expected: StraightPixel?, _ x: Int, _ y: Int
  ) -> PremultipliedPixel? {
    switch state {
    case .outside: nil
    case .different: different
    case .onlyInActual, .onlyInExpected: unshared
    case .antialiased: antialiased
    case .tolerated: tolerated
    // A diagonal line every fourth pixel.
    case .ignored: (x + y) & 3 == 0 ? background : pale(expected)
    case .equal: pale(expected)
    }
  }

  private static func pale(_ pixel: StraightPixel?) -> PremultipliedPixel {
    let onWhite = pixel.map { $0.premultiplied.over(grey(255)) } ?? grey(255)
    // Rec. 601 luma in 1/256, then a third of its contrast, towards white: dark artwork must not hide the red.
    let luma = (77 * Int(onWhite.red) + 150 * Int(onWhite.green) + 29 * Int(onWhite.blue)) / 256
    return grey(UInt8(truncatingIfNeeded: 170 + luma / 3))
  }

  private static func grey(_ level: UInt8) -> PremultipliedPixel {
    PremultipliedPixel(red: level, green: level, blue: level, alpha: 255)
  }
}
