/// The evaluation of an expression in a row of a frame.
struct ExpressionEvaluation {
  let frame: DataFrame
  /// The columns of the expression's fields by slot, or empty if they are to be looked up.
  let columns: [DataColumn?]
  var row: Int
  var environment: ExpressionEnvironment

  /// The value of a part of the expression.
  mutating func value(_ node: ExpressionNode) throws(ExpressionError) -> DataValue {
    environment.remainingSteps -= 1
    if environment.remainingSteps < 0 { try takeMore() }
    switch node {
    case .value(let value): return value
    case .field(let name, let slot):
      return columns.isEmpty ? frame.value(name, row) : columns[slot]?[row] ?? .undefined
    case .binary(let operation, let a, let b): return try result(operation, try value(a), value(b))
    case .signal(let name, let offset): return try signal(name, offset)
    case .unary(let sign, let operand): return Self.result(sign, try value(operand))
    case .choice(let cases, let otherwise): return try choice(cases, otherwise)
    case .call(let function, let nodes, let offset): return try call(function, nodes, offset)
    default: return try other(node)
    }
  }

  /// The value of a part of the rarer kinds.
  private mutating func other(_ node: ExpressionNode) throws(ExpressionError) -> DataValue {
    switch node {
    case .chain(let first, let rest): return try chain(first, rest)
    case .all(let nodes): return try last(nodes, whileTruthy: true)
    case .any(let nodes): return try last(nodes, whileTruthy: false)
    case .member(let node, let name): return try value(node).member(name)
    case .index(let node, let key):
      let owner = try value(node)
      return owner.member(try value(key), zone: environment.zone)
    case .datum: return try wholeRow()
    case .computedField(let key): return frame.value(try value(key).scriptText(zone: environment.zone), row)
    case .list(let nodes):
      let list = try values(nodes)
      for value in list { try take(value) }
      return .list(list)
    case .record(let members): return try record(members)
    case .numberText(let node, let format): return numberText(try value(node), format)
    case .timeText(let node, let format, let isUTC): return timeText(try value(node), format, isUTC: isUTC)
    default: return .null
    }
  }

  private func signal(_ name: String, _ offset: Int) throws(ExpressionError) -> DataValue {
    guard let value = environment.signals[name] else {
      let near = environment.signals.keys.sorted().meant(by: name).map { "; is `\($0)` meant?" } ?? ""
      throw ExpressionError(offset: offset, found: "`\(name.prefix(40))`", allowed: "there is no such signal" + near)
    }
    return value
  }

  private mutating func choice(
    _ cases: [(condition: ExpressionNode, value: ExpressionNode)], _ otherwise: ExpressionNode
  ) throws(ExpressionError) -> DataValue {
    for (condition, node) in cases where try value(condition).isTruthy { return try value(node) }
    return try value(otherwise)
  }

  private mutating func chain(_ first: ExpressionNode, _ rest: [(BinaryOperator, ExpressionNode)])
    throws(ExpressionError) -> DataValue
  {
    var sum = try value(first)
    for (operation, node) in rest { sum = try result(operation, sum, try value(node)) }
    return sum
  }

  /// The first value that isn't as truthy as it is to be, or the last one.
  private mutating func last(_ nodes: [ExpressionNode], whileTruthy: Bool) throws(ExpressionError) -> DataValue {
    var result = DataValue.null
    for node in nodes {
      result = try value(node)
      if result.isTruthy != whileTruthy { return result }
    }
    return result
  }

  /// The values of parts in their order.
  mutating func values(_ nodes: [ExpressionNode]) throws(ExpressionError) -> [DataValue] {
    try nodes.map { (node) throws(ExpressionError) in try value(node) }
  }

  private mutating func record(_ members: [(String, ExpressionNode)]) throws(ExpressionError) -> DataValue {
    var record: [String: DataValue] = [:]
    for (name, node) in members {
      let value = try value(node)
      try take(value)
      record[name] = value
    }
    return .record(record)
  }

  private mutating func wholeRow() throws(ExpressionError) -> DataValue {
    try take(frame.names.count)
    return .record(Dictionary(frame.names.map { ($0, frame.value($0, row)) }) { _, last in last })
  }

  /// Takes steps for work that depends on the size of values.
  mutating func take(_ steps: Int) throws(ExpressionError) {
    guard environment.take(steps) else {
      throw ExpressionError(
        offset: 0, found: "a long evaluation", allowed: "the steps of the expressions are used up")
    }
  }

  /// Takes steps for texts and lists that become a part of another value. Values can share parts, so that a value which
  /// takes little memory can be endless as a text.
  private mutating func take(_ values: DataValue...) throws(ExpressionError) {
    for value in values {
      let size = value.size(limit: Self.sizeLimit)
      try take(size < Self.sizeLimit ? size : .max)
    }
  }

  /// The largest size of a value that is a part of another one.
  private static let sizeLimit = 1 << 20

  private mutating func takeMore() throws(ExpressionError) {
    environment.remainingSteps += 1
    try take(1)
  }

  private static func result(_ sign: UnaryOperator, _ value: DataValue) -> DataValue {
    switch sign {
    case .not: .bool(!value.isTruthy)
    case .negative: .number(-value.scriptNumber)
    case .positive: .number(value.scriptNumber)
    case .complement: .number(Double(Int32(bitPattern: ~ScriptNumber.bits(value.scriptNumber))))
    }
  }

  private mutating func result(_ operation: BinaryOperator, _ a: DataValue, _ b: DataValue)
    throws(ExpressionError) -> DataValue
  {
    switch operation {
    case .plus:
      if case .number(let a) = a, case .number(let b) = b { return .number(a + b) }
      try take(a, b)
      return a.adding(b, zone: environment.zone)
    case .minus: return .number(a.scriptNumber - b.scriptNumber)
    case .times: return .number(a.scriptNumber * b.scriptNumber)
    case .divided: return .number(a.scriptNumber / b.scriptNumber)
    case .rest: return .number(a.scriptNumber.truncatingRemainder(dividingBy: b.scriptNumber))
    case .less: return .bool(a.isLess(than: b))
    case .greater: return .bool(b.isLess(than: a))
    case .atMost: return .bool(a.isAtMost(b))
    case .atLeast: return .bool(b.isAtMost(a))
    case .identical: return .bool(a.isIdentical(to: b))
    case .notIdentical: return .bool(!a.isIdentical(to: b))
    case .equal: return .bool(a.isLooselyEqual(to: b, zone: environment.zone))
    case .notEqual: return .bool(!a.isLooselyEqual(to: b, zone: environment.zone))
    case .and, .or: return (operation == .and) == a.isTruthy ? b : a
    case .bitAnd, .bitOr, .bitXor, .leftShift, .rightShift, .unsignedShift:
      return .number(Self.bits(operation, ScriptNumber.bits(a.scriptNumber), ScriptNumber.bits(b.scriptNumber)))
    }
  }

  private static func bits(_ operation: BinaryOperator, _ a: UInt32, _ b: UInt32) -> Double {
    switch operation {
    case .bitAnd: Double(Int32(bitPattern: a & b))
    case .bitOr: Double(Int32(bitPattern: a | b))
    case .bitXor: Double(Int32(bitPattern: a ^ b))
    case .leftShift: Double(Int32(bitPattern: a &<< b))
    case .rightShift: Double(Int32(bitPattern: a) &>> Int32(bitPattern: b))
    default: Double(a &>> b)
    }
  }
}
