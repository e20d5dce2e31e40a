/// sRGB's curve between encoded values and amounts of light, both 0…1 (IEC 61966-2-1), without the C library's `pow`.
package enum SRGBTransfer {
  /// The light of an encoded value. Values outside 0…1 are clamped; NaN counts as 0.
  package static func light(ofEncoded value: Double) -> Double {
    guard value > 0 else { return 0 }
    guard value < 1 else { return 1 }
    if value <= 0.04045 { return value / 12.92 }
    // To the power of 2.4 = 2 + 2/5.
    let x = (value + 0.055) / 1.055
    let root = Root.fifth(x)
    return x * x * root * root
  }

  /// The encoded value of an amount of light. Values outside 0…1 are clamped; NaN counts as 0.
  package static func encoded(ofLight light: Double) -> Double {
    guard light > 0 else { return 0 }
    guard light < 1 else { return 1 }
    if light <= 0.0031308 { return light * 12.92 }
    // To the power of 1/2.4 = 1/3 + 1/12.
    let root = Root.cube(light)
    return 1.055 * root * root.squareRoot().squareRoot() - 0.055
  }
}
