internal import CanvasMath

/// The function between a number and its place on a scale.
package enum ScaleKind: Sendable, Hashable {
  /// In proportion to the number.
  case linear
  /// In proportion to the logarithm. The ticks are at powers of the base, which doesn't change places.
  case log(base: Double)
  /// In proportion to a power. Negative numbers mirror positive ones.
  case pow(exponent: Double)
  /// In proportion to the logarithm of 1 + |number| / constant. Negative numbers mirror positive ones.
  case symlog(constant: Double)
  /// Milliseconds since 1970-01-01 00:00 UTC, with ticks on the clocks and the calendar of a zone.
  case time(ClockZone)
  /// Milliseconds since 1970-01-01 00:00 UTC, as Vega's `utc`: every second day counts from 1970, not in each month.
  case utc

  /// In proportion to the square root.
  package static let sqrt = ScaleKind.pow(exponent: 0.5)

  /// Whether ticks are powers.
  package var isLog: Bool { if case .log = self { true } else { false } }

  /// The zone of times, or nil for numbers.
  package var zone: ClockZone? {
    switch self {
    case .time(let zone): zone
    case .utc: .utc
    default: nil
    }
  }
}

/// A scale's function and its inverse, as in d3-scale.
struct ScaleTransform: Sendable, Hashable {
  var kind: ScaleKind
  /// Whether a logarithmic scale is of negative numbers.
  var isMirrored = false

  init(_ kind: ScaleKind, domain: [Double]) {
    self.kind = kind
    isMirrored = kind.isLog && (domain.first ?? 0) < 0
  }

  /// The place of a number. NaN if the function has no value.
  func forward(_ x: Double) -> Double {
    switch kind {
    case .linear, .time, .utc: x
    case .log: isMirrored ? -ExpLog.log(-x) : ExpLog.log(x)
    case .pow(let exponent): Self.signed(x) { Self.power($0, exponent) }
    case .symlog(let constant): Self.signed(x) { Self.logOfOneMore($0 / abs(constant)) }
    }
  }

  /// The number at a place.
  func backward(_ y: Double) -> Double {
    switch kind {
    case .linear, .time, .utc: y
    case .log: isMirrored ? -ExpLog.exp(-y) : ExpLog.exp(y)
    case .pow(let exponent): Self.signed(y) { Self.power($0, 1 / exponent) }
    case .symlog(let constant): Self.signed(y) { Self.expLessOne($0) * abs(constant) }
    }
  }

  private static func signed(_ x: Double, _ function: (Double) -> Double) -> Double {
    x < 0 ? -function(-x) : function(x)
  }

  private static func power(_ x: Double, _ exponent: Double) -> Double {
    switch exponent {
    case 1: x
    case 2: x * x
    case 3: x * x * x
    case 0.5: x.squareRoot()
    default: x.isNaN || exponent.isNaN ? .nan : x == 0 && exponent < 0 ? .infinity : ExpLog.power(x, exponent)
    }
  }

  /// The logarithm of 1 + x, also precise for x near 0. The rounding of 1 + x is divided out.
  private static func logOfOneMore(_ x: Double) -> Double {
    let sum = 1 + x
    return sum == 1 || !sum.isFinite ? x : ExpLog.log(sum) * (x / (sum - 1))
  }

  /// The exponential less 1, also precise for x near 0.
  private static func expLessOne(_ x: Double) -> Double {
    let power = ExpLog.exp(x)
    guard power != 1, power.isFinite else { return power == 1 ? x : power }
    return abs(x) > 1 ? power - 1 : (power - 1) * (x / ExpLog.log(power))
  }
}
