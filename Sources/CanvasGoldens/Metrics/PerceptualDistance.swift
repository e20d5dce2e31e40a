internal import Canvas

/// How far apart two colours look.
///
/// Pixels with alpha are taken over black and over white, and the larger distance counts: what looks the same over both
/// looks the same over every background, and one level of alpha shows over one of them. The same on every machine.
public enum PerceptualDistance: Sendable, Hashable, CaseIterable {
  /// HyAB in OKLab: |ΔLr| + √(Δa² + Δb²) (Abasi, Tehran and Fairchild 2020). Lr is OKLab's lightness with the toe that
  /// Ottosson gave it ("Okhsv and Okhsl", 2021). Black and white are 1 apart; of two neighbouring greys of 256 none are
  /// 0.02 apart.
  case okLab
  /// CIEDE2000 with weights of 1 (ISO/CIE 11664-6; Sharma, Wu and Dalal 2005), under D65; black and white are 100 apart.
  case ciede2000

  /// The distance of two pixels: 0 or more.
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

/// The light of sRGB bytes.
enum SRGBLight {
  private static let table = (0...255).map { SRGBTransfer.light(ofEncoded: Double($0) / 255) }

  /// Linear red, green and blue of 0…1 of a pixel over black (0) or white (255).
  static func light(_ pixel: StraightPixel, over background: UInt8) -> SIMD3<Double> {
    let pixel = pixel.premultiplied
    // A colour channel is at most alpha, so the sums stay in a byte.
    let rest = background == 0 ? 0 : 255 - pixel.alpha
    return SIMD3(
      table[Int(pixel.red &+ rest)], table[Int(pixel.green &+ rest)], table[Int(pixel.blue &+ rest)])
  }

  /// The light of a level between two bytes, on the straight line between theirs; the level is 0…255.
  static func light(_ level: Double) -> Double {
    let lower = min(max(Int(saturating: level), 0), 255)
    return table[lower] + (table[min(lower + 1, 255)] - table[lower]) * (level - Double(lower))
  }
}
