/// The weight of an old pixel by its distance from a new one's centre.
enum ResamplingKernel {
  /// 1 at the centre, falling linearly to 0 at a distance of 1.
  case tent
  /// sin(πx)/(πx), windowed by the same function three times as wide.
  case lanczos

  /// The distance at which the weights end.
  var radius: Double {
    switch self {
    case .tent: 1
    case .lanczos: 3
    }
  }

  func weight(at x: Double) -> Double {
    guard abs(x) < radius else { return 0 }
    return switch self {
    case .tent: 1 - abs(x)
    case .lanczos: Self.sinc(x) * Self.sinc(x / 3)
    }
  }

  private static func sinc(_ x: Double) -> Double {
    let angle = Double.pi * x
    // This close to 0, the sine equals its angle.
    return abs(angle) < 1e-8 ? 1 : Trigonometry.sineAndCosine(angle).sine / angle
  }
}
