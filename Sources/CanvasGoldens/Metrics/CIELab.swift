internal import CanvasMath

/// CIE L*a*b* of linear sRGB under D65 for the 2° observer, with L* 0…100.
///
/// The matrix, the white point and the rounded constants of the curve are those of scikit-image, so that results can
/// be compared.
package enum CIELab {
  /// (L*, a*, b*) of linear red, green and blue in 0…1.
  package static func coordinates(ofLight light: SIMD3<Double>) -> SIMD3<Double> {
    let x = curve((0.412453 * light.x + 0.357580 * light.y + 0.180423 * light.z) / 0.95047)
    let y = curve(0.212671 * light.x + 0.715160 * light.y + 0.072169 * light.z)
    let z = curve((0.019334 * light.x + 0.119193 * light.y + 0.950227 * light.z) / 1.08883)
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  private static func curve(_ t: Double) -> Double {
    t > 0.008856 ? Root.cube(t) : 7.787 * t + 16.0 / 116
  }

  /// The CIEDE2000 difference of two colours, with weights of 1. The equation numbers are those of G. Sharma, W. Wu
  /// and E. Dalal, "The CIEDE2000 Color-Difference Formula: Implementation Notes, Supplementary Test Data, and
  /// Mathematical Observations", 2005.
  package static func ciede2000(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double {
    func chroma(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }
    // The square root of c⁷ / (c⁷ + 25⁷), the correction for high chroma.
    func saturation(_ c: Double) -> Double {
      let c2 = c * c
      let c7 = c2 * c2 * c2 * c
      return (c7 / (c7 + 6_103_515_625)).squareRoot()
    }
    func hue(_ a: Double, _ b: Double) -> Double {
      let angle = Trigonometry.angle(of: Vector(dx: a, dy: b))
      return angle < 0 ? angle + 2 * Double.pi : angle
    }
    // (2)–(7)
    let meanChroma = (chroma(first.y, first.z) + chroma(second.y, second.z)) / 2
    let stretch = 1 + 0.5 * (1 - saturation(meanChroma))
    let (a1, a2) = (first.y * stretch, second.y * stretch)
    let (c1, c2) = (chroma(a1, first.z), chroma(a2, second.z))
    let (h1, h2) = (hue(a1, first.z), hue(a2, second.z))
    // (8)–(11)
    var turn = h2 - h1
    if turn > Double.pi { turn -= 2 * Double.pi } else if turn < -Double.pi { turn += 2 * Double.pi }
    if c1 * c2 == 0 { turn = 0 }
    let dL = second.x - first.x
    let dC = c2 - c1
    let dH = 2 * (c1 * c2).squareRoot() * Trigonometry.sineAndCosine(turn / 2).sine
    // (12)–(14)
    let meanL = (first.x + second.x) / 2
    let meanC = (c1 + c2) / 2
    var meanH = h1 + h2
    if c1 * c2 != 0 {
      if abs(h1 - h2) > Double.pi { meanH += meanH < 2 * Double.pi ? 2 * Double.pi : -2 * Double.pi }
      meanH /= 2
    }
    // (15)–(21)
    func cosine(_ factor: Double, _ degrees: Double) -> Double {
      Trigonometry.sineAndCosine(factor * meanH + degrees * Double.pi / 180).cosine
    }
    let t = 1 - 0.17 * cosine(1, -30) + 0.24 * cosine(2, 0) + 0.32 * cosine(3, 6) - 0.20 * cosine(4, -63)
    let fromBlue = (meanH * 180 / Double.pi - 275) / 25
    let rotation = Double.pi / 3 * ExpLog.exp(-fromBlue * fromBlue)
    let l50 = (meanL - 50) * (meanL - 50)
    let sL = 1 + 0.015 * l50 / (20 + l50).squareRoot()
    let sC = 1 + 0.045 * meanC
    let sH = 1 + 0.015 * meanC * t
    let rT = -2 * saturation(meanC) * Trigonometry.sineAndCosine(rotation).sine
    // (22)
    let (l, c, h) = (dL / sL, dC / sC, dH / sH)
    return max(0, l * l + c * c + h * h + rT * c * h).squareRoot()
  }
}
