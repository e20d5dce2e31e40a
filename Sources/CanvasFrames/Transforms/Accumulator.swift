internal import CanvasMath

/// The running totals of values that are added and taken away one by one.
///
/// Mean and variance are updated as by Welford (1962), in the order of Vega, so that they are equal to the last digit.
struct Accumulator {
  private(set) var rows = 0
  private(set) var valid = 0
  private(set) var missing = 0
  private var sum = 0.0
  private var product = 1.0
  private var mean = 0.0
  private var deviation = 0.0
  private var weighted = 0.0
  /// The rate of the exponential mean, or nil if it isn't needed.
  private let rate: Double?

  init(rate: Double? = nil) { self.rate = rate }

  /// Adds a row without a field; with -1, takes one away.
  mutating func countRow(_ change: Int) { rows += change }

  /// Adds a row whose value is missing; with -1, takes one away.
  mutating func countMissing(_ change: Int) {
    rows += change
    missing += change
  }

  /// Adds a value that is there. NaN isn't counted.
  mutating func add(_ value: Double, isNumber: Bool = true) {
    rows += 1
    guard !value.isNaN || !isNumber else { return }
    valid += 1
    sum += value
    product *= value
    let delta = value - mean
    mean += delta / Double(valid)
    deviation += delta * (value - mean)
    if let rate { weighted = rate * weighted + value }
  }

  /// Takes away the value that was added first.
  mutating func remove(_ value: Double, isNumber: Bool = true) {
    rows -= 1
    guard !value.isNaN || !isNumber else { return }
    valid -= 1
    sum -= value
    product /= value
    let delta = value - mean
    mean -= valid > 0 ? delta / Double(valid) : mean
    deviation -= delta * (value - mean)
    if let rate { weighted = (weighted - value * ExpLog.power(rate, whole: valid - 1)) / rate }
  }

  /// The result of an operation, or null if there are too few values.
  func value(_ operation: AggregateOperation) -> DataValue {
    switch operation {
    case .count: .number(Double(rows))
    case .valid: .number(Double(valid))
    case .missing: .number(Double(missing))
    default: moment(operation).map(DataValue.number) ?? .null
    }
  }

  private func moment(_ operation: AggregateOperation) -> Double? {
    guard valid > 0 else { return nil }
    let count = Double(valid)
    switch operation {
    case .sum: return sum
    case .product: return product
    case .mean, .average: return mean
    case .exponential:
      guard let rate else { return .nan }
      return weighted * (1 - rate) / (1 - ExpLog.power(rate, whole: valid))
    case .exponentialb: return rate.map { weighted * (1 - $0) } ?? .nan
    default: break
    }
    guard valid > 1 else { return nil }
    switch operation {
    case .variance: return deviation / (count - 1)
    case .variancep: return deviation / count
    case .stdev: return (deviation / (count - 1)).squareRoot()
    case .stdevp: return (deviation / count).squareRoot()
    case .stderr: return (deviation / (count * (count - 1))).squareRoot()
    default: return nil
    }
  }
}
