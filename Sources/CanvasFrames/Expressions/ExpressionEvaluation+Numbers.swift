internal import CanvasMath

extension ExpressionEvaluation {
  /// The result of a function of numbers, or nil if it is another function.
  mutating func number(_ function: ExpressionFunction, _ arguments: ExpressionArguments) -> Double? {
    switch function {
    case .abs: abs(arguments.number(0))
    case .ceil: arguments.number(0).rounded(.up)
    case .floor: arguments.number(0).rounded(.down)
    case .round: ScriptNumber.rounded(arguments.number(0))
    case .sqrt: arguments.number(0).squareRoot()
    case .exp: ExpLog.exp(arguments.number(0))
    case .log: ExpLog.log(arguments.number(0))
    case .pow: ScriptNumber.power(arguments.number(0), arguments.number(1))
    case .min: Self.extreme(arguments, .infinity) { $0 < $1 }
    case .max: Self.extreme(arguments, -.infinity) { $0 > $1 }
    case .clamp: Self.clamped(arguments.number(0), arguments.number(1), arguments.number(2))
    case .hypot: Self.hypotenuse(arguments)
    case .random: environment.random()
    case .luminance: environment.luminance(arguments.text(0))
    case .contrast: Self.contrast(environment.luminance(arguments.text(0)), environment.luminance(arguments.text(1)))
    case .bandspace:
      arguments.number(0) == 0
        ? 0 : max(0, arguments.number(0) - (arguments[1]?.number ?? 0) + 2 * (arguments[2]?.number ?? 0))
    default: distributed(function, arguments) ?? Self.angle(function, arguments)
    }
  }

  private static func contrast(_ a: Double, _ b: Double) -> Double { (max(a, b) + 0.05) / (min(a, b) + 0.05) }

  /// The density, the probability or the quantile of a distribution, or a random number of it.
  private mutating func distributed(_ function: ExpressionFunction, _ arguments: ExpressionArguments) -> Double? {
    let isSample = [.sampleNormal, .sampleLogNormal, .sampleUniform].contains(function)
    // A sample has no number before the distribution's two.
    let first = isSample ? 0 : 1
    let number = isSample ? environment.random() : arguments.number(0)
    let (a, b) = (arguments[first]?.number, arguments[first + 1]?.number)
    let (mean, deviation) = (a ?? 0, b ?? 1)
    let (low, high) = b == nil ? (0, a ?? 1) : (a ?? 0, b ?? 1)
    let z = (number - mean) / deviation
    let logarithmic = (ExpLog.log(number) - mean) / deviation
    switch function {
    case .densityNormal: return NormalDistribution.density(z) / deviation
    case .densityLogNormal: return number <= 0 ? 0 : NormalDistribution.density(logarithmic) / (deviation * number)
    case .densityUniform: return number >= low && number <= high ? 1 / (high - low) : 0
    case .cumulativeNormal: return NormalDistribution.cumulative(z)
    case .cumulativeLogNormal: return number <= 0 ? 0 : NormalDistribution.cumulative(logarithmic)
    case .cumulativeUniform: return Self.clamped((number - low) / (high - low), 0, 1)
    case .quantileNormal, .sampleNormal: return mean + deviation * NormalDistribution.quantile(number)
    case .quantileLogNormal, .sampleLogNormal:
      return ExpLog.exp(mean + deviation * NormalDistribution.quantile(number))
    case .quantileUniform, .sampleUniform: return number >= 0 && number <= 1 ? low + number * (high - low) : .nan
    default: return nil
    }
  }

  private static func angle(_ function: ExpressionFunction, _ arguments: ExpressionArguments) -> Double? {
    let number = arguments.number(0)
    switch function {
    case .sin: return Trigonometry.sineAndCosine(number).sine
    case .cos: return Trigonometry.sineAndCosine(number).cosine
    case .tan:
      let (sine, cosine) = Trigonometry.sineAndCosine(number)
      return sine / cosine
    case .asin: return angle(x: ((1 - number) * (1 + number)).squareRoot(), y: number)
    case .acos: return angle(x: number, y: ((1 - number) * (1 + number)).squareRoot())
    case .atan: return angle(x: 1, y: number)
    case .atan2: return angle(x: arguments.number(1), y: number)
    default: return nil
    }
  }

  /// The angle of a vector. Infinite coordinates count as the directions that they tend to.
  private static func angle(x: Double, y: Double) -> Double {
    guard !x.isNaN, !y.isNaN else { return .nan }
    if y == 0 { return x.sign == .minus ? (y.sign == .minus ? -.pi : .pi) : y }
    guard x.isInfinite || y.isInfinite else { return Trigonometry.angle(x: x, y: y) }
    func unit(_ number: Double) -> Double { number.isInfinite ? (number < 0 ? -1 : 1) : 0 }
    return Trigonometry.angle(x: unit(x), y: unit(y))
  }

  private static func extreme(
    _ arguments: ExpressionArguments, _ start: Double, _ isBetter: (Double, Double) -> Bool
  ) -> Double {
    var best = start
    for value in arguments.values {
      let number = value.scriptNumber
      if number.isNaN { return .nan }
      if isBetter(number, best) { best = number }
    }
    return best
  }

  private static func clamped(_ number: Double, _ low: Double, _ high: Double) -> Double {
    number.isNaN || low.isNaN || high.isNaN ? .nan : max(low, min(high, number))
  }

  private static func hypotenuse(_ arguments: ExpressionArguments) -> Double {
    let numbers = arguments.values.map { abs($0.scriptNumber) }
    if numbers.contains(.infinity) { return .infinity }
    guard let largest = numbers.max(), largest > 0 else { return numbers.contains { $0.isNaN } ? .nan : 0 }
    return largest * numbers.reduce(0) { $0 + ($1 / largest) * ($1 / largest) }.squareRoot()
  }

  /// The result of a function that asks for a value's kind or changes it, or nil if it is another function.
  func converted(_ function: ExpressionFunction, _ arguments: ExpressionArguments) -> DataValue? {
    let value = arguments[0] ?? .undefined
    switch function {
    case .isNaN: return .bool(value.number?.isNaN ?? false)
    case .isFinite: return .bool(value.number?.isFinite ?? false)
    case .isArray: if case .list = value { return .bool(true) } else { return .bool(false) }
    case .isBoolean: if case .bool = value { return .bool(true) } else { return .bool(false) }
    case .isDate: if case .time = value { return .bool(true) } else { return .bool(false) }
    case .isNumber: return .bool(value.number != nil)
    case .isString: return .bool(value.text != nil)
    case .isObject:
      switch value {
      case .list, .record, .time: return .bool(true)
      case .null, .undefined, .bool, .number, .text: return .bool(false)
      }
    case .isValid: return .bool(!value.isNull && value.number?.isNaN != true)
    case .toBoolean: return value.parsedBoolean
    case .toNumber: return value.isMissing ? .null : .number(value.scriptNumber)
    case .toString: return value.isMissing ? .null : .text(value.scriptText(zone: arguments.zone))
    case .toDate: return value.isMissing ? .null : date(value)
    default: return nil
    }
  }

  /// The value as a time: a time or number itself, the number of milliseconds of a text.
  private func date(_ value: DataValue) -> DataValue {
    switch value {
    case .number, .time: value
    default:
      .number(DateParsing.time(of: value.scriptText(zone: environment.zone), zone: environment.zone) ?? .nan)
    }
  }
}
