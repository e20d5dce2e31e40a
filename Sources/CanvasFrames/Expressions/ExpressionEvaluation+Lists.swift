extension ExpressionEvaluation {
  /// The result of a function of lists, or nil if it is another function.
  mutating func list(_ function: ExpressionFunction, _ arguments: ExpressionArguments) throws(ExpressionError)
    -> DataValue?
  {
    let list = arguments.list(0)
    if !list.isEmpty { try take(list.count / 16) }
    switch function {
    case .array: return array(arguments[0])
    case .length: return arguments[0]?.member("length")
    case .peek: return list.last ?? arguments[0]?.text.flatMap { $0.last.map { .text(String($0)) } } ?? .null
    case .reverse: return .list(list.reversed())
    case .sort:
      try take(list.count * 8)
      return .list(sorted(list))
    case .join: return .text(try joined(list, arguments))
    case .slice: return slice(arguments)
    case .indexof, .lastindexof: return .number(place(arguments, isLast: function == .lastindexof))
    case .pluck: return plucked(arguments)
    case .sequence: return .list(try sequence(arguments))
    case .extent: return .list(Self.extent(list))
    case .span:
      guard let first = list.first, let last = list.last else { return .number(0) }
      let span = last.scriptNumber - first.scriptNumber
      return .number(span.isNaN ? 0 : span)
    case .inrange: return .bool(isInRange(arguments))
    case .clampRange: return .list(Self.clamped(list, arguments).map(DataValue.number))
    case .lerp: return lerp(list, arguments.number(1))
    default: return nil
    }
  }

  private func array(_ value: DataValue?) -> DataValue {
    guard let value, !value.isNull else { return .list([]) }
    if case .list = value { return value }
    return .list([value])
  }

  private func sorted(_ list: [DataValue]) -> [DataValue] {
    list.enumerated().sorted { a, b in
      let order = ValueOrder.ascending(a.element, b.element)
      return order < 0 || (order == 0 && a.offset < b.offset)
    }.map(\.element)
  }

  private mutating func joined(_ list: [DataValue], _ arguments: ExpressionArguments) throws(ExpressionError)
    -> String
  {
    let separator = arguments[1] == nil ? "," : arguments.text(1)
    try take(list.count.multipliedReportingOverflow(by: 1 + separator.utf8.count / 16).partialValue)
    let texts = list.map { $0.isNull ? "" : $0.scriptText(zone: environment.zone) }
    try take(texts.reduce(0) { $0 + $1.utf8.count } / 16)
    return texts.joined(separator: separator)
  }

  /// The part of a list or text between two places. Places below 0 are counted from the end.
  private func slice(_ arguments: ExpressionArguments) -> DataValue {
    func range(_ count: Int) -> Range<Int> {
      let start = startPlace(arguments.index(1) ?? 0, count)
      let end = startPlace(arguments[2] == nil ? count : arguments.index(2) ?? 0, count)
      return start..<max(start, end)
    }
    switch arguments[0] {
    case .list(let values)?: return .list(Array(values[range(values.count)]))
    case .text(let text)?:
      let units = Array(text.utf16)
      return .text(ScriptText.text(units[range(units.count)]))
    default: return .null
    }
  }

  private func place(_ arguments: ExpressionArguments, isLast: Bool) -> Double {
    switch arguments[0] {
    case .list(let values)?:
      let wanted = arguments[1] ?? .null
      let start = isLast ? 0 : startPlace(arguments.index(2) ?? 0, values.count)
      let rest = values.dropFirst(start)
      let place =
        isLast ? rest.lastIndex { $0.isIdentical(to: wanted) } : rest.firstIndex { $0.isIdentical(to: wanted) }
      return Double(place ?? -1)
    case .text(let text)?:
      let (units, part) = (Array(text.utf16), Array(arguments.text(1).utf16))
      if isLast { return Double(ScriptText.lastPlace(of: part, in: units) ?? -1) }
      return Double(ScriptText.place(of: part, in: units, from: max(0, arguments.index(2) ?? 0)) ?? -1)
    default: return -1
    }
  }

  private func startPlace(_ index: Int, _ count: Int) -> Int { index < 0 ? max(0, count + index) : min(index, count) }

  private func plucked(_ arguments: ExpressionArguments) -> DataValue {
    let path = FieldPath(arguments.text(1)).steps.filter { !$0.isEmpty }
    func member(_ value: DataValue) -> DataValue { path.reduce(value) { $0.member($1) } }
    if case .list(let values)? = arguments[0] { return .list(values.map(member)) }
    return member(arguments[0] ?? .null)
  }

  /// The numbers from a start to before a stop. The step is 1 if it isn't given.
  private mutating func sequence(_ arguments: ExpressionArguments) throws(ExpressionError) -> [DataValue] {
    let isStopOnly = arguments.values.count < 2
    let start = isStopOnly ? 0 : arguments.number(0)
    let stop = arguments.number(isStopOnly ? 0 : 1)
    let step = arguments.values.count < 3 ? 1 : arguments.number(2)
    let count = ((stop - start) / step).rounded(.up)
    guard count > 0, count.isFinite else { return [] }
    let steps = ScriptNumber.index(count)
    try take(steps * 8)
    return (0..<steps).map { .number(start + Double($0) * step) }
  }

  /// The smallest and the largest value. Null and NaN don't count.
  private static func extent(_ list: [DataValue]) -> [DataValue] {
    let valid = list.filter { !$0.isNull && $0.number?.isNaN != true }
    guard var low = valid.first else { return [.null, .null] }
    var high = low
    for value in valid {
      if value.isLess(than: low) { low = value }
      if high.isLess(than: value) { high = value }
    }
    return [low, high]
  }

  private func isInRange(_ arguments: ExpressionArguments) -> Bool {
    let list = arguments.list(1)
    guard var low = list.first, var high = list.last else { return false }
    if high.isLess(than: low) { (low, high) = (high, low) }
    let value = arguments[0] ?? .null
    let includesLow = arguments[2]?.isTruthy ?? true
    let includesHigh = arguments[3]?.isTruthy ?? true
    return (includesLow ? low.isAtMost(value) : low.isLess(than: value))
      && (includesHigh ? value.isAtMost(high) : value.isLess(than: high))
  }

  /// A range moved into limits. It keeps its span unless that is larger than theirs.
  private static func clamped(_ list: [DataValue], _ arguments: ExpressionArguments) -> [Double] {
    guard list.count >= 2 else { return [.nan, .nan] }
    let (low, high) = (arguments.number(1), arguments.number(2))
    let ends = [list[0].scriptNumber, list[1].scriptNumber]
    let (first, last) = ends[1] < ends[0] ? (ends[1], ends[0]) : (ends[0], ends[1])
    let span = last - first
    if span >= high - low { return [low, high] }
    let start = min(max(first, low), high - span)
    return [start, start + span]
  }

  private func lerp(_ list: [DataValue], _ fraction: Double) -> DataValue {
    guard let first = list.first, let last = list.last, fraction != 0, !fraction.isNaN else {
      return list.first ?? .null
    }
    if fraction == 1 { return last }
    return .number(first.scriptNumber + fraction * (last.scriptNumber - first.scriptNumber))
  }
}
