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
    let lowest = limits.low.flatMap { $0 > 0 ? $0 : nil } ?? positive.min() ?? 1
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

  /// Round numbers from one that is at most `low` to one that is at least `high`.
  private static func logTicks(around low: Double, _ high: Double, limit: Int) -> [Double] {
    let (first, last) = (DecimalPower.floor(low), DecimalPower.floor(high) + 1)
    for digits in [[1.0, 2, 5], [1, 3], [1]] {
      let all = (first...last).flatMap { exponent in digits.map { $0 * DecimalPower.value(exponent) } }
      let start = all.lastIndex { $0 <= low } ?? 0
      let end = all.firstIndex { $0 >= high } ?? all.count - 1
      if end - start < limit { return all[start...max(end, start + 1)].filter { $0 > 0 && $0.isFinite } }
    }
    let step = (last - first + limit - 2) / max(limit - 1, 1)
    return stride(from: first, through: last + step, by: max(step, 1)).map(DecimalPower.value)
      .filter { $0 > 0 && $0.isFinite }
  }
}
