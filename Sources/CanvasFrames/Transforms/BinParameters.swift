internal import CanvasMath

/// How the numbers of a field are put into bins of equal width.
package struct BinParameters: Sendable, Hashable {
  /// The largest number of bins.
  package var maxBins = 20.0
  /// The width of a bin. If it is nil, a round one is chosen.
  package var step: Double?
  /// The widths to choose from, in ascending order.
  package var steps: [Double] = []
  /// Whether the first and the last bin end at multiples of the width.
  package var isNice = true
  /// The base of the numbers in which a width is round.
  package var base = 10.0
  /// The numbers by which a width may be divided.
  package var divisors = [5.0, 2.0]
  /// The smallest width.
  package var minimumStep = 0.0
  /// The smallest and the largest number.
  package var extent: ClosedRange<Double>?
  /// A number at which a bin begins.
  package var anchor: Double?
  package init() {}
}

/// Bins of equal width.
package struct Bins: Sendable, Hashable {
  /// The start of the first bin. NaN if there are no numbers.
  package var start: Double
  /// The end of the last bin.
  package var stop: Double
  /// The width of a bin.
  package var step: Double

  package init(start: Double, stop: Double, step: Double) { (self.start, self.stop, self.step) = (start, stop, step) }

  /// The bins of numbers between two, by the method of Vega: the width is a power of the base that gives about the wanted
  /// number of bins, and is divided as long as there aren't more.
  package init(_ parameters: BinParameters, from low: Double, to high: Double) {
    step = Self.step(parameters, Self.span(low, high))
    (start, stop) = (low, high)
    if parameters.isNice {
      let base = Self.base(parameters)
      let magnitude = -ExpLog.log(step) / ExpLog.log(base)
      let precision = magnitude > 0 ? (magnitude - 1e-12).rounded(.towardZero) + 1 : 0
      let tolerance = Self.power(base, -precision - 1)
      let first = (low / step + tolerance).rounded(.down) * step
      start = low < first ? first - step : first
      stop = (high / step).rounded(.up) * step
    }
    if stop == start { stop = start + step }
  }

  private static func span(_ low: Double, _ high: Double) -> Double {
    for span in [high - low, abs(low)] where span != 0 && !span.isNaN { return span }
    return 1
  }

  private static func base(_ parameters: BinParameters) -> Double {
    parameters.base > 1 && parameters.base < .infinity ? parameters.base : 10
  }

  private static func step(_ parameters: BinParameters, _ span: Double) -> Double {
    if let step = parameters.step, step != 0, !step.isNaN { return step }
    let limit = parameters.maxBins == 0 || parameters.maxBins.isNaN ? 20 : parameters.maxBins
    if !parameters.steps.isEmpty {
      let index = parameters.steps.firstIndex { $0 >= span / limit } ?? parameters.steps.count
      return parameters.steps[max(0, index - 1)]
    }
    return roundStep(parameters, span, limit)
  }

  private static func roundStep(_ parameters: BinParameters, _ span: Double, _ limit: Double) -> Double {
    let base = base(parameters)
    let level = ceiling(ExpLog.log(limit) / ExpLog.log(base))
    let power = (ExpLog.log(span) / ExpLog.log(base) + 0.5).rounded(.down) - level
    var step = max(parameters.minimumStep, Self.power(base, power))
    var rounds = 0
    while (span / step).rounded(.up) > limit, rounds < 2200 {
      step *= base
      rounds += 1
    }
    for divisor in parameters.divisors {
      let finer = step / divisor
      if finer >= parameters.minimumStep, span / finer <= limit { step = finer }
    }
    return step
  }

  /// The next whole number, where a logarithm may be a little too large.
  private static func ceiling(_ number: Double) -> Double {
    let nearest = number.rounded()
    return abs(number - nearest) < 1e-12 ? nearest : number.rounded(.up)
  }

  /// A base to a whole power. Powers of ten are the nearest doubles.
  private static func power(_ base: Double, _ exponent: Double) -> Double {
    guard let exponent = Int(exactly: exponent), exponent.magnitude < 2200 else { return exponent < 0 ? 0 : .infinity }
    return base == 10 ? DecimalPower.value(exponent) : ExpLog.power(base, whole: exponent)
  }
}
