internal import CanvasMath

/// Powers of a base, and the ticks of a logarithmic scale, as in d3-scale.
struct LogSteps {
  /// The base. One that is not above 0, or is 1, has no ticks.
  let base: Double
  /// Whether numbers are negative, and the powers their negatives.
  var isMirrored = false

  private let naturalLog: Double

  init(base: Double, isMirrored: Bool = false) {
    self.base = base
    self.isMirrored = isMirrored
    naturalLog = ExpLog.log(base)
  }

  /// The exponent of a number. A power of the base has a whole one.
  func exponent(of number: Double) -> Double {
    isMirrored ? -positiveExponent(of: -number) : positiveExponent(of: number)
  }

  /// The base to the power of an exponent.
  func power(_ exponent: Double) -> Double {
    isMirrored ? -positivePower(-exponent) : positivePower(exponent)
  }

  /// The largest power that isn't above a number. The number itself if there is none.
  func floor(_ number: Double) -> Double { rounded(number, .down) }

  /// The smallest power that isn't below a number. The number itself if there is none.
  func ceil(_ number: Double) -> Double { rounded(number, .up) }

  private func rounded(_ number: Double, _ rule: FloatingPointRoundingRule) -> Double {
    let power = power(exponent(of: number).rounded(rule))
    return power.isNaN ? number : power
  }

  private func positiveExponent(of number: Double) -> Double {
    let exponent = ExpLog.log(number) / naturalLog
    let whole = exponent.rounded()
    return abs(exponent - whole) < 1e-9 && positivePower(whole) == number ? whole : exponent
  }

  private func positivePower(_ exponent: Double) -> Double {
    guard let whole = Int(exactly: exponent), whole.magnitude < 1100 else {
      return exponent.isNaN ? .nan : ExpLog.exp(exponent * naturalLog)
    }
    if base == 10 { return DecimalPower.value(whole) }
    if base == Self.e { return ExpLog.exp(exponent) }
    let power = (0..<Int(whole.magnitude)).reduce(1.0) { product, _ in product * base }
    return whole < 0 ? 1 / power : power
  }

  private static let e = 2.718281828459045

  /// The ticks from one end to another, about as many as asked for: powers of the base and their multiples, or
  /// only some powers if there are many. At most 10,000.
  func ticks(from start: Double, to stop: Double, count: Double) -> [Double] {
    let (low, high) = (min(start, stop), max(start, stop))
    let (first, last) = (exponent(of: low), exponent(of: high))
    guard first.isFinite, last.isFinite, count > 0 else { return [] }
    let isWhole = base.rounded() == base && base >= 2 && (last - first + 2) * base < 50_000
    var ticks: [Double] = []
    if isWhole, last - first < count {
      ticks = multiples(from: low, to: high, exponents: (first.rounded(.down), last.rounded(.up)))
      if Double(ticks.count) * 2 < count { ticks = TickSteps.ticks(from: low, to: high, count: count) }
    } else {
      ticks = TickSteps.ticks(from: first, to: last, count: min(last - first, count)).map(power)
    }
    return stop < start ? ticks.reversed() : ticks
  }

  private func multiples(from low: Double, to high: Double, exponents: (first: Double, last: Double)) -> [Double] {
    var ticks: [Double] = []
    let factors = Array(stride(from: 1.0, to: base, by: 1))
    for exponent in stride(from: exponents.first, through: exponents.last, by: 1) {
      for factor in isMirrored ? factors.reversed() : factors {
        // A division by a whole power is more precise than a product with a fraction.
        let divides = isMirrored ? exponent > 0 : exponent < 0
        let tick = divides ? factor / power(-exponent) : factor * power(exponent)
        if tick < low { continue }
        if tick > high { break }
        ticks.append(tick)
      }
    }
    return Array(ticks.prefix(TickSteps.limit))
  }

  /// Whether a tick has a label: the factors of a power up to `limit` have.
  func hasLabel(_ tick: Double, limit: Double) -> Bool {
    // As in Vega, negative ticks have no logarithm here.
    var factor = tick / positivePower(positiveExponent(of: tick).rounded())
    if factor * base < base - 0.5 { factor *= base }
    return factor <= limit
  }
}
