/// A blend mode that sees the three colour channels together.
///
/// The W3C's functions of straight colours are homogeneous: with both colours and 1 multiplied by sa·da they give
/// sa·da·B(Cb, Cs), which is what the premultiplied result needs, without a division by alpha.
protocol NonSeparableBlendFunction: BlendFunction {
  /// B, from colours whose channels are 0…`one`.
  static func mixture(_ s: BlendColor, _ d: BlendColor, one: Int) -> BlendColor
}

extension NonSeparableBlendFunction {
  static func blend(_ s: PremultipliedPixel, onto d: PremultipliedPixel) -> UnroundedPixel {
    let (sa, da) = (Int(s.alpha), Int(d.alpha))
    let mixed = mixture(
      BlendColor(s, times: da), BlendColor(d, times: sa), one: BlendColor.unit &* sa &* da)
    func channel(_ s: UInt8, _ d: UInt8, _ mixed: Int) -> Int {
      // Rounding on the way may have left the range by a unit.
      let rounded = min(max((mixed &+ BlendColor.unit / 2) / BlendColor.unit, 0), sa &* da)
      return Int(s) &* (255 &- da) &+ Int(d) &* (255 &- sa) &+ rounded
    }
    return UnroundedPixel(
      red: channel(s.red, d.red, mixed.channels.x), green: channel(s.green, d.green, mixed.channels.y),
      blue: channel(s.blue, d.blue, mixed.channels.z), alpha: 255 &* (sa &+ da) &- sa &* da)
  }
}

/// A colour on its way through the W3C's functions for hue, saturation and luminosity.
struct BlendColor {
  /// Channels are in hundredths of `UnroundedPixel`'s units, so that luminosity is a whole number.
  static let unit = 100

  var channels: SIMD3<Int>

  init(_ pixel: PremultipliedPixel, times factor: Int) {
    channels = SIMD3(Int(pixel.red), Int(pixel.green), Int(pixel.blue)) &* (factor &* Self.unit)
  }

  /// Lum(C) = 0.3 · Cred + 0.59 · Cgreen + 0.11 · Cblue
  var luminosity: Int { (30 &* channels.x &+ 59 &* channels.y &+ 11 &* channels.z) / 100 }

  /// Sat(C) = max(C) − min(C)
  var saturation: Int { channels.max() &- channels.min() }

  /// SetSat(C, s): the least channel becomes 0, the greatest s, the other keeps its place between them.
  func withSaturation(_ s: Int) -> BlendColor {
    let range = saturation
    var result = self
    result.channels = range == 0 ? .zero : (channels &- channels.min()) &* s / range
    return result
  }

  /// SetLum(C, l): all channels moved alike, then ClipColor(C): drawn towards l until they lie in 0…one.
  func withLuminosity(_ l: Int, one: Int) -> BlendColor {
    var result = self
    let moved = channels &+ (l &- luminosity)
    let (n, x) = (moved.min(), moved.max())
    // Never both: saturation is at most 1. In the first n < 0 ≤ l, in the second l ≤ one < x.
    if n < 0 {
      result.channels = (moved &- l) &* l / (l &- n) &+ l
    } else if x > one {
      result.channels = (moved &- l) &* (one &- l) / (x &- l) &+ l
    } else {
      result.channels = moved
    }
    return result
  }
}

enum NonSeparableBlend {
  enum Hue: NonSeparableBlendFunction {
    // B = SetLum(SetSat(Cs, Sat(Cb)), Lum(Cb))
    static func mixture(_ s: BlendColor, _ d: BlendColor, one: Int) -> BlendColor {
      s.withSaturation(d.saturation).withLuminosity(d.luminosity, one: one)
    }
  }

  enum Saturation: NonSeparableBlendFunction {
    // B = SetLum(SetSat(Cb, Sat(Cs)), Lum(Cb))
    static func mixture(_ s: BlendColor, _ d: BlendColor, one: Int) -> BlendColor {
      d.withSaturation(s.saturation).withLuminosity(d.luminosity, one: one)
    }
  }

  enum Color: NonSeparableBlendFunction {
    // B = SetLum(Cs, Lum(Cb))
    static func mixture(_ s: BlendColor, _ d: BlendColor, one: Int) -> BlendColor {
      s.withLuminosity(d.luminosity, one: one)
    }
  }

  enum Luminosity: NonSeparableBlendFunction {
    // B = SetLum(Cb, Lum(Cs))
    static func mixture(_ s: BlendColor, _ d: BlendColor, one: Int) -> BlendColor {
      d.withLuminosity(s.luminosity, one: one)
    }
  }
}
