internal import Canvas

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
