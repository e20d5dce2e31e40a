extension LinearScale {
  /// The ends of an axis, in units of a power of ten, and its ticks.
  struct Domain {
    var low: Double
    var high: Double
    var ticks: [Double]
    var decimals: Int
    /// The fraction of the axis that is empty at one end; the larger of both.
    var emptyPart = 0.0

    /// A domain from tick to tick that contains the needed range.
    ///
    /// - Parameters:
    ///   - needed: The range from the lowest to the highest value, including room for labels.
    ///   - low: The lowest value; `high` is the highest.
    ///   - parts: The fractions of the axis for labels at its ends.
    init(
      around needed: (low: Double, high: Double), _ low: Double, _ high: Double, parts: (low: Double, high: Double),
      limit: Int, exponent: Int
    ) {
      let ticks = ExtendedTicks(from: needed.low, to: needed.high, limit: limit, exponent: exponent)
      let whole = DecimalStep(digits: ticks.step.digits, exponent: ticks.step.exponent - exponent)
      // The shorter side of zero ends at its values if the tick beyond them would leave more than half of it empty.
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

    /// A domain equal to the needed range, with ticks inside. Nil if it doesn't contain two.
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
