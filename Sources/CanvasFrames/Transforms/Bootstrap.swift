/// The confidence interval of a mean by drawing samples from the values.
///
/// Vega draws with the machine's random numbers; here the seed is fixed, so that the result is always the same. Up to
/// 100,000 values, 1000 samples of as many values are drawn. For more, the interval of the normal distribution takes
/// their place, which is as good.
enum Bootstrap {
  private static let samples = 1000

  /// The ends of the 95 % interval, or nil if there are no values.
  static func interval(_ values: [Double]) -> (low: Double, high: Double)? {
    guard !values.isEmpty else { return nil }
    guard values.count <= 100_000 else { return normal(values) }
    var random = SeededRandom(seed: 42)
    let means = (0..<samples).map { _ in
      values.indices.reduce(0.0) { sum, _ in sum + values[random.index(below: values.count)] } / Double(values.count)
    }.sorted()
    guard let low = Quantiles.quantile(means, 0.025), let high = Quantiles.quantile(means, 0.975) else { return nil }
    return (low, high)
  }

  private static func normal(_ values: [Double]) -> (low: Double, high: Double) {
    let total = values.reduce(into: Accumulator()) { $0.add($1) }
    let mean = total.value(.mean).number ?? .nan
    let error = (total.value(.stderr).number ?? 0) * 1.959963984540054
    return (mean - error, mean + error)
  }
}

/// Random numbers from a seed: SplitMix64 by Steele, Lea and Flood (2014).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  /// An index from 0 to below a count, which is at least 1.
  mutating func index(below count: Int) -> Int { Int(next().multipliedFullWidth(by: UInt64(count)).high) }
}
