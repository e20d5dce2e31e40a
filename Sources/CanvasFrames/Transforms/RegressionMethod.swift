internal import CanvasMath

/// The shape of a curve that is fitted to points.
package enum RegressionMethod: Sendable, Hashable {
  /// a + b·x
  case linear
  /// a + b·ln x
  case logarithmic
  /// a·exp(b·x)
  case exponential
  /// a·xᵇ
  case power
  /// a + b·x + c·x²
  case quadratic
  /// A polynomial of an order from 0 to 32.
  case polynomial(order: Int)

  /// A method by Vega-Lite's name: `linear`, `log`, `exp`, `pow`, `quad` or `poly`. Nil for others.
  package init?(_ name: String, order: Int = 3) {
    let methods: [String: RegressionMethod] = [
      "linear": .linear, "log": .logarithmic, "exp": .exponential, "pow": .power, "quad": .quadratic,
      "poly": .polynomial(order: order),
    ]
    guard let method = methods[name] else { return nil }
    self = method
  }

  /// The number of points that is too small for a curve.
  var freedom: Int {
    switch self {
    case .polynomial(let order): order
    case .quadratic: 2
    case .linear, .logarithmic, .exponential, .power: 1
    }
  }

  /// The curve that fits points best.
  func fit(_ points: PointSet) -> Regression {
    switch self {
    case .linear: .line(points)
    case .logarithmic: .line(points, ExpLog.log)
    case .exponential: .exponential(points)
    case .power: .power(points)
    case .quadratic: .quadratic(points)
    case .polynomial(let order): .polynomial(points, order: min(max(order, 0), 32))
    }
  }

  func points(_ fit: Regression, _ range: ClosedRange<Double>) -> [(x: Double, y: Double)] {
    switch self {
    case .linear: [range.lowerBound, range.upperBound].map { ($0, fit.predict($0)) }
    default: CurveSampling.points(fit.predict, from: range.lowerBound, to: range.upperBound)
    }
  }
}
