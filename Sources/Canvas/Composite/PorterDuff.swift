/// The operators of Porter and Duff, "Compositing Digital Images" (1984), and the two sums.
///
/// All channels alike, S and D being 0…255 and their products in `UnroundedPixel`'s units. Source over, the commonest, is
/// `PremultipliedPixel.over` and the row kernels.
enum PorterDuff {
  enum Clear: BlendFunction {
    // 0
    static func blend(_ s: PremultipliedPixel, onto d: PremultipliedPixel) -> UnroundedPixel {
      UnroundedPixel(red: 0, green: 0, blue: 0, alpha: 0)
    }
  }

  enum Copy: BlendFunction {
    // S
    static func blend(_ s: PremultipliedPixel, onto d: PremultipliedPixel) -> UnroundedPixel {
      UnroundedPixel(s, d) { s, _ in s &* 255 }
    }
  }

  enum SourceIn: BlendFunction {
    // S · Da
    static func blend(_ s: PremultipliedPixel, onto d: PremultipliedPixel) -> UnroundedPixel {
      let da = Int(d.alpha)
      return UnroundedPixel(s, d) { s, _ in s &* da }
    }
  }

  enum SourceOut: BlendFunction {
    // S · (1 − Da)
    static func blend(_ s: PremultipliedPixel, onto d: PremultipliedPixel) -> UnroundedPixel {
      let da = Int(d.alpha)
      return UnroundedPixel(s, d) { s, _ in s &* (255 &- da) }
    }
  }

  enum SourceAtop: BlendFunction {
    // S · Da + D · (1 − Sa)
    static func blend(_ s: PremultipliedPixel, onto d: PremultipliedPixel) -> UnroundedPixel {
      let (sa, da) = (Int(s.alpha), Int(d.alpha))
      return UnroundedPixel(s, d) { s, d in s &* da &+ d &* (255 &- sa) }
    }
  }

  enum DestinationOver: BlendFunction {
    // S · (1 − Da) + D
    static func blend(_ s: PremultipliedPixel, onto d: PremultipliedPixel) -> UnroundedPixel {
      let da = Int(d.alpha)
      return UnroundedPixel(s, d) { s, d in s &* (255 &- da) &+ d &* 255 }
    }
  }

  enum DestinationIn: BlendFunction {
    // D · Sa
    static func blend(_ s: PremultipliedPixel, onto d: PremultipliedPixel) -> UnroundedPixel {
      let sa = Int(s.alpha)
      return UnroundedPixel(s, d) { _, d in d &* sa }
    }
  }

  enum DestinationOut: BlendFunction {
    // D · (1 − Sa)
    static func blend(_ s: PremultipliedPixel, onto d: PremultipliedPixel) -> UnroundedPixel {
      let sa = Int(s.alpha)
      return UnroundedPixel(s, d) { _, d in d &* (255 &- sa) }
    }
  }

  enum DestinationAtop: BlendFunction {
    // S · (1 − Da) + D · Sa
    static func blend(_ s: PremultipliedPixel, onto d: PremultipliedPixel) -> UnroundedPixel {
      let (sa, da) = (Int(s.alpha), Int(d.alpha))
      return UnroundedPixel(s, d) { s, d in s &* (255 &- da) &+ d &* sa }
    }
  }

  enum Xor: BlendFunction {
    // S · (1 − Da) + D · (1 − Sa)
    static func blend(_ s: PremultipliedPixel, onto d: PremultipliedPixel) -> UnroundedPixel {
      let (sa, da) = (Int(s.alpha), Int(d.alpha))
      return UnroundedPixel(s, d) { s, d in s &* (255 &- da) &+ d &* (255 &- sa) }
    }
  }

  enum PlusDarker: BlendFunction {
    // max(0, S + D − 1), alpha min(1, Sa + Da)
    static func blend(_ s: PremultipliedPixel, onto d: PremultipliedPixel) -> UnroundedPixel {
      func sum(_ s: UInt8, _ d: UInt8) -> Int { max(0, Int(s) &+ Int(d) &- 255) &* 255 }
      return UnroundedPixel(
        red: sum(s.red, d.red), green: sum(s.green, d.green), blue: sum(s.blue, d.blue),
        alpha: min(255, Int(s.alpha) &+ Int(d.alpha)) &* 255)
    }
  }

  enum PlusLighter: BlendFunction {
    // min(1, S + D)
    static func blend(_ s: PremultipliedPixel, onto d: PremultipliedPixel) -> UnroundedPixel {
      UnroundedPixel(s, d) { s, d in min(255, s &+ d) &* 255 }
    }
  }
}
