internal import Canvas

/// The colours of a heat map. Brighter means more, also when printed without colour.
enum HeatRamp {
  /// The colour of no difference.
  static let cold = PremultipliedPixel(red: 18, green: 16, blue: 24, alpha: 255)

  /// The colours from the smallest to the largest difference, with increasing brightness.
  private static let stops: [SIMD3<Double>] = [
    SIMD3(74, 32, 140), SIMD3(152, 34, 124), SIMD3(214, 56, 72), SIMD3(246, 124, 26), SIMD3(252, 196, 64),
    SIMD3(255, 250, 196),
  ]

  /// The colours of differences of 0…255 levels.
  ///
  /// The scale is a square root, so that one level of 255 is distinct from none, and small differences from each
  /// other.
  static let colors: [PremultipliedPixel] = (0...255).map { level in
    guard level > 0 else { return cold }
    let place = (Double(level - 1) / 254).squareRoot() * Double(stops.count - 1)
    let lower = min(stops.count - 2, Int(saturating: place))
    let part = place - Double(lower)
    let color = stops[lower] * (1 - part) + stops[lower + 1] * part
    func byte(_ value: Double) -> UInt8 { UInt8(clamping: Int(saturating: value.rounded())) }
    return PremultipliedPixel(red: byte(color.x), green: byte(color.y), blue: byte(color.z), alpha: 255)
  }
}
