internal import CanvasMeter

/// What an expression reads besides the rows, and what it uses up: steps and random numbers.
package struct ExpressionEnvironment: Sendable {
  /// The values of signals and parameters by name, such as `width`.
  package var signals: [String: DataValue]
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
  private var generator: SeededRandom

  package init(
    signals: [String: DataValue] = [:], zone: ClockZone = .utc, remainingSteps: Int? = nil, seed: UInt64 = 0,
    now: Double = 0
  ) {
    self.signals = signals
    self.zone = zone
    self.remainingSteps = remainingSteps ?? 0
    meter = remainingSteps == nil ? Meter.current ?? .forPicture : nil
    self.now = now
    generator = SeededRandom(seed: seed)
  }

  /// The next number of the generator, from 0 to less than 1. The method is SplitMix64 (Steele, Lea and Flood, "Fast
  /// Splittable Pseudorandom Number Generators", 2014).
  mutating func random() -> Double { Double(generator.next() >> 11) * 0x1p-53 }

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
  static let values: [String: DataValue] = [
    "true": true, "false": false, "null": .null, "undefined": .undefined, "NaN": .number(.nan),
    "Infinity": .number(.infinity), "PI": .number(.pi), "E": 2.718281828459045, "LN2": 0.6931471805599453,
    "LN10": 2.302585092994046, "LOG2E": 1.4426950408889634, "LOG10E": 0.4342944819032518,
    "SQRT1_2": 0.7071067811865476, "SQRT2": 1.4142135623730951, "MIN_VALUE": .number(.leastNonzeroMagnitude),
    "MAX_VALUE": .number(.greatestFiniteMagnitude),
  ]
}
