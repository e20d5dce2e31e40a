/// A metric of how different two colours look.
///
/// Pixels with alpha are drawn over black and over white, and the larger distance counts. Pixels that look the same
/// over both look the same over every background, and one level of alpha is visible over one of them. Results are the
/// same on every machine.
public enum PerceptualDistance: Sendable, Hashable, CaseIterable {
  /// HyAB in OKLab: |ΔLr| + √(Δa² + Δb²) (Abasi, Tehran and Fairchild 2020). Lr is OKLab's lightness with Ottosson's
  /// toe ("Okhsv and Okhsl", 2021). Black and white are 1 apart, and neighbouring greys of 256 less than 0.02.
  case okLab
  /// CIEDE2000 with weights of 1 (ISO/CIE 11664-6; Sharma, Wu and Dalal 2005), under D65. Black and white are 100
  /// apart.
  case ciede2000

  /// The distance of two pixels, at least 0.
  public func between(_ a: StraightPixel, _ b: StraightPixel) -> Double {
    guard a != b else { return 0 }
    let overBlack = between(a, b, background: 0)
    return a.alpha == 255 && b.alpha == 255 ? overBlack : max(overBlack, between(a, b, background: 255))
  }

  private func between(_ a: StraightPixel, _ b: StraightPixel, background: UInt8) -> Double {
    let a = SRGBLight.light(a, over: background)
    let b = SRGBLight.light(b, over: background)
    switch self {
    case .okLab:
      return OKLabDistance.between(OKLabDistance.coordinates(ofLight: a), OKLabDistance.coordinates(ofLight: b))
    case .ciede2000:
      return CIELab.ciede2000(CIELab.coordinates(ofLight: a), CIELab.coordinates(ofLight: b))
    }
  }
}

/// The linear light of sRGB bytes.
enum SRGBLight {
  private static let table = (0...255).map { SRGBTransfer.light(ofEncoded: Double($0) / 255) }

  /// Linear red, green and blue in 0…1 of a pixel over black (0) or white (255).
  static func light(_ pixel: StraightPixel, over background: UInt8) -> SIMD3<Double> {
    let pixel = pixel.premultiplied
    // A premultiplied colour channel is at most alpha, so the sums fit in a byte.
    let rest = background == 0 ? 0 : 255 - pixel.alpha
    return SIMD3(
      table[Int(pixel.red &+ rest)], table[Int(pixel.green &+ rest)], table[Int(pixel.blue &+ rest)])
  }

  /// The light of a fractional level 0…255, interpolated linearly between two bytes.
  static func light(_ level: Double) -> Double {
    let lower = min(max(Int(saturating: level), 0), 255)
    return table[lower] + (table[min(lower + 1, 255)] - table[lower]) * (level - Double(lower))
  }
}
