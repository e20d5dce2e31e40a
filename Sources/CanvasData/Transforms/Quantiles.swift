/// Quantiles of numbers, by linear interpolation between the nearest two: type 7 of Hyndman and Fan (1996).
package enum Quantiles {
  /// The quantile of sorted numbers at a probability, or nil if there are no numbers.
  package static func quantile(_ sorted: [Double], _ probability: Double) -> Double? {
    guard let first = sorted.first, let last = sorted.last, !probability.isNaN else { return nil }
    if probability <= 0 || sorted.count < 2 { return first }
    if probability >= 1 { return last }
    let place = Double(sorted.count - 1) * probability
    let low = place.rounded(.down)
    guard let index = Int(exactly: low), index + 1 < sorted.count else { return last }
    return sorted[index] + (sorted[index + 1] - sorted[index]) * (place - low)
  }

  /// The first quartile, the median and the third quartile of numbers without NaN, or nil if there are none.
  package static func quartiles(_ numbers: [Double]) -> (first: Double, median: Double, third: Double)? {
    let sorted = numbers.sorted()
    guard let first = quantile(sorted, 0.25), let median = quantile(sorted, 0.5), let third = quantile(sorted, 0.75)
    else { return nil }
    return (first, median, third)
  }
}
