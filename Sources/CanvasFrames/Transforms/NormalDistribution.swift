internal import CanvasMath

/// The normal distribution with mean 0 and standard deviation 1.
enum NormalDistribution {
  /// The density at a number.
  static func density(_ z: Double) -> Double { ExpLog.exp(-0.5 * z * z) / 2.5066282746310002 }

  /// The probability of a number up to z.
  ///
  /// Method: the rational approximation 5666 of Hart (1968), and a continued fraction beyond 7.07, as in West, "Better
  /// approximations to cumulative normal functions" (2005).
  static func cumulative(_ z: Double) -> Double {
    let size = abs(z)
    guard size <= 37 else { return z > 0 ? 1 : z.isNaN ? .nan : 0 }
    let power = ExpLog.exp(-size * size / 2)
    let tail = size < 7.07106781186547 ? power * ratio(size) : power / fraction(size) / 2.506628274631
    return z > 0 ? 1 - tail : tail
  }

  /// The number up to which the probability is p, between infinities at 0 and 1. Each step halves an interval.
  static func quantile(_ p: Double) -> Double {
    guard p > 0, p < 1 else { return p == 0 ? -.infinity : p == 1 ? .infinity : .nan }
    var (low, high) = (-40.0, 40.0)
    for _ in 0..<64 {
      let middle = (low + high) / 2
      if cumulative(middle) < p { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static let numerator = [
    3.52624965998911e-02, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871, 221.213596169931,
    220.206867912376,
  ]
  private static let denominator = [
    8.83883476483184e-02, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674, 637.333633378831,
    793.826512519948, 440.413735824752,
  ]

  private static func ratio(_ z: Double) -> Double {
    numerator.reduce(0) { $0 * z + $1 } / denominator.reduce(0) { $0 * z + $1 }
  }

  private static func fraction(_ z: Double) -> Double {
    stride(from: 4.0, through: 1, by: -1).reduce(z + 0.65) { z + $1 / $0 }
  }
}
