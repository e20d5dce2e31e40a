/// The colours of a panel, opaque except in a mask.
enum PanelPixel {
  /// The colour between the pictures, and where neither of them has a pixel.
  static let background = grey(96)
  private static let masked = PremultipliedPixel(red: 255, green: 0, blue: 0, alpha: 255)
  private static let unshared = PremultipliedPixel(red: 0, green: 64, blue: 255, alpha: 255)
  private static let antialiased = PremultipliedPixel(red: 255, green: 176, blue: 0, alpha: 255)
  private static let tolerated = PremultipliedPixel(red: 0, green: 150, blue: 80, alpha: 255)

  static func onCheckerboard(_ pixel: PremultipliedPixel, _ x: Int, _ y: Int) -> PremultipliedPixel {
    // Squares of 8 pixels, in two light greys that are rarely adjacent in artwork.
    pixel.alpha == 255 ? pixel : pixel.over(grey((x ^ y) & 8 == 0 ? 255 : 224))
  }

  /// The reds of differences of 0…255 levels, from light to full.
  ///
  /// The lightest one is still far from all pale greys, so that a single level is seen. The scale is a square root, as
  /// in the heat map, so that small differences are distinct from each other.
  private static let reds: [PremultipliedPixel] = (0...255).map { level in
    let lightness = 150 * (1 - (Double(max(1, level) - 1) / 254).squareRoot())
    let other = UInt8(clamping: Int(saturating: lightness.rounded()))
    return PremultipliedPixel(red: 255, green: other, blue: other, alpha: 255)
  }

  /// The pixel of a difference, or nil if neither picture has the pixel.
  ///
  /// - Parameter level: The largest difference of a channel.
  static func difference(
    _ state: DifferenceMask.PixelState, _ level: UInt8, _ x: Int, _ y: Int, expected: PremultipliedPixel?
  ) -> PremultipliedPixel? {
    switch state {
    case .outside: nil
    case .different: reds[Int(level)]
    case .onlyInActual, .onlyInExpected: unshared
    case .antialiased: antialiased
    case .tolerated: tolerated
    // A diagonal line at every fourth pixel.
    case .ignored: (x + y) & 3 == 0 ? background : pale(expected)
    case .equal: pale(expected)
    }
  }

  /// The pixel of a mask.
  static func mask(_ state: DifferenceMask.PixelState) -> PremultipliedPixel {
    switch state {
    case .different: masked
    case .onlyInActual, .onlyInExpected: unshared
    case .outside, .equal, .tolerated, .antialiased, .ignored: .clear
    }
  }

  private static func pale(_ pixel: PremultipliedPixel?) -> PremultipliedPixel {
    let pixel = pixel ?? grey(255)
    return PremultipliedPixel(bits: pale(opaque: (pixel.alpha == 255 ? pixel : pixel.over(grey(255))).bits))
  }

  /// An opaque pixel converted to pale grey.
  @inline(__always)
  static func pale(opaque bits: UInt32) -> UInt32 {
    // Rec. 601 luma in 1/256, with a third of the contrast and moved towards white, so that dark artwork doesn't hide
    // the red.
    let luma = (77 * (bits & 0xFF) &+ 150 * (bits >> 8 & 0xFF) &+ 29 * (bits >> 16 & 0xFF)) >> 8
    return 0xFF00_0000 | (170 &+ luma / 3) &* 0x01_0101
  }

  private static func grey(_ level: UInt8) -> PremultipliedPixel {
    PremultipliedPixel(red: level, green: level, blue: level, alpha: 255)
  }
}

/// The colours of a heat map. Brighter means more, also when printed without colour.
enum HeatRamp {
  /// The colour of no difference.
  static let cold = PremultipliedPixel(red: 18, green: 16, blue: 24, alpha: 255)

  /// The colours from the smallest to the largest difference, with increasing brightness. Even the first is far from
  /// the colour of no difference.
  private static let stops: [SIMD3<Double>] = [
    SIMD3(124, 72, 236), SIMD3(206, 62, 182), SIMD3(240, 88, 84), SIMD3(252, 146, 42), SIMD3(254, 204, 84),
    SIMD3(255, 250, 196),
  ]

  /// The colours of differences of 0…255 levels.
  ///
  /// The scale is a fourth root, which is close to a logarithm, so that small differences are distinct from each other:
  /// two levels are a quarter of the way from one to 255, sixteen levels half.
  static let colors: [PremultipliedPixel] = (0...255).map { level in
    guard level > 0 else { return cold }
    let place = (Double(level - 1) / 254).squareRoot().squareRoot() * Double(stops.count - 1)
    let lower = min(stops.count - 2, Int(saturating: place))
    let part = place - Double(lower)
    let color = stops[lower] * (1 - part) + stops[lower + 1] * part
    func byte(_ value: Double) -> UInt8 { UInt8(clamping: Int(saturating: value.rounded())) }
    return PremultipliedPixel(red: byte(color.x), green: byte(color.y), blue: byte(color.z), alpha: 255)
  }
}
