extension SpecReader {
  mutating func predicate(conditionOf node: SpecNode) throws(PlotError) -> PlotPredicate {
    if let test = node["test"] { return try predicate(test) }
    if node["param"] != nil { return try predicate(node) }
    throw node.error(allowed: "a test or a param")
  }

  /// A condition: an expression, a comparison of a field, or conditions together.
  mutating func predicate(_ node: SpecNode) throws(PlotError) -> PlotPredicate {
    if case .text(let source) = node.value { return try expression(source, node) }
    if let not = node["not"] {
      let inner = try predicate(not)
      return { frame, row, environment throws(PlotError) in
        try !inner(frame, row, &environment)
      }
    }
    for (name, isAll) in [("and", true), ("or", false)] {
      guard let list = node[name] else { continue }
      let parts = try list.list().map { (element) throws(PlotError) in try predicate(element) }
      return { frame, row, environment throws(PlotError) in
        for part in parts where try part(frame, row, &environment) != isAll { return !isAll }
        return isAll
      }
    }
    if let name = node["param"] { return try selection(try name.text(), node) }
    guard let field = node["field"] else { throw node.error(allowed: "an expression, or an object with a field") }
    return try comparison(try field.text(), node)
  }

  private func expression(_ source: String, _ node: SpecNode) throws(PlotError) -> PlotPredicate {
    let expression = try node.expression(source)
    return { frame, row, environment throws(PlotError) in
      try node.located { () throws(PlotError) in try expression.value(at: row, of: frame, &environment).isTruthy }
    }
  }

  // MARK: Comparisons

  private func comparison(_ field: String, _ node: SpecNode) throws(PlotError) -> PlotPredicate {
    let unit = try node["timeUnit"].flatMap { node throws(PlotError) in try timeUnit(node) }
    let compared = ComparedField(path: FieldPath(field), unit: unit, zone: environment.zone)
    let test = try test(node, compared)
    return { frame, row, _ in test(compared.value(frame, row)) }
  }

  /// What a comparison asks of a value.
  private func test(
    _ node: SpecNode, _ compared: ComparedField
  ) throws(PlotError) -> @Sendable (DataValue) -> Bool {
    var copy = self
    if let equal = node["equal"] {
      let value = compared.time(try copy.resolved(equal))
      return { $0.equals(value) }
    }
    for (name, accepts) in Self.orders {
      guard let bound = node[name] else { continue }
      let value = compared.time(try copy.resolved(bound))
      return { $0.order(to: value).map { accepts($0) } ?? false }
    }
    if let list = node["oneOf"] {
      let values = try list.list().map { compared.time($0.value) }
      return { found in values.contains { found.equals($0) } }
    }
    if let valid = node["valid"] {
      let isValid = valid.value == .bool(true)
      return { (!$0.isNull && $0.number.map { !$0.isNaN } ?? true) == isValid }
    }
    guard let range = node["range"] else { throw node.error(allowed: "equal, lt, lte, gt, gte, range, oneOf or valid") }
    guard case .list(let ends) = try copy.resolved(range), ends.count == 2 else {
      throw range.error(allowed: "a list of two values")
    }
    let (low, high) = (compared.time(ends[0]), compared.time(ends[1]))
    return {
      (low.isNull || $0.order(to: low).map { $0 >= 0 } ?? false)
        && (high.isNull || $0.order(to: high).map { $0 <= 0 } ?? false)
    }
  }

  private static let orders: [(String, @Sendable (Int) -> Bool)] = [
    ("lt", { $0 < 0 }), ("lte", { $0 <= 0 }), ("gt", { $0 > 0 }), ("gte", { $0 >= 0 }),
  ]
}

/// A field of rows that a condition compares, perhaps by periods.
private struct ComparedField: Sendable {
  let path: FieldPath
  let unit: TimeUnit?
  let zone: ClockZone

  func value(_ frame: DataFrame, _ row: Int) -> DataValue {
    let value = frame.value(at: path, row)
    guard let unit else { return value }
    return PlotDates.time(of: value, zone: zone).map { .time(unit.floor($0, zone: zone)) }
      ?? (value == .null ? .null : .undefined)
  }

  /// A value to compare with: a time if it is one.
  func time(_ value: DataValue) -> DataValue {
    if case .record = value { return PlotDates.value(value, zone: zone).asTime(zone) }
    guard let unit else { return value }
    return unit.time(of: value, zone: zone).map(DataValue.time) ?? value
  }
}

extension DataValue {
  /// A record with the parts of a time as that time.
  func asTime(_ zone: ClockZone) -> DataValue { PlotDates.time(of: self, zone: zone).map(DataValue.time) ?? self }

  /// Whether two values are equal; times and their numbers are.
  func equals(_ other: DataValue) -> Bool {
    if self == other { return true }
    switch (self, other) {
    case (.time(let a), .number(let b)), (.number(let a), .time(let b)): return a == b
    case (.text(let text), .number(let number)), (.number(let number), .text(let text)): return Double(text) == number
    case (.text(let text), .time(let time)), (.time(let time), .text(let text)):
      return PlotDates.time(of: .text(text), zone: .utc) == time
    default: return false
    }
  }

  /// −1, 0 or 1, or nil if two values can't be compared.
  func order(to other: DataValue) -> Int? {
    if case .text(let a) = self, case .text(let b) = other { return a == b ? 0 : a < b ? -1 : 1 }
    func number(_ value: DataValue) -> Double? {
      value == .null ? 0 : value.quantity ?? PlotDates.time(of: value, zone: .utc)
    }
    guard let a = number(self), let b = number(other) else { return nil }
    return a == b ? 0 : a < b ? -1 : 1
  }
}
