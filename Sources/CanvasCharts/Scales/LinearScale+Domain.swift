internal import Canvas

extension LinearScale {
  /// Where an axis ends, in units of a power of ten, and its ticks.
  struct Domain {
    var low: Double
    var high: Double
    var ticks: [Double]
    var decimals: Int
    /// The larger part of the axis, at one end, that is not needed.
    var emptyPart = 0.0

    /// From tick to tick, so that the needed is inside.
    ///
    /// - Parameters:
    ///   - needed: From the lowest value to the greatest, with room for labels.
    ///   - low: The lowest value alone, `high` the greatest.
    ///   - parts: Of the axis, for labels at its ends.
    init(
      around needed: (low: Double, high: Double), _ low: Double, _ high: Double, parts: (low: Double, high: Double),
      limit: Int, exponent: Int
    ) {
      let ticks = ExtendedTicks(from: needed.low, to: needed.high, limit: limit, exponent: exponent)
      let whole = DecimalStep(digits: ticks.step.digits, exponent: ticks.step.exponent - exponent)
      // The smaller side of zero ends with its values where the tick beyond them would leave more room empty than full.
      let (first, last) = (ticks.first, ticks.first + ticks.count - 1)
      let isLowTrimmed = first < 0 && -low < high && needed.low > whole.times(first) * 0.5
      let isHighTrimmed = last > 0 && high < -low && needed.high < whole.times(last) * 0.5
      let (lowEnd, highEnd) = (whole.times(first), whole.times(last))
      func padding(_ part: Double) -> Double { max(part, 0.02) / (1 - max(part, 0.02)) }
      self.low = isLowTrimmed ? max(lowEnd, low - (highEnd - low) * padding(parts.low)) : lowEnd
      self.high = isHighTrimmed ? min(highEnd, high + (high - lowEnd) * padding(parts.high)) : highEnd
      self.ticks = ticks.values.dropFirst(isLowTrimmed ? 1 : 0).dropLast(isHighTrimmed ? 1 : 0).filter(\.isFinite)
      decimals = ticks.step.decimals
      emptyPart =
        max(isLowTrimmed ? 0 : needed.low - lowEnd, isHighTrimmed ? 0 : highEnd - needed.high) / (highEnd - lowEnd)
    }

    /// From end to end of the needed, with ticks inside; nil if it has no two.
    init?(inside needed: (low: Double, high: Double), limit: Int, exponent: Int) {
      for more in [2, 1] {
        let ticks = ExtendedTicks(from: needed.low, to: needed.high, limit: max(limit, 2) + more, exponent: exponent)
        let whole = DecimalStep(digits: ticks.step.digits, exponent: ticks.step.exponent - exponent)
        let slack = (needed.high - needed.low) * 1e-9
        let kept = (0..<ticks.count).filter { place in
          let tick = whole.times(ticks.first + place)
          return tick >= needed.low - slack && tick <= needed.high + slack && ticks.value(at: place).isFinite
        }
        guard kept.count >= 2, kept.count <= max(limit, 2) else { continue }
        (low, high) = (needed.low, needed.high)
        self.ticks = kept.map(ticks.value)
        decimals = ticks.step.decimals
        return
      }
      return nil
    }
  }
}
