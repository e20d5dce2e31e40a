internal import CanvasMath

/// A density of values, estimated by a normal distribution around each of them.
struct KernelDensity {
  let values: [Double]
  /// The standard deviation of the distributions.
  let bandwidth: Double

  /// A density with a bandwidth, or with an estimated one if it is nil or 0.
  ///
  /// - Parameter valid: The values that the bandwidth is estimated of. The others are null, which counts as 0.
  init(_ values: [Double], valid: [Double], bandwidth: Double?) {
    self.values = values
    self.bandwidth = bandwidth.flatMap { $0 == 0 || $0.isNaN ? nil : $0 } ?? Self.estimate(valid, count: values.count)
  }

  /// The rule of thumb of Scott (1992): 1.06 times the spread, times the −1/5th power of the number of values. The spread
  /// is the smaller of the standard deviation and the quartiles' distance.
  private static func estimate(_ valid: [Double], count: Int) -> Double {
    let quartiles = Quantiles.quartiles(valid) ?? Quartiles(first: .nan, median: .nan, third: .nan)
    let spread = (quartiles.third - quartiles.first) / 1.34
    let deviation = valid.reduce(into: Accumulator()) { $0.add($1) }.value(.stdev).number ?? .nan
    let least = deviation.isNaN || spread.isNaN ? .nan : min(deviation, spread)
    let chosen = [least, deviation, abs(quartiles.first)].first { $0 != 0 && !$0.isNaN } ?? 1
    return 1.06 * chosen * ExpLog.power(Double(count), -0.2)
  }

  /// The density at a number.
  func density(_ x: Double) -> Double {
    values.reduce(0) { $0 + NormalDistribution.density((x - $1) / bandwidth) } / bandwidth / Double(values.count)
  }

  /// The probability of a number up to x.
  func cumulative(_ x: Double) -> Double {
    values.reduce(0) { $0 + NormalDistribution.cumulative((x - $1) / bandwidth) } / Double(values.count)
  }
}
