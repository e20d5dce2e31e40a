/// The space in which a gradient mixes its colours: the conversion from a colour to coordinates that are mixed
/// linearly, and from those to premultiplied sRGB.
struct GradientSpace {
  private let interpolation: Gradient.Interpolation
  private let isPremultiplied: Bool

  init(_ gradient: Gradient) {
    interpolation = gradient.interpolation
    isPremultiplied = gradient.interpolatesPremultiplied
  }

  /// Whether premultiplied sRGB is simply the product of the coordinates and alpha.
  var isProduct: Bool { interpolation == .sRGB && !isPremultiplied }

  /// Whether a straight line between coordinates, for constant alpha, is a straight line between sRGB values.
  var isStraight: Bool { interpolation == .sRGB }

  /// The coordinates of a colour and its alpha. The colour is rounded to bytes first.
  func coordinates(of color: Color) -> SIMD4<Double> {
    let channels = SIMD4<Double>(color.channels) / 255
    if isProduct { return channels }
    let (encoded, alpha) = (SIMD3(channels.x, channels.y, channels.z), channels.w)
    let straight =
      switch interpolation {
      case .sRGB: encoded
      case .linearLight: encoded.mapped(SRGBTransfer.light)
      case .oklab: OKLab.coordinates(ofLight: encoded.mapped(SRGBTransfer.light))
      }
    return SIMD4(isPremultiplied ? straight * alpha : straight, alpha)
  }

  /// The colour at coordinates: premultiplied sRGB and alpha, each 0…255, not rounded.
  func premultiplied(at coordinates: SIMD4<Double>) -> SIMD4<Double> {
    let alpha = coordinates.w
    guard alpha > 0 else { return .zero }
    let mixed = SIMD3(coordinates.x, coordinates.y, coordinates.z)
    let straight = isPremultiplied ? mixed / alpha : mixed
    let encoded =
      switch interpolation {
      case .sRGB: straight
      case .linearLight: straight.mapped(SRGBTransfer.encoded)
      case .oklab: OKLab.light(of: straight).mapped(SRGBTransfer.encoded)
      }
    return SIMD4(encoded * alpha, alpha) * 255
  }
}

extension SIMD3<Double> {
  /// The numbers, each changed by a function.
  package func mapped(_ change: (Double) -> Double) -> Self { Self(change(x), change(y), change(z)) }
}

/// Roots that are computed the same way on every machine, unlike the C library's `pow` and `cbrt`.
package enum Root {
  /// The cube root of a number from 0 to 1, to 2 units in the last place. Other numbers are clamped.
  package static func cube(_ x: Double) -> Double {
    // A third of the exponent and of the mantissa is within 3.2% of the root (for all normal numbers). The start is
    // slightly above the root, and five steps away from it.
    let start = x > 1e-300 ? Double(bitPattern: x.bitPattern / 3 + 0x2A9F_7893_782D_A1CE) * 1.05 : 1
    return descend(x, from: start) { y in (2 * y + x / (y * y)) / 3 }
  }

  /// The fifth root of a number from 0 to 1, to 2 units in the last place. Other numbers are clamped.
  package static func fifth(_ x: Double) -> Double {
    descend(x, from: 1) { y in (4 * y + x / (y * y * y * y)) / 5 }
  }

  // Newton's method from above: the steps decrease towards the root. The first step that doesn't decrease has reached
  // it.
  private static func descend(_ x: Double, from start: Double, step: (Double) -> Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    var root = start
    // 64 steps reach the roots of everything above 1e-11 to the last place. Smaller numbers are not visible light.
    for _ in 0..<64 {
      let next = step(root)
      guard next < root else { break }
      root = next
    }
    return root
  }
}

/// OKLab: lightness and two colour axes with perceptually even spacing (Björn Ottosson, "A perceptual color space for
/// image processing", 2020), converted from and to linear light of sRGB's primaries.
package enum OKLab {
  /// The (L, a, b) of linear red, green and blue, each 0…1.
  ///
  /// - Parameter root: Returns the cube root.
  package static func coordinates(
    ofLight light: SIMD3<Double>, root: (Double) -> Double = Root.cube
  ) -> SIMD3<Double> {
    let l = root(0.4122214708 * light.x + 0.5363325363 * light.y + 0.0514459929 * light.z)
    let m = root(0.2119034982 * light.x + 0.6806995451 * light.y + 0.1073969566 * light.z)
    let s = root(0.0883024619 * light.x + 0.2817188376 * light.y + 0.6299787005 * light.z)
    return SIMD3(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  /// The linear red, green and blue of (L, a, b). Outside sRGB they are below 0 or above 1.
  package static func light(of lab: SIMD3<Double>) -> SIMD3<Double> {
    let l = lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z
    let m = lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z
    let s = lab.x - 0.0894841775 * lab.y - 1.2914855480 * lab.z
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return SIMD3(
      4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
      -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
      -0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3)
  }
}

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
