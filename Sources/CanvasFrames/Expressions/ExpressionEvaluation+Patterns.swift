extension ExpressionEvaluation {
  /// What texts are searched for: a regular expression, or a text itself.
  private enum Sought {
    case pattern(TextPattern)
    case units([UInt16])
  }

  /// The result of a function that may have a regular expression as an argument.
  mutating func patternCall(_ function: ExpressionFunction, _ nodes: [ExpressionNode], _ offset: Int)
    throws(ExpressionError) -> DataValue
  {
    switch function {
    case .isRegExp:
      switch nodes.first {
      case .pattern?, .call(.regexp, _, _)?: return .bool(true)
      default: return .bool(false)
      }
    case .test: return .bool(try test(nodes, offset))
    case .replace: return .text(try replaced(nodes, offset))
    case .split: return .list(try split(nodes, offset))
    default: throw error(function, offset, "a regular expression is allowed only in test, replace and split")
    }
  }

  /// What a part stands for. A text is a regular expression itself if `isPattern`.
  private mutating func sought(_ node: ExpressionNode?, isPattern: Bool, _ offset: Int) throws(ExpressionError)
    -> Sought
  {
    switch node {
    case .pattern(let pattern)?: return .pattern(pattern)
    case .call(.regexp, let nodes, let offset)?:
      let texts = ExpressionArguments(values: try values(nodes), zone: environment.zone)
      return .pattern(try pattern(texts.text(0), texts.optionalText(1) ?? "", offset))
    case .some(let node):
      let text = try value(node).scriptText(zone: environment.zone)
      return isPattern ? .pattern(try pattern(text, "", offset)) : .units(Array(text.utf16))
    case nil: return .units(Array("undefined".utf16))
    }
  }

  private mutating func pattern(_ source: String, _ flags: String, _ offset: Int) throws(ExpressionError)
    -> TextPattern
  {
    try take(source.utf8.count * 4)
    do { return try TextPattern(source, flags: flags) } catch {
      throw ExpressionError(offset: offset, found: "`\(source.prefix(40))`", allowed: error.reason)
    }
  }

  private mutating func units(_ node: ExpressionNode?) throws(ExpressionError) -> [UInt16] {
    guard let node else { return Array("undefined".utf16) }
    let units = Array(try value(node).scriptText(zone: environment.zone).utf16)
    try take(units.count / 16)
    return units
  }

  private mutating func match(_ sought: Sought, _ units: [UInt16], from start: Int) throws(ExpressionError)
    -> [Range<Int>?]?
  {
    switch sought {
    case .units(let part):
      try take((units.count - start) / 16)
      return ScriptText.place(of: part, in: units, from: start).map { [$0..<($0 + part.count)] }
    case .pattern(let pattern):
      try environment.refill(upTo: pattern.steps.count * (units.count - start + 1)) ? () : take(.max)
      let match = pattern.firstMatch(in: units, from: start, remainingSteps: &environment.remainingSteps)
      if environment.remainingSteps < 0 { try take(1) }
      return match
    }
  }

  private mutating func test(_ nodes: [ExpressionNode], _ offset: Int) throws(ExpressionError) -> Bool {
    let sought = try sought(nodes.first, isPattern: true, offset)
    let units = try units(nodes.count > 1 ? nodes[1] : nil)
    return try match(sought, units, from: 0) != nil
  }

  private mutating func replaced(_ nodes: [ExpressionNode], _ offset: Int) throws(ExpressionError) -> String {
    let units = try units(nodes.first)
    let sought = try sought(nodes.count > 1 ? nodes[1] : nil, isPattern: false, offset)
    let replacement = try self.units(nodes.count > 2 ? nodes[2] : nil)
    var isGlobal = false
    if case .pattern(let pattern) = sought { isGlobal = pattern.isGlobal }
    var result: [UInt16] = []
    var done = 0
    var start = 0
    while let groups = try match(sought, units, from: start), let whole = groups.first ?? nil {
      result += units[done..<whole.lowerBound]
      try append(replacement, groups, units, to: &result)
      done = whole.upperBound
      // After an empty match, the search goes on behind the next unit.
      start = whole.isEmpty ? whole.upperBound + 1 : whole.upperBound
      guard isGlobal, start <= units.count else { break }
    }
    return ScriptText.text(result + units[done...])
  }

  /// Adds a replacement in which `$&` is the match, `$1` a group, and `$$` a dollar sign.
  private mutating func append(
    _ replacement: [UInt16], _ groups: [Range<Int>?], _ units: [UInt16], to result: inout [UInt16]
  ) throws(ExpressionError) {
    try take(1 + replacement.count / 4)
    var index = 0
    while index < replacement.count {
      let unit = replacement[index]
      index += 1
      guard unit == 36, index < replacement.count else {
        result.append(unit)
        continue
      }
      if replacement[index] == 36 {
        result.append(36)
        index += 1
      } else if let (number, length) = Self.group(replacement[index...], count: groups.count) {
        index += length
        guard let range = groups[number] else { continue }
        try take(range.count / 4)
        result += units[range]
      } else {
        result.append(36)
      }
    }
  }

  /// The number of the group that units after a dollar sign mean, and how many units these are.
  private static func group(_ units: ArraySlice<UInt16>, count: Int) -> (number: Int, length: Int)? {
    if units.first == 38 { return (0, 1) }
    let digits = units.prefix(2).prefix { (48...57).contains($0) }.map { Int($0) - 48 }
    if digits.count == 2, (1..<count).contains(digits[0] * 10 + digits[1]) { return (digits[0] * 10 + digits[1], 2) }
    guard let first = digits.first, (1..<max(count, 1)).contains(first) else { return nil }
    return (first, 1)
  }

  private mutating func split(_ nodes: [ExpressionNode], _ offset: Int) throws(ExpressionError) -> [DataValue] {
    let units = try units(nodes.first)
    guard nodes.count > 1 else { return [.text(ScriptText.text(units))] }
    let sought = try sought(nodes[1], isPattern: false, offset)
    var limit = Int.max
    if nodes.count > 2 { limit = max(0, ScriptNumber.index(try value(nodes[2]).scriptNumber)) }
    var parts: [DataValue] = []
    var done = 0
    var start = 0
    while start < units.count, let groups = try match(sought, units, from: start), let whole = groups.first ?? nil {
      try take(8)
      // An empty match doesn't divide at the beginning of a part or at the end.
      if whole.isEmpty, whole.upperBound == done || whole.lowerBound >= units.count {
        start = whole.upperBound + 1
        if whole.lowerBound >= units.count { break }
        continue
      }
      parts.append(.text(ScriptText.text(units[done..<whole.lowerBound])))
      for group in groups.dropFirst() { parts.append(group.map { .text(ScriptText.text(units[$0])) } ?? .null) }
      done = whole.upperBound
      start = whole.isEmpty ? done + 1 : done
    }
    // An empty text has no parts if an empty match divides it.
    let isDivided = units.isEmpty ? try match(sought, units, from: 0) != nil : false
    if !isDivided { parts.append(.text(ScriptText.text(units[done...]))) }
    return Array(parts.prefix(limit))
  }
}
