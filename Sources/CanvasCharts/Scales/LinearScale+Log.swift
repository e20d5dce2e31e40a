internal import CanvasMath

extension LinearScale {
  /// A logarithmic scale for numbers above 0, with ticks at 1, 2 and 5, at 1 and 3, or at powers of ten. Others are
  /// ignored.
  ///
  /// - Parameters:
  ///   - values: The values to cover. If none is above 0, 1 and 10.
  ///   - limits: The ends of the axis. Without them, it ends at ticks unless much of it would be empty.
  ///   - limit: The maximum number of ticks, at least 2.
  ///   - start: The position of the lowest value, in points.
  ///   - end: The position of the highest value, in points.
  init(
    logarithmicFor values: some Sequence<Double>, limits: AxisLimits = AxisLimits(), limit: Int, from start: Double,
    to end: Double
  ) {
    let positive = values.filter { $0 > 0 && $0.isFinite }
    // Twice the lowest end is finite.
    let lowest = min(
      limits.low.flatMap { $0 > 0 ? $0 : nil } ?? positive.min() ?? 1, Double.greatestFiniteMagnitude / 2)
    let highest = max(limits.high ?? positive.max() ?? 10, lowest * 1.000_001)
    let ticks = Self.logTicks(around: lowest, highest, limit: max(limit, 2))
    // An end at a tick that is far away would leave the axis empty.
    let low = limits.low.map { _ in lowest } ?? (ticks[0] < lowest / 2 ? lowest / 1.1 : ticks[0])
    let last = ticks[ticks.count - 1]
    let high = limits.high ?? (last > highest * 2 ? highest * 1.1 : last)
    let slack = 1 + 1e-9
    self.init(
      logarithmic: (low, high), ticks: ticks.filter { $0 >= low / slack && $0 <= high * slack }, from: start, to: end)
  }

  /// Round numbers from one that is at most `low` to one that is at least `high`, at most `limit` of which are near the
  /// values.
  private static func logTicks(around low: Double, _ high: Double, limit: Int) -> [Double] {
    let (first, last) = (DecimalPower.floor(low), DecimalPower.floor(high) + 1)
    func ticks(_ digits: [Double], every step: Int) -> [Double] {
      let all = stride(from: first, through: last + step - 1, by: step).flatMap { exponent in
        digits.map { $0 * DecimalPower.value(exponent) }
      }.filter { $0 > 0 && $0.isFinite }
      let start = all.lastIndex { $0 <= low } ?? 0
      return Array(all[start...max(all.firstIndex { $0 >= high } ?? all.count - 1, min(start + 1, all.count - 1))])
    }
    func isFew(_ ticks: [Double]) -> Bool { ticks.count { $0 >= low / 2 && $0 <= high * 2 } <= limit }
    let dense = [[1.0, 2, 5], [1, 3]].lazy.map { ticks($0, every: 1) }
    let sparse = (1...max(last - first, 1)).lazy.map { ticks([1], every: $0) }
    return dense.first(where: isFew) ?? sparse.first(where: isFew) ?? ticks([1], every: max(last - first, 1))
  }
}
