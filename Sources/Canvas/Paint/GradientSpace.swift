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
    func level(_ value: Double) -> Double { Double(ChannelMath.channel(value)) }
    let channels = SIMD4(level(color.red), level(color.green), level(color.blue), level(color.alpha)) / 255
    if isProduct { return channels }
    let (encoded, alpha) = (SIMD3(channels.x, channels.y, channels.z), channels.w)
    let straight =
      switch interpolation {
      case .sRGB: encoded
      case .linearLight: light(of: encoded)
      case .oklab: OKLab.coordinates(ofLight: light(of: encoded))
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
      case .linearLight: self.encoded(straight)
      case .oklab: self.encoded(OKLab.light(of: straight))
      }
    return SIMD4(encoded * alpha, alpha) * 255
  }

  private func light(of encoded: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      SRGBTransfer.light(ofEncoded: encoded.x), SRGBTransfer.light(ofEncoded: encoded.y),
      SRGBTransfer.light(ofEncoded: encoded.z))
  }

  private func encoded(_ light: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      SRGBTransfer.encoded(ofLight: light.x), SRGBTransfer.encoded(ofLight: light.y),
      SRGBTransfer.encoded(ofLight: light.z))
  }
}
