internal import CanvasMeter

/// What an expression reads besides the rows, and what it uses up: steps and random numbers.
package struct ExpressionEnvironment: Sendable {
  /// The values of signals and parameters by name, such as `width`.
  package var signals: [String: DataValue]
  /// The data sets that `data('name')` gives, each a list of records.
  package var data: [String: [DataValue]] = [:]
  /// The zone of local times.
  package var zone: ClockZone
  /// The number of steps that may still be taken. Each node of an expression takes 1, a function that makes or reads
  /// many values takes more. When they are used up, the meter gives more. An evaluation that gets none fails.
  package var remainingSteps: Int
  /// Counts the steps.
  private let meter: Meter?
  /// The time of `now()`, in milliseconds since 1970.
  package var now: Double
  /// The locale of formatted numbers and times.
  package var locale: LocaleFormat = .english
  /// The scales, or nil if there are none yet.
  package var scales: ExpressionScales?
  /// The luminance of a colour of CSS; NaN for another text.
  package var luminance: @Sendable (_ color: String) -> Double = { _ in .nan }
  private var randomState: UInt64

  package init(
    signals: [String: DataValue] = [:], zone: ClockZone = .utc, remainingSteps: Int? = nil, seed: UInt64 = 0,
    now: Double = 0
  ) {
    self.signals = signals
    self.zone = zone
    self.remainingSteps = remainingSteps ?? 0
    meter = remainingSteps == nil ? Meter.current ?? .forPicture : nil
    self.now = now
    randomState = seed
  }

  /// The next number of the generator, from 0 to less than 1. The method is SplitMix64 (Steele, Lea and Flood, "Fast
  /// Splittable Pseudorandom Number Generators", 2014).
  mutating func random() -> Double {
    randomState &+= 0x9e37_79b9_7f4a_7c15
    var bits = randomState
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    bits ^= bits >> 31
    return Double(bits >> 11) * 0x1p-53
  }

  /// Takes some steps. False if there aren't as many.
  mutating func take(_ steps: Int) -> Bool {
    guard steps <= remainingSteps || refill(steps) else { return false }
    remainingSteps -= max(steps, 0)
    return true
  }

  /// Makes sure that as many steps are there at once, up to some millions. False if they aren't.
  mutating func refill(upTo steps: Int) -> Bool {
    let steps = min(steps, 4_000_000)
    return steps <= remainingSteps || meter == nil || refill(steps - remainingSteps)
  }

  /// Takes more steps from the meter, many at once.
  private mutating func refill(_ steps: Int) -> Bool {
    let count = max(steps, 10_000)
    guard let meter, meter.take(Double(count), .steps) else { return false }
    remainingSteps += count
    return true
  }
}

/// The constants of Vega's expression language.
enum ExpressionConstants {
  /// The value of a name, or nil if it isn't a constant.
  static func value(_ name: String) -> DataValue? {
    switch name {
    case "true": .bool(true)
    case "false": .bool(false)
    case "null": .null
    case "undefined": .undefined
    case "NaN": .number(.nan)
    case "Infinity": .number(.infinity)
    case "PI": .number(.pi)
    case "E": .number(2.718281828459045)
    case "LN2": .number(0.6931471805599453)
    case "LN10": .number(2.302585092994046)
    case "LOG2E": .number(1.4426950408889634)
    case "LOG10E": .number(0.4342944819032518)
    case "SQRT1_2": .number(0.7071067811865476)
    case "SQRT2": .number(1.4142135623730951)
    case "MIN_VALUE": .number(.leastNonzeroMagnitude)
    case "MAX_VALUE": .number(.greatestFiniteMagnitude)
    default: nil
    }
  }
}
