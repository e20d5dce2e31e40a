extension QuantitativeScale {
  /// The ticks between the ends of the domain, about as many as asked for, with d3's rules. At most 10,000.
  package func ticks(count: Double = 10) -> [Double] {
    guard let ends else { return [] }
    switch kind {
    case .linear, .pow, .symlog: return TickSteps.ticks(from: ends.first, to: ends.last, count: count)
    case .log(let base):
      let steps = LogSteps(base: base, isMirrored: min(ends.first, ends.last) < 0)
      return steps.ticks(from: ends.first, to: ends.last, count: count)
    case .time, .utc:
      let (low, high) = (min(ends.first, ends.last), max(ends.first, ends.last))
      return TimeTicks.interval(from: low, to: high, count: count, isUTC: kind == .utc).map(ticks(interval:)) ?? []
    }
  }

  /// The times of an interval between the ends of the domain. None for scales of numbers. At most 10,000.
  package func ticks(interval: ClockInterval) -> [Double] {
    guard let zone = kind.zone, let ends else { return [] }
    return TimeTicks.ticks(from: ends.first, to: ends.last, interval: interval, zone: zone)
  }

  /// A number of ticks that leaves at least a step between them, as for Vega's `tickMinStep`.
  package func tickCount(_ count: Double, minimumStep: Double) -> Double {
    guard let ends, minimumStep > 0 else { return count }
    let most = (abs(ends.last - ends.first) / minimumStep).rounded(.down)
    return most.isNaN ? count : min(count, (most == 0 ? 1 : most) + 1)
  }

  /// The ticks of given values, such as the ends of bins, that are on the scale, in the order of their positions, as
  /// Vega chooses them.
  package func ticks(at values: [Double]) -> [Double] {
    guard let start = range.first, let end = range.last else { return [] }
    let (low, high) = (min(start, end).rounded(.down), max(start, end).rounded(.up))
    let placed = values.map { (value: $0, position: position(of: $0)) }.filter {
      low <= $0.position && $0.position <= high
    }
    let sorted = placed.enumerated().sorted { one, other in
      let (a, b) = (one.element.position, other.element.position)
      return a == b ? one.offset < other.offset : start > end ? a > b : a < b
    }
    return sorted.map(\.element.value)
  }

  /// The numbers of a legend with a symbol for each: the ticks that have labels.
  package func symbolTicks(count: Double = 5) -> [Double] {
    let ticks = ticks(count: count)
    guard kind.isLog else { return ticks }
    let format = tickFormat(count: count)
    return ticks.filter { !format.text($0).isEmpty }
  }

  /// The numbers of a legend with a ramp of colours: the ticks, or the ends of the domain if there are fewer than three.
  package func rampTicks(count: Double = 5) -> [Double] {
    let ticks = ticks(count: count)
    guard ticks.count < 3, let ends, ends.first != ends.last else { return ticks }
    return [ends.first, ends.last]
  }
}
