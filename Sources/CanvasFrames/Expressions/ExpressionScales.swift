/// The scales that an expression reads by name: `scale('x', 3)`, `invert('x', 40)`, `bandwidth('x')`, `domain('x')` and
/// `range('x')`.
package struct ExpressionScales: Sendable {
  /// What an expression asks a scale.
  package enum Question: Sendable {
    /// The place, colour or size of a value.
    case place(of: DataValue)
    /// The value at a place.
    case value(at: Double)
    /// The width of a band. 0 for a scale without bands.
    case bandwidth
    case domain, range
  }

  package let answer: @Sendable (_ name: String, _ question: Question) -> DataValue?

  /// - Parameter answer: The answer of the scale with a name, or nil if there is none.
  package init(_ answer: @escaping @Sendable (String, Question) -> DataValue?) { self.answer = answer }

  static let functions: Set<ExpressionFunction> = [.scale, .invert, .bandwidth, .domain, .range]
}

extension ExpressionEvaluation {
  /// The answer of a scale. Null if there is no such scale, as in Vega. Nil if there are none at all.
  func scaled(_ function: ExpressionFunction, _ arguments: ExpressionArguments) -> DataValue? {
    guard let scales = environment.scales, ExpressionScales.functions.contains(function) else { return nil }
    let question: ExpressionScales.Question =
      switch function {
      case .scale: .place(of: arguments[1] ?? .null)
      case .invert: .value(at: arguments.number(1))
      case .bandwidth: .bandwidth
      case .domain: .domain
      default: .range
      }
    return scales.answer(arguments.text(0), question) ?? .null
  }
}
