internal import CanvasMath

/// Round numbers that cover a range: Talbot, Lin and Hanrahan, "An Extension of Wilkinson's Algorithm for Positioning
/// Tick Labels on Axes" (InfoVis 2010), with their step sizes 1, 5, 2, 2.5, 4, 3 and their weights.
///
/// Differences from the paper: the ticks always cover both ends of the range (its "loose" labelling), zero is a tick
/// if it is inside the range, no step sizes are skipped (which would give steps such as 12), there are never more
/// ticks than the limit, and all labels are equally legible. The search is bounded for all inputs.
struct ExtendedTicks: Sendable, Hashable {
  /// The first tick is `first` steps from zero.
  let step: DecimalStep
  let first: Int
  let count: Int

  /// The ticks of a range whose ends have a magnitude of at most 10 and differ by at least a millionth, in units of
  /// `10^exponent`.
  ///
  /// - Parameter limit: The maximum number of ticks, at least 2.
  init(from low: Double, to high: Double, limit: Int, exponent: Int) {
    var search = TickSearch(low: low, high: high, limit: max(limit, 2))
    search.run()
    let best = search.best
    // Steps are in tenths, because of the 2.5.
    step = DecimalStep(digits: Int(saturating: best.base * 10), exponent: best.exponent - 1 + exponent)
    first = best.first
    count = best.count
  }

  func value(at index: Int) -> Double { step.times(first + index) }
  var values: [Double] { (0..<count).map(value(at:)) }
}

/// The search for the best labelling, over the step's base, the number of labels, the power of ten and the start.
private struct TickSearch {
  /// Some ticks with their score.
  struct Labelling {
    let score: Double
    let base: Double
    let exponent: Int
    /// The first tick, in steps.
    let first: Int
    let count: Int
  }

  let low: Double
  let high: Double
  let limit: Int
  var best: Labelling

  private static let bases = [1, 5, 2, 2.5, 4, 3]
  /// The weights of simplicity, coverage, density and legibility.
  private static let weights = (0.25, 0.2, 0.5, 0.05)

  init(low: Double, high: Double, limit: Int) {
    (self.low, self.high, self.limit) = (low, high, limit)
    // Start with two ticks around the range, in case nothing better is found.
    var exponent = DecimalPower.floor(max(abs(low), abs(high), 1e-300)) + 1
    if low < 0, high > 0, limit < 3 { exponent += 1 }
    let first = low < 0 ? -1 : 0
    best = Labelling(
      score: -.infinity, base: 1, exponent: exponent, first: first, count: low < 0 && high > 0 ? 3 : 2)
  }

  mutating func run() {
    for (place, base) in Self.bases.enumerated() {
      let simplest = 1 - Double(place) / Double(Self.bases.count - 1)
      guard score(simplest, 1, 1) >= best.score else { return }
      for count in 2...limit {
        let densest = count >= limit ? 2 - Double(count - 1) / Double(limit - 1) : 1
        guard score(simplest, 1, densest) >= best.score else { break }
        tryExponents(base: base, count: count, simplest: simplest, densest: densest)
      }
    }
  }

  private mutating func tryExponents(base: Double, count: Int, simplest: Double, densest: Double) {
    let smallest = (high - low) / Double(count + 1) / base
    let start = DecimalPower.floor(smallest)
    for exponent in start...(start + 3) {
      let step = base * DecimalPower.value(exponent)
      guard step > 0, step.isFinite else { continue }
      let covered = step * Double(count - 1)
      guard covered >= (high - low) * (1 - 1e-10) else { continue }
      let widest = covered > high - low ? (covered - (high - low)) / 2 : 0
      guard score(simplest, 1 - square(widest / (0.1 * (high - low))), densest) >= best.score else { break }
      // Starts are whole steps from zero, so that zero is a tick. The paper's finer starts would miss it.
      let lastStart = (low / step + 1e-10).rounded(.down)
      let firstStart = (high / step - 1e-10).rounded(.up) - Double(count - 1)
      guard firstStart <= lastStart, lastStart - firstStart <= Double(count), abs(lastStart) < 1e12 else { continue }
      for first in Int(saturating: firstStart)...Int(saturating: lastStart) {
        consider(base: base, exponent: exponent, first: first, count: count, simplest: simplest - 1)
      }
    }
  }

  private mutating func consider(base: Double, exponent: Int, first: Int, count: Int, simplest: Double) {
    let step = base * DecimalPower.value(exponent)
    let (start, end) = (Double(first) * step, Double(first + count - 1) * step)
    let hasZero = first <= 0 && first + count - 1 >= 0
    let coverage =
      1 - 0.5 * (square(high - end) + square(low - start)) / square(0.1 * (high - low))
    let density = Double(count - 1) / (end - start)
    let wanted = Double(limit - 1) / (max(end, high) - min(start, low))
    let total = score(simplest + (hasZero ? 1 : 0), coverage, 2 - max(density / wanted, wanted / density))
    guard total > best.score else { return }
    best = Labelling(score: total, base: base, exponent: exponent, first: first, count: count)
  }

  private func score(_ simplicity: Double, _ coverage: Double, _ density: Double) -> Double {
    let w = Self.weights
    return w.0 * simplicity + w.1 * coverage + w.2 * density + w.3
  }

  private func square(_ x: Double) -> Double { x * x }
}
