/// A reader of expressions, by recursive descent.
struct ExpressionParser {
  let bytes: [UInt8]
  var index = 0
  var depth = 0
  /// The fields that are read by name, in the order of their first occurrence.
  private(set) var fields: [String] = []
  private(set) var readsWholeRow = false
  private var slots: [String: Int] = [:]

  init(_ source: String) { bytes = Array(source.utf8) }

  /// The whole source as one expression.
  mutating func expression() throws(ExpressionError) -> ExpressionNode {
    guard bytes.count <= Expression.sourceLimit else {
      throw ExpressionError(
        offset: 0, found: "\(bytes.count) bytes", allowed: "an expression has at most \(Expression.sourceLimit)")
    }
    skipSpace()
    let node = try conditional()
    guard index == bytes.count else { throw error("an operator or the end is allowed") }
    guard node.height(limit: Expression.depthLimit + 1) <= Expression.depthLimit else { throw tooDeep }
    return node
  }

  /// An expression with `?` and `:`, or without.
  mutating func conditional() throws(ExpressionError) -> ExpressionNode {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Expression.depthLimit else { throw tooDeep }
    var cases: [(condition: ExpressionNode, value: ExpressionNode)] = []
    while true {
      let node = try operation(1)
      guard take("?") else { return cases.isEmpty ? node : .choice(cases, otherwise: node) }
      let value = try conditional()
      guard take(":") else { throw error("`:` and another value must follow the value after `?`") }
      cases.append((node, value))
    }
  }

  /// Operands with operators of at least a precedence between them.
  private mutating func operation(_ precedence: Int) throws(ExpressionError) -> ExpressionNode {
    var first = try unary()
    var rest: [(BinaryOperator, ExpressionNode)] = []
    while let next = nextOperator(), next.precedence >= precedence {
      index += next.rawValue.utf8.count
      skipSpace()
      if let last = rest.last, last.0.precedence != next.precedence {
        first = Self.joined(first, rest)
        rest = []
      }
      rest.append((next, try operation(next.precedence + 1)))
    }
    return Self.joined(first, rest)
  }

  /// Operands with operators of one precedence. They become one node, so that long sums aren't deep.
  private static func joined(_ first: ExpressionNode, _ rest: [(BinaryOperator, ExpressionNode)]) -> ExpressionNode {
    guard let (operation, second) = rest.first else { return first }
    switch operation {
    case .and: return .all([first] + rest.map(\.1))
    case .or: return .any([first] + rest.map(\.1))
    default: return rest.count == 1 ? .binary(operation, first, second) : .chain(first, rest)
    }
  }

  private func nextOperator() -> BinaryOperator? {
    guard index < bytes.count, !bytes[index...].starts(with: "++".utf8), !bytes[index...].starts(with: "--".utf8) else {
      return nil
    }
    return BinaryOperator.allCases.first { bytes[index...].starts(with: $0.rawValue.utf8) }
  }

  private mutating func unary() throws(ExpressionError) -> ExpressionNode {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Expression.depthLimit else { throw tooDeep }
    guard index < bytes.count, let sign = UnaryOperator(rawValue: String(UnicodeScalar(bytes[index]))) else {
      return try postfix()
    }
    if bytes[index...].starts(with: "++".utf8) || bytes[index...].starts(with: "--".utf8) {
      throw error("`++` and `--` aren't allowed; two signs need a space between them")
    }
    index += 1
    skipSpace()
    let operand = try unary()
    if sign == .negative, case .value(.number(let number)) = operand { return .value(.number(-number)) }
    return .unary(sign, operand)
  }

  /// An operand with members after it.
  private mutating func postfix() throws(ExpressionError) -> ExpressionNode {
    var node = try primary()
    while index < bytes.count {
      if take(".") {
        guard let name = identifier() else { throw error("a member's name must follow the point") }
        node = member(node, name)
      } else if take("[") {
        let key = try conditional()
        guard take("]") else { throw error("`]` must follow the index") }
        node = member(node, at: key)
      } else if bytes[index] == UInt8(ascii: "(") {
        throw error("only a function's name can be called; methods aren't allowed")
      } else {
        break
      }
    }
    if case .datum = node { readsWholeRow = true }
    return node
  }

  private mutating func member(_ node: ExpressionNode, _ name: String) -> ExpressionNode {
    guard case .datum = node else { return .member(node, name) }
    return .field(name, slot: slot(name))
  }

  private mutating func member(_ node: ExpressionNode, at key: ExpressionNode) -> ExpressionNode {
    if case .value(.text(let name)) = key { return member(node, name) }
    guard case .datum = node else { return .index(node, key) }
    if case .value(let value) = key {
      let name = value.scriptText(zone: .utc)
      return .field(name, slot: slot(name))
    }
    readsWholeRow = true
    return .computedField(key)
  }

  private mutating func slot(_ name: String) -> Int {
    if let slot = slots[name] { return slot }
    slots[name] = fields.count
    fields.append(name)
    return fields.count - 1
  }
}
