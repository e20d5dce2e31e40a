internal import CanvasMath

/// Round steps of 1, 2 and 5 times a power of ten, as d3-array's `ticks` chooses them.
package enum TickSteps {
  /// The most ticks that are made.
  package static let limit = 10_000

  /// The round numbers from `start` to `stop`, about as many as asked for. If `stop` is the lower end, they descend.
  /// There are none if an end is not finite. A count above 5,000 is 5,000.
  package static func ticks(from start: Double, to stop: Double, count: Double) -> [Double] {
    guard count > 0, start.isFinite, stop.isFinite else { return [] }
    guard start != stop else { return [start] }
    guard let spec = TickSpec(min(start, stop), max(start, stop), count: count), spec.last >= spec.first else {
      return []
    }
    let number = min(spec.last - spec.first + 1, Double(limit))
    let ticks = (0..<Int(number)).map { spec.value(spec.first + Double($0)) }
    return stop < start ? ticks.reversed() : ticks
  }

  /// The step between ticks, if positive; or its negative reciprocal, for a step below 1. NaN for equal ends, ends that
  /// aren't finite, or no ticks.
  package static func increment(from start: Double, to stop: Double, count: Double) -> Double {
    TickSpec(start, stop, count: count)?.increment ?? .nan
  }

  /// The step between ticks, negative if `stop` is the lower end. 0 for equal ends, NaN for ends that aren't finite.
  package static func step(from start: Double, to stop: Double, count: Double) -> Double {
    if start == stop, start.isFinite { return 0 }
    let increment = increment(from: min(start, stop), to: max(start, stop), count: count)
    let step = increment < 0 ? 1 / -increment : increment
    return stop < start ? -step : step
  }

  /// The ends moved outwards to ticks, as d3-scale's `nice` does. Equal ends stay as they are.
  package static func nice(from start: Double, to stop: Double, count: Double) -> (start: Double, stop: Double) {
    var (low, high) = (min(start, stop), max(start, stop))
    var last = Double.nan
    for _ in 0..<10 {
      let step = increment(from: low, to: high, count: count)
      if step == last { return stop < start ? (high, low) : (low, high) }
      if step > 0 {
        (low, high) = ((low / step).rounded(.down) * step, (high / step).rounded(.up) * step)
      } else if step < 0 {
        (low, high) = ((low * step).rounded(.up) / step, (high * step).rounded(.down) / step)
      } else {
        break
      }
      last = step
    }
    return (start, stop)
  }
}

/// The first and the last tick, in steps, and the step.
private struct TickSpec {
  var first: Double
  var last: Double
  /// The step, or its negative reciprocal.
  var increment: Double

  /// The ticks of ascending ends, or nil if there is no step.
  init?(_ start: Double, _ stop: Double, count: Double) {
    // Each round doubles a count that is at least a half, until it is 2.
    var count = min(count, 5000)
    while true {
      guard let spec = TickSpec(once: start, stop, count: count) else { return nil }
      self = spec
      guard last < first, count >= 0.5, count < 2 else { return }
      count *= 2
    }
  }

  private init?(once start: Double, _ stop: Double, count: Double) {
    let step = (stop - start) / max(0, count)
    guard step > 0, step.isFinite else { return nil }
    let power = DecimalPower.floor(step)
    let error = step / DecimalPower.value(power)
    let factor = error >= 50.squareRoot() ? 10.0 : error >= 10.squareRoot() ? 5 : error >= 2.squareRoot() ? 2 : 1
    if power < 0 {
      let inverse = DecimalPower.value(-power) / factor
      guard inverse.isFinite else { return nil }
      (first, last) = (start * inverse + 0.5, stop * inverse + 0.5)
      (first, last) = (first.rounded(.down), last.rounded(.down))
      if first / inverse < start { first += 1 }
      if last / inverse > stop { last -= 1 }
      increment = -inverse
    } else {
      increment = DecimalPower.value(power) * factor
      (first, last) = ((start / increment + 0.5).rounded(.down), (stop / increment + 0.5).rounded(.down))
      if first * increment < start { first += 1 }
      if last * increment > stop { last -= 1 }
    }
  }

  func value(_ index: Double) -> Double { increment < 0 ? index / -increment : index * increment }
}
