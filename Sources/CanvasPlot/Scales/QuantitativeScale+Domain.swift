extension QuantitativeScale {
  /// The scale with ends at round numbers, or at powers or times, as d3's `nice` chooses them for a number of ticks.
  package func niced(count: Double = 10) -> QuantitativeScale {
    guard let ends else { return self }
    switch kind {
    case .linear, .pow, .symlog:
      let (first, last) = TickSteps.nice(from: ends.first, to: ends.last, count: count)
      return with(ends: (first, last))
    case .log(let base):
      let powers = LogSteps(base: base, isMirrored: ends.first < 0)
      return with(ends: Self.widened(ends, floor: powers.floor, ceil: powers.ceil))
    case .time, .utc:
      return TimeTicks.interval(from: ends.first, to: ends.last, count: count, isUTC: kind == .utc).map(niced(to:))
        ?? self
    }
  }

  /// The scale of times with ends at multiples of an interval. Other scales stay as they are.
  package func niced(to interval: ClockInterval) -> QuantitativeScale {
    guard let zone = kind.zone, let ends else { return self }
    let times = Self.widened(
      ends, floor: { interval.floor($0, zone: zone) }, ceil: { interval.ceil($0, zone: zone) })
    return times.first.isNaN || times.last.isNaN ? self : with(ends: times)
  }

  private static func widened(
    _ ends: (first: Double, last: Double), floor: (Double) -> Double, ceil: (Double) -> Double
  ) -> (first: Double, last: Double) {
    ends.last < ends.first ? (ceil(ends.first), floor(ends.last)) : (floor(ends.first), ceil(ends.last))
  }

  /// The scale with 0 in the domain. As in Vega, only an ascending domain is widened.
  package func includingZero() -> QuantitativeScale {
    ends.map { with(ends: (min($0.first, 0), max($0.last, 0))) } ?? self
  }

  /// The scale with a wider domain, whose old ends are some pixels inside the range. As in Vega, the scale's function
  /// counts, and equal ends stay. Vega pads after it includes 0.
  package func padded(by pixels: Double) -> QuantitativeScale {
    guard let ends, ends.first != ends.last, let start = range.first, let end = range.last else { return self }
    let span = abs(end - start)
    let factor = span / (span - 2 * pixels)
    let transform = ScaleTransform(kind, domain: domain)
    let (first, last) = (transform.forward(ends.first), transform.forward(ends.last))
    let middle = (first + last) / 2
    let padded = (
      first: transform.backward(middle + (first - middle) * factor),
      last: transform.backward(middle + (last - middle) * factor)
    )
    return padded.first.isFinite && padded.last.isFinite ? with(ends: padded) : self
  }
}
