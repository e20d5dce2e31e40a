/// A blend mode whose colour channels do not know of each other, and that divides.
///
/// The W3C writes it with straight colours, as B(Cb, Cs). Premultiplied, with Cs = s / sa and Cb = d / da, the result is
/// s·(1 − da) + d·(1 − sa) + sa·da·B(d / da, s / sa): only the last product is the mode's own.
protocol SeparableBlendFunction: BlendFunction {
  /// sa·da·B(d / da, s / sa), in 0…sa·da, for channels s ≤ sa and d ≤ da in 0…255.
  static func mixture(_ s: Int, _ sa: Int, _ d: Int, _ da: Int) -> Int
}

extension SeparableBlendFunction {
  static func blend(_ s: PremultipliedPixel, onto d: PremultipliedPixel) -> UnroundedPixel {
    let (sa, da) = (Int(s.alpha), Int(d.alpha))
    func channel(_ s: UInt8, _ d: UInt8) -> Int {
      let (s, d) = (Int(s), Int(d))
      return s &* (255 &- da) &+ d &* (255 &- sa) &+ mixture(s, sa, d, da)
    }
    return UnroundedPixel(
      red: channel(s.red, d.red), green: channel(s.green, d.green), blue: channel(s.blue, d.blue),
      alpha: 255 &* (sa &+ da) &- sa &* da)
  }
}

enum SeparableBlend {
  enum ColorDodge: SeparableBlendFunction {
    // B = 0 where Cb = 0; 1 where Cs = 1; otherwise min(1, Cb / (1 − Cs))
    static func mixture(_ s: Int, _ sa: Int, _ d: Int, _ da: Int) -> Int {
      if d == 0 { return 0 }
      if s == sa { return sa &* da }
      return min(sa &* da, quotient(d &* sa &* sa, sa &- s))
    }
  }

  enum ColorBurn: SeparableBlendFunction {
    // B = 1 where Cb = 1; 0 where Cs = 0; otherwise 1 − min(1, (1 − Cb) / Cs)
    static func mixture(_ s: Int, _ sa: Int, _ d: Int, _ da: Int) -> Int {
      if d == da { return sa &* da }
      if s == 0 { return 0 }
      return sa &* da &- min(sa &* da, quotient((da &- d) &* sa &* sa, s))
    }
  }

  enum SoftLight: SeparableBlendFunction {
    // B = Cb − (1 − 2 · Cs) · Cb · (1 − Cb) where Cs ≤ 1/2
    // B = Cb + (2 · Cs − 1) · (D − Cb) otherwise, with
    // D = ((16 · Cb − 12) · Cb + 4) · Cb where Cb ≤ 1/4, √Cb otherwise
    static func mixture(_ s: Int, _ sa: Int, _ d: Int, _ da: Int) -> Int {
      if d == 0 { return 0 }
      let contrast = 2 &* s &- sa
      if contrast <= 0 { return d &* sa &- quotient(-contrast &* d &* (da &- d), da) }
      if 4 &* d <= da {
        let polynomial = 16 &* d &* d &- 12 &* d &* da &+ 3 &* da &* da
        return d &* sa &+ quotient(contrast &* d &* polynomial, da &* da)
      }
      // √(d · da) in 1/65 536. A square root is rounded the same way on every machine.
      let root = Int(FixedPoint.nearest(Double(d &* da).squareRoot() * 65_536))
      return d &* sa &+ (contrast &* (root &- d << 16) &+ 32_768) >> 16
    }
  }

  /// a / b, rounded to nearest, for a ≥ 0 and b > 0.
  private static func quotient(_ a: Int, _ b: Int) -> Int { (2 &* a &+ b) / (2 &* b) }
}
