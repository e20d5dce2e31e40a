extension ExpressionParser {
  /// A literal, a name, a call, or an expression in parentheses.
  mutating func primary() throws(ExpressionError) -> ExpressionNode {
    guard index < bytes.count else { throw error("a value must follow") }
    switch bytes[index] {
    case UInt8(ascii: "("): return try group()
    case UInt8(ascii: "["): return .list(try list(opening: "[", closing: "]"))
    case UInt8(ascii: "{"): return .record(try members())
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .value(.text(try text()))
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): return .value(.number(try number()))
    case UInt8(ascii: "/"): throw error("a regular expression is allowed only in test, replace and split")
    default: return try name()
    }
  }

  private mutating func group() throws(ExpressionError) -> ExpressionNode {
    _ = take("(")
    let node = try conditional()
    guard take(")") else { throw error("an operator or `)` is allowed") }
    return node
  }

  /// Expressions with commas between them.
  private mutating func list(opening: Character, closing: Character, function: ExpressionFunction? = nil)
    throws(ExpressionError) -> [ExpressionNode]
  {
    _ = take(opening)
    var nodes: [ExpressionNode] = []
    while !take(closing) {
      if !nodes.isEmpty {
        guard take(",") else { throw error("an operator, `,` or `\(closing)` is allowed") }
        if closing == "]", take("]") { break }
      }
      nodes.append(try element(isPatternAllowed: function?.patternIndex == nodes.count))
    }
    return nodes
  }

  private mutating func element(isPatternAllowed: Bool) throws(ExpressionError) -> ExpressionNode {
    guard isPatternAllowed, index < bytes.count, bytes[index] == UInt8(ascii: "/") else { return try conditional() }
    return .pattern(try pattern())
  }

  private mutating func members() throws(ExpressionError) -> [(String, ExpressionNode)] {
    _ = take("{")
    var members: [(String, ExpressionNode)] = []
    while !take("}") {
      if !members.isEmpty {
        guard take(",") else { throw error("an operator, `,` or `}` is allowed") }
        if take("}") { break }
      }
      let key = try memberKey()
      guard take(":") else { throw error("`:` and a value must follow the member's name") }
      members.append((key, try conditional()))
    }
    return members
  }

  private mutating func memberKey() throws(ExpressionError) -> String {
    guard index < bytes.count else { throw error("a member's name or `}` must follow") }
    switch bytes[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try text()
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): return ScriptNumber.text(try number())
    default:
      guard let name = identifier() else { throw error("a member's name or `}` is allowed") }
      return name
    }
  }

  private mutating func name() throws(ExpressionError) -> ExpressionNode {
    let start = index
    guard let name = identifier() else { throw error("a value is allowed: a literal, a name or `(`") }
    if index < bytes.count, bytes[index] == UInt8(ascii: "(") { return try call(name, start: start) }
    if name == "datum" { return .datum }
    if let constant = ExpressionConstants.values[name] { return .value(constant) }
    guard !Self.reservedWords.contains(name) else {
      index = start
      throw error("the word is reserved and can't be a name")
    }
    return .signal(name, offset: characters(before: start))
  }

  private static let reservedWords: Set<String> = [
    "break", "case", "catch", "class", "const", "continue", "delete", "do", "else", "export", "extends", "finally",
    "for", "function", "if", "import", "in", "instanceof", "let", "new", "return", "super", "switch", "this", "throw",
    "try", "typeof", "var", "void", "while", "with", "yield", "_",
  ]

  private mutating func call(_ name: String, start: Int) throws(ExpressionError) -> ExpressionNode {
    guard let function = ExpressionFunction(rawValue: name) else {
      index = start
      let near = ExpressionFunction.allCases.map(\.rawValue).meant(by: name)
      throw error("there is no such function" + (near.map { "; is `\($0)` meant?" } ?? ""))
    }
    let arguments = try list(opening: "(", closing: ")", function: function)
    if function == .choose || function == .clamp, arguments.count != 3 {
      index = start
      throw error("\(name) has 3 arguments, not \(arguments.count)")
    }
    return Self.prepared(function, arguments, offset: characters(before: start))
  }

  /// The call, with a constant format or regular expression read once.
  private static func prepared(
    _ function: ExpressionFunction, _ arguments: [ExpressionNode], offset: Int
  ) -> ExpressionNode {
    if arguments.count >= 2, case .value(.text(let format)) = arguments[1] {
      switch function {
      case .format:
        if let format = NumberFormat(d3: format) { return .numberText(arguments[0], format) }
      case .timeFormat, .utcFormat:
        return .timeText(arguments[0], TimeFormat(format), isUTC: function == .utcFormat)
      default: break
      }
    }
    return .call(function, arguments, offset: offset)
  }
}
