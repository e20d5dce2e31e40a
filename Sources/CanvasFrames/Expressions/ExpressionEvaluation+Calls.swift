extension ExpressionEvaluation {
  /// The value of a call.
  mutating func call(_ function: ExpressionFunction, _ nodes: [ExpressionNode], _ offset: Int)
    throws(ExpressionError) -> DataValue
  {
    switch function {
    case .choose: return try value(try value(nodes[0]).isTruthy ? nodes[1] : nodes[2])
    case .isDefined: return .bool(try isDefined(nodes.first))
    case .test, .replace, .split, .isRegExp, .regexp: return try patternCall(function, nodes, offset)
    case .length where nodes.isEmpty: return .null
    default: break
    }
    let arguments = ExpressionArguments(values: try values(nodes), zone: environment.zone)
    if let number = number(function, arguments) { return .number(number) }
    if let value = converted(function, arguments) { return value }
    if let value = try time(function, arguments, offset) { return value }
    if let value = try list(function, arguments) { return value }
    if let value = try text(function, arguments, offset) { return value }
    return try other(function, arguments, offset)
  }

  private mutating func other(_ function: ExpressionFunction, _ arguments: ExpressionArguments, _ offset: Int)
    throws(ExpressionError) -> DataValue
  {
    switch function {
    case .warn, .info, .debug: return arguments.values.last ?? .null
    case .merge: return merged(arguments)
    case .data: throw error(function, offset, "the data set isn't available here")
    default:
      if let value = scaled(function, arguments) { return value }
      throw error(function, offset, "the function isn't available here")
    }
  }

  private func merged(_ arguments: ExpressionArguments) -> DataValue {
    var record: [String: DataValue] = [:]
    for case .record(let members) in arguments.values { record.merge(members) { _, last in last } }
    return .record(record)
  }

  /// Whether a part is defined. A signal may be one that doesn't exist.
  private mutating func isDefined(_ node: ExpressionNode?) throws(ExpressionError) -> Bool {
    guard let node else { return false }
    if case .signal(let name, _) = node, environment.signals[name] == nil { return false }
    return try value(node) != .undefined
  }

  func error(_ function: ExpressionFunction, _ offset: Int, _ allowed: String) -> ExpressionError {
    ExpressionError(offset: offset, found: "`\(function.rawValue)`", allowed: allowed)
  }
}

/// The values that a function is called with.
struct ExpressionArguments {
  let values: [DataValue]
  let zone: ClockZone

  /// A value, or nil if it isn't given.
  subscript(index: Int) -> DataValue? { values.indices.contains(index) ? values[index] : nil }

  /// A value as a number, NaN if it isn't given.
  func number(_ index: Int) -> Double { self[index]?.scriptNumber ?? .nan }

  /// A value as a text, `undefined` if it isn't given.
  func text(_ index: Int) -> String { self[index]?.scriptText(zone: zone) ?? "undefined" }

  /// A value as an index, or nil if it isn't given or null.
  func index(_ index: Int) -> Int? {
    guard let value = self[index], !value.isNull else { return nil }
    return ScriptNumber.index(value.scriptNumber)
  }

  /// A list, or empty.
  func list(_ index: Int) -> [DataValue] { if case .list(let values)? = self[index] { values } else { [] } }

  /// A value as a text, or nil if it isn't given or null.
  func optionalText(_ index: Int) -> String? {
    self[index].flatMap { $0.isNull ? nil : $0.scriptText(zone: zone) }
  }
}
