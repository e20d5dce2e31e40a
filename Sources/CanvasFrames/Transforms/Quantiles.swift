/// The first quartile, the median and the third quartile of numbers.
package struct Quartiles {
  package let first: Double
  package let median: Double
  package let third: Double
}

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

  /// The quartiles of numbers without NaN, or nil if there are none.
  package static func quartiles(_ numbers: [Double]) -> Quartiles? {
    let sorted = numbers.sorted()
    guard let first = quantile(sorted, 0.25), let median = quantile(sorted, 0.5), let third = quantile(sorted, 0.75)
    else { return nil }
    return Quartiles(first: first, median: median, third: third)
  }
}

extension DataFrame {
  /// The quantiles of a field in each group: the group's fields, the probability and the value.
  ///
  /// - Parameters:
  ///   - probabilities: The probabilities from 0 to 1. If there are none, they begin at half a step.
  ///   - step: The distance of probabilities, at least 0.00001.
  package func quantiles(
    of field: FieldPath, by fields: [FieldPath] = [], probabilities: [Double] = [], step: Double = 0.01,
    as names: (probability: String, value: String) = ("prob", "value")
  ) throws(TransformError) -> DataFrame {
    try TransformError.check(rowCount, in: "quantile")
    let probabilities = probabilities.isEmpty ? Self.probabilities(step) : probabilities
    let quantities = Quantities(column(at: field))
    let groups = RowGroups(self, by: fields).rows
    try TransformError.check(groups.count, times: probabilities.count, in: "quantile")
    var result = heads(fields, rows: groups.flatMap { [Int](repeating: $0.first ?? 0, count: probabilities.count) })
    result[names.probability] = .numbers(groups.flatMap { _ in probabilities })
    let values = groups.flatMap { rows in
      let sorted = quantities.valid(rows).sorted()
      return probabilities.map { Quantiles.quantile(sorted, $0).map(DataValue.number) ?? .null }
    }
    result[names.value] = DataColumn(values)
    return result
  }

  private static func probabilities(_ step: Double) -> [Double] {
    let step = step >= 1e-5 ? step : 0.01
    let start = step / 2
    let count = ((1 - 1e-14 - start) / step).rounded(.up)
    return (0..<Int(max(0, min(count, 100_000)))).map { start + Double($0) * step }
  }
}
