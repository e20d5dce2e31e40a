/// What a blend mode makes of a pixel that the source covers wholly. Those that need no quotient are kernels.
protocol BlendFunction {
  static func blend(_ s: PremultipliedPixel, onto d: PremultipliedPixel) -> UnroundedPixel
}

/// A premultiplied pixel whose channels are 0…65 025 for 0…1: the product of two channel bytes is exact in it.
///
/// As with any premultiplied pixel, no colour channel is above alpha.
struct UnroundedPixel {
  /// 1 in these units: 255².
  static let one = 65_025

  let red: Int
  let green: Int
  let blue: Int
  let alpha: Int

  init(red: Int, green: Int, blue: Int, alpha: Int) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// This pixel in bytes, each channel to nearest: what `covering` gives for a coverage of 255, in fewer steps.
  var rounded: PremultipliedPixel {
    func byte(_ r: Int) -> UInt32 { ChannelMath.dividedBy255(UInt32(truncatingIfNeeded: r)) }
    return PremultipliedPixel(bits: byte(red) | byte(green) << 8 | byte(blue) << 16 | byte(alpha) << 24)
  }

  /// D·(1 − c) + R·c, with R this pixel: what a pixel covered by `coverage` becomes. The one rounding of blending, to
  /// nearest; it keeps order, so that colours stay at most alpha.
  func covering(_ d: PremultipliedPixel, by coverage: UInt8) -> PremultipliedPixel {
    let c = Int(coverage)
    func mixed(_ d: UInt8, _ r: Int) -> UInt8 {
      UInt8(truncatingIfNeeded: (Int(d) &* 255 &* (255 &- c) &+ r &* c &+ Self.one / 2) / Self.one)
    }
    return PremultipliedPixel(
      red: mixed(d.red, red), green: mixed(d.green, green), blue: mixed(d.blue, blue), alpha: mixed(d.alpha, alpha))
  }
}
