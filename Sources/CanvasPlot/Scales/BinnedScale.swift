/// A scale from numbers to a few classes, by thresholds, with d3-scale's and Vega's rules.
///
///     let scale = BinnedScale.quantize(from: 0, to: 100, count: 4)
///     scale.thresholds       // [25, 50, 75]
///     scale.index(of: 60)    // 2
package struct BinnedScale: Sendable {
  private enum Form: Sendable { case quantile, quantize, threshold, bins }
  private let form: Form

  /// The numbers at which a class begins, ascending. For bins, all limits with the first and the last.
  package let thresholds: [Double]
  /// The number of classes.
  package let count: Int
  /// The numbers that the digits of labels depend on.
  private let extent: (start: Double, stop: Double)
  /// The ends of the domain.
  private let ends: (start: Double, stop: Double)

  /// The largest number of classes.
  package static let limit = 10_000

  private init(
    _ form: Form, _ thresholds: [Double], count: Int, extent: (start: Double, stop: Double),
    ends: (start: Double, stop: Double)? = nil
  ) {
    self.form = form
    self.ends = ends ?? (thresholds.first ?? .nan, thresholds.last ?? .nan)
    (self.thresholds, self.count, self.extent) = (thresholds, count, extent)
  }

  /// Classes with about as many of the values each. NaN is ignored.
  package static func quantile(_ values: [Double], count: Int) -> BinnedScale {
    let count = min(max(count, 1), limit)
    let sorted = values.filter { !$0.isNaN }.sorted()
    let thresholds = (1..<count).compactMap { Quantiles.quantile(sorted, Double($0) / Double(count)) }
    let gaps = zip(thresholds.dropFirst(), thresholds).map { $0 - $1 }
    return BinnedScale(
      .quantile, thresholds, count: count, extent: (0, gaps.min() ?? thresholds.first ?? .nan),
      ends: (sorted.first ?? .nan, sorted.last ?? .nan))
  }

  /// Classes of equal width between two numbers.
  package static func quantize(from start: Double, to stop: Double, count: Int) -> BinnedScale {
    let count = min(max(count, 1), limit)
    let thresholds = (1..<count).map { place in
      (Double(place) * stop - Double(place - count) * start) / Double(count)
    }
    return BinnedScale(.quantize, thresholds, count: count, extent: (0, stop - start), ends: (start, stop))
  }

  /// Classes between thresholds, which ascend. There is one class more.
  package static func threshold(_ thresholds: [Double]) -> BinnedScale {
    let kept = Array(thresholds.prefix(limit))
    return BinnedScale(.threshold, kept, count: kept.count + 1, extent: (.nan, .nan))
  }

  /// Classes between limits, which ascend, with the first and the last. Numbers below have no class. Numbers from the
  /// last limit have the class after the last.
  package static func bins(_ limits: [Double]) -> BinnedScale {
    let kept = Array(limits.prefix(limit))
    return BinnedScale(
      .bins, kept, count: max(kept.count - 1, 0), extent: (kept.first ?? .nan, kept.last ?? .nan))
  }

  /// The class of a number, from 0. Nil for NaN, and for a number below all bins.
  package func index(of value: Double) -> Int? {
    guard !value.isNaN else { return nil }
    let place = thresholds.bisectRight(value) - (form == .bins ? 1 : 0)
    return place < 0 ? nil : place
  }

  /// The value of a list for the class of a number. For bins, the list is recycled.
  package func value<Value>(of number: Double, in range: [Value]) -> Value? {
    guard let index = index(of: number), !range.isEmpty else { return nil }
    if form == .bins { return range[index % range.count] }
    return range[min(index, range.count - 1)]
  }

  /// The format of limits in a legend.
  package func tickFormat(format: NumberFormat? = nil) -> TickFormat {
    switch form {
    case .threshold: .number(format)
    // Three labels with a tenth of their distance.
    case .quantile, .quantize: .span(from: extent.start, to: extent.stop, count: 30, format: format)
    case .bins: .span(from: extent.start, to: extent.stop, count: max(5, Double(count)), format: format)
    }
  }

  /// The labels of the classes in a legend with a symbol for each: `< 10`, `10 – 20`, `≥ 20`.
  package func rangeLabels(format: NumberFormat? = nil) -> [String] {
    let tickFormat = tickFormat(format: format)
    return RangeLabels.labels(form == .bins ? thresholds : [-.infinity] + thresholds + [.infinity]) {
      tickFormat.text($0)
    }
  }

  /// The limits between classes.
  private var limits: ArraySlice<Double> { form == .bins ? thresholds.dropFirst().dropLast() : thresholds[...] }

  /// The limits between classes as parts of a legend's length, from 0 to 1 and ascending.
  package var limitParts: [Double] {
    var (low, high) = ends
    if form == .threshold {
      let margin = thresholds.count > 1 ? (high - low) / Double(thresholds.count - 1) : 0.1
      (low, high) = (low - margin, high + margin)
    }
    return limits.map { high > low ? min(max(($0 - low) / (high - low), 0), 1) : 0 }
  }

  /// The lower limits of the classes. That of the first is the least number, unless there are bins.
  package var lowerLimits: [Double] {
    form == .bins ? Array(thresholds.dropLast()) : [-.greatestFiniteMagnitude] + thresholds
  }

  /// The labels of the limits between classes in a legend with a band of colours. There is none before the first.
  package func limitLabels(format: NumberFormat? = nil) -> [String] {
    let tickFormat = tickFormat(format: format)
    return limits.map { tickFormat.text($0) }
  }
}

/// The labels of ranges of numbers in a legend, as Vega writes them.
package enum RangeLabels {
  /// The labels of the ranges between limits, which ascend: one fewer than limits. An infinite limit is open.
  package static func labels(_ limits: [Double], text: (Double) -> String) -> [String] {
    zip(limits, limits.dropFirst()).map { low, high in
      switch (low.isFinite, high.isFinite) {
      case (true, true): "\(text(low)) – \(text(high))"
      case (false, true): "< \(text(high))"
      default: "≥ \(low.isFinite ? text(low) : "null")"
      }
    }
  }
}
