internal import CanvasFrames

/// A condition of an element: an expression with references in braces, `{Power} > 0 && {Kind} == 'beast'`, or one
/// reference, which is true unless it is empty, 0, `false` or `no`.
struct TemplateCondition: Sendable {
  private let expression: Expression
  private let references: [CellReference]
  private let place: SourcePlace

  init(_ source: String, at place: SourcePlace) throws(TemplateError) {
    self.place = place
    var references: [CellReference] = []
    var code = ""
    for part in try CellText(source, at: place).parts {
      switch part {
      case .text(let text): code += text
      case .cell(let reference):
        code += "value\(references.count)"
        references.append(reference)
      }
    }
    do { expression = try Expression(code) } catch {
      throw place.error(
        "\(DataError.quoted(source)); must be a condition such as \"{Power} > 0\": found \(error.found)")
    }
    self.references = references
  }

  func isTrue(in scope: Scope) throws(TemplateError) -> Bool {
    var environment = ExpressionEnvironment(remainingSteps: 100_000)
    for (index, reference) in references.enumerated() {
      environment.signals["value\(index)"] = try scope.value(reference, at: place).map(Self.operand) ?? .null
    }
    do throws(ExpressionError) {
      let value = try expression.value(&environment)
      if case .text(let text) = value { return !["", "0", "false", "no"].contains(text.lowercased()) }
      return value.isTruthy
    } catch {
      throw place.error("the condition fails: \(error.found); \(error.allowed)\(scope.note)")
    }
  }

  /// A text that is a number is one in a condition.
  private static func operand(_ data: TemplateData) -> DataValue {
    if case .text(let text) = data.value, let number = DataValue.text(text).quantity { return .number(number) }
    return data.value
  }
}
