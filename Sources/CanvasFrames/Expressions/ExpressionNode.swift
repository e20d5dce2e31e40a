/// A part of an expression, ready to be evaluated: names are already looked up.
indirect enum ExpressionNode: Sendable {
  case value(DataValue)
  /// A field of the row, and its place among the expression's fields.
  case field(String, slot: Int)
  /// The whole row.
  case datum
  /// A field of the row whose name is calculated.
  case computedField(ExpressionNode)
  /// A signal or parameter.
  case signal(String, offset: Int)
  case member(ExpressionNode, String)
  case index(ExpressionNode, ExpressionNode)
  case list([ExpressionNode])
  case record([(String, ExpressionNode)])
  case unary(UnaryOperator, ExpressionNode)
  case binary(BinaryOperator, ExpressionNode, ExpressionNode)
  /// Operators of one precedence, from left to right.
  case chain(ExpressionNode, [(BinaryOperator, ExpressionNode)])
  case all([ExpressionNode])
  case any([ExpressionNode])
  /// The first value whose condition is true, or the other one.
  case choice([(condition: ExpressionNode, value: ExpressionNode)], otherwise: ExpressionNode)
  case call(ExpressionFunction, [ExpressionNode], offset: Int)
  /// A call of `format` with a constant format.
  case numberText(ExpressionNode, NumberFormat)
  /// A call of `timeFormat` or `utcFormat` with a constant format.
  case timeText(ExpressionNode, TimeFormat, isUTC: Bool)
  /// A regular expression, only as an argument.
  case pattern(TextPattern)

  /// The parts of the part.
  var children: [ExpressionNode] {
    switch self {
    case .value, .field, .datum, .signal, .pattern: []
    case .computedField(let node), .member(let node, _), .unary(_, let node), .numberText(let node, _),
      .timeText(let node, _, _):
      [node]
    case .index(let first, let second), .binary(_, let first, let second): [first, second]
    case .list(let nodes), .all(let nodes), .any(let nodes), .call(_, let nodes, _): nodes
    case .record(let members): members.map(\.1)
    case .chain(let first, let rest): [first] + rest.map(\.1)
    case .choice(let cases, let otherwise): cases.flatMap { [$0.condition, $0.value] } + [otherwise]
    }
  }

  /// The number of levels, counted up to a limit.
  func height(limit: Int) -> Int {
    limit > 0 ? 1 + (children.map { $0.height(limit: limit - 1) }.max() ?? 0) : 1
  }

  var readsScales: Bool {
    if case .call(let function, _, _) = self, ExpressionScales.functions.contains(function) { return true }
    return children.contains(where: \.readsScales)
  }
}

enum UnaryOperator: String, Sendable {
  case not = "!"
  case negative = "-"
  case positive = "+"
  case complement = "~"
}

enum BinaryOperator: String, Sendable, CaseIterable {
  // Longer operators are before their beginnings.
  case identical = "===", notIdentical = "!==", unsignedShift = ">>>"
  case equal = "==", notEqual = "!=", atMost = "<=", atLeast = ">=", leftShift = "<<", rightShift = ">>"
  case and = "&&", or = "||"
  case less = "<", greater = ">", plus = "+", minus = "-", times = "*", divided = "/", rest = "%"
  case bitAnd = "&", bitOr = "|", bitXor = "^"

  /// The precedence of the operator: a higher one binds its operands first.
  var precedence: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .bitOr: 3
    case .bitXor: 4
    case .bitAnd: 5
    case .identical, .notIdentical, .equal, .notEqual: 6
    case .less, .greater, .atMost, .atLeast: 7
    case .leftShift, .rightShift, .unsignedShift: 8
    case .plus, .minus: 9
    case .times, .divided, .rest: 10
    }
  }
}
