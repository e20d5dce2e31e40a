internal import CanvasMath

/// Ranges of equal width with round ends.
package struct HistogramBins: Sendable, Hashable {
  /// The start of the first range.
  package let start: Double
  /// The width of a range, above 0.
  package let step: Double
  /// The number of ranges, at least 1.
  package let count: Int
  /// Whether each range is around one whole number.
  package let isCentered: Bool

  /// The end of the last range.
  package var end: Double { edge(count) }

  private static let counts = (least: 5, most: 60, limit: 1000)

  /// Ranges for finite numbers.
  package init(_ values: [Double], _ choice: PlotChart.Bins) {
    let sorted = values.filter(\.isFinite).sorted()
    guard let low = sorted.first, let high = sorted.last else {
      self.init(start: 0, step: 1, count: 1)
      return
    }
    let areWhole = sorted.allSatisfy { $0 == $0.rounded() }
    guard high > low, high - low < .greatestFiniteMagnitude / 4, high - low > abs(high) * 1e-12 else {
      let width = areWhole || low == 0 ? 1 : Self.niceStep(near: abs(low) / 10, areWhole: false)
      self.init(low: low, high: low, step: width)
      return
    }
    var step: Double
    switch choice {
    case .width(let width) where width > 0 && (high - low) / width <= Double(Self.counts.limit): step = width
    case .count(let count): step = Self.step(forCount: min(max(count, 1), 200), low, high, areWhole)
    case .automatic, .width: step = Self.automaticStep(sorted, low, high, areWhole)
    }
    if step == 1, areWhole, high - low <= 30 {
      self.init(start: low - 0.5, step: 1, count: Int(saturating: high - low) + 1, isCentered: true)
      return
    }
    if !(step > 0) || !step.isFinite { step = (high - low) / 10 }
    self.init(low: low, high: high, step: step)
  }

  private init(low: Double, high: Double, step: Double) {
    let first = (low / step + 1e-9).rounded(.down)
    let last = max((high / step - 1e-9).rounded(.up), first + 1)
    self.init(
      start: first * step, step: step, count: max(min(Int(saturating: last - first), Self.counts.limit + 2), 1))
  }

  private init(start: Double, step: Double, count: Int, isCentered: Bool = false) {
    (self.start, self.step, self.count, self.isCentered) = (start, step, count, isCentered)
  }

  // MARK: Steps

  /// The smaller of the steps by the rules of Freedman and Diaconis and of Sturges, rounded, for 5 to 60 ranges. The
  /// first one hides that numbers have two peaks, the second one the shape of many numbers.
  private static func automaticStep(_ sorted: [Double], _ low: Double, _ high: Double, _ areWhole: Bool) -> Double {
    let spread = (Quantiles.quantile(sorted, 0.75) ?? high) - (Quantiles.quantile(sorted, 0.25) ?? low)
    let count = Double(sorted.count)
    let halvings = (high - low) / (Double(count.exponent) + 2)
    let width = spread > 0 ? min(2 * spread * Root.cube(1 / count), halvings) : halvings
    var step = niceStep(near: width, areWhole: areWhole)
    if rangeCount(low, high, step) > counts.most {
      // A few numbers are far from the others.
      step = max(step, niceStep(near: (high - low) / Double(counts.most), areWhole: areWhole))
    }
    for _ in 0..<10 where rangeCount(low, high, step) > counts.most {
      step = niceStep(near: step * 2.2, areWhole: areWhole)
    }
    for _ in 0..<10 where rangeCount(low, high, step) < counts.least {
      let finer = niceStep(near: step / 2.2, areWhole: areWhole)
      guard finer < step else { break }
      step = finer
    }
    return step
  }

  /// The round step whose number of ranges is nearest to a count.
  private static func step(forCount count: Int, _ low: Double, _ high: Double, _ areWhole: Bool) -> Double {
    let width = (high - low) / Double(count)
    let exponent = DecimalPower.floor(width)
    let steps = [1.0, 2, 2.5, 3, 4, 5, 10].map { $0 * DecimalPower.value(exponent) }
    let allowed = areWhole ? steps.map { max($0.rounded(), 1) } : steps
    func distance(_ step: Double) -> Int { abs(rangeCount(low, high, step) - count) }
    return allowed.min { distance($0) < distance($1) } ?? width
  }

  private static func rangeCount(_ low: Double, _ high: Double, _ step: Double) -> Int {
    HistogramBins(low: low, high: high, step: step).count
  }

  /// The number 1, 2 or 5 times a power of ten that is nearest to a width in proportion.
  private static func niceStep(near width: Double, areWhole: Bool) -> Double {
    guard width > 0, width.isFinite else { return 1 }
    let unit = DecimalPower.value(DecimalPower.floor(width))
    func ratio(_ step: Double) -> Double { max(step / width, width / step) }
    let step = [1.0, 2, 5, 10].map { $0 * unit }.min { ratio($0) < ratio($1) } ?? width
    return areWhole ? max(step, 1) : step
  }

  // MARK: Places

  /// The end of a number of ranges. Multiples of a step such as 0.1 are the nearest doubles to them.
  package func edge(_ index: Int) -> Double {
    let place = (start + Double(index) * step) / step
    let inverse = (1 / step).rounded()
    // One tenth times three is more than three tenths.
    if step < 1, inverse * step == 1 { return (place * 2).rounded() / 2 / inverse }
    return start + Double(index) * step
  }

  /// The range of a finite number. A number at the very end is in the last one.
  package func index(of value: Double) -> Int {
    min(max(Int(saturating: ((value - start) / step + 1e-9).rounded(.down)), 0), count - 1)
  }
}
