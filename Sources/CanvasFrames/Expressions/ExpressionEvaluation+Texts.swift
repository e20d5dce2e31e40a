extension ExpressionEvaluation {
  /// The result of a function of texts, or nil if it is another function.
  mutating func text(_ function: ExpressionFunction, _ arguments: ExpressionArguments, _ offset: Int)
    throws(ExpressionError) -> DataValue?
  {
    switch function {
    case .lower: return .text(arguments.text(0).lowercased())
    case .upper: return .text(arguments.text(0).uppercased())
    case .trim: return .text(ScriptText.trimmed(arguments.text(0)))
    case .parseFloat: return .number(ScriptNumber.leading(arguments.text(0)))
    case .parseInt: return .number(ScriptNumber.leadingInteger(arguments.text(0), radix: arguments.index(1) ?? 0))
    case .substring: return .text(substring(arguments))
    case .pad: return .text(try padded(arguments))
    case .truncate: return .text(truncated(arguments))
    case .format:
      guard let format = NumberFormat(d3: arguments.optionalText(1) ?? "") else {
        throw error(function, offset, "the format must be \(NumberFormat.grammar)")
      }
      return numberText(arguments[0] ?? .number(.nan), format)
    case .timeFormat, .utcFormat:
      guard let specifier = arguments[1]?.text else { return tickText(arguments, isUTC: function == .utcFormat) }
      return timeText(arguments[0] ?? .number(.nan), TimeFormat(specifier), isUTC: function == .utcFormat)
    case .timeParse, .utcParse:
      if arguments[0]?.isNull ?? true { return .text("null") }
      let zone = function == .utcParse ? .utc : environment.zone
      return TimeFormat(arguments.text(1)).time(of: arguments.text(0), zone: zone).map(DataValue.time) ?? .null
    case .monthFormat: return name(arguments, environment.locale.calendar.months, first: 0)
    case .monthAbbrevFormat: return name(arguments, environment.locale.calendar.shortMonths, first: 0)
    case .dayFormat: return name(arguments, environment.locale.calendar.weekdays, first: 6)
    case .dayAbbrevFormat: return name(arguments, environment.locale.calendar.shortWeekdays, first: 6)
    default: return nil
    }
  }

  /// The text of a number in a format.
  func numberText(_ value: DataValue, _ format: NumberFormat) -> DataValue {
    .text(value.isNull ? "null" : format.text(value.scriptNumber, locale: environment.locale))
  }

  /// The text of a time in a format.
  func timeText(_ value: DataValue, _ format: TimeFormat, isUTC: Bool) -> DataValue {
    guard !value.isNull else { return .text("null") }
    let zone = isUTC ? .utc : environment.zone
    return .text(format.text(value.scriptNumber, zone: zone, locale: environment.locale))
  }

  /// The text of a time as a tick, with formats of units in a record.
  private func tickText(_ arguments: ExpressionArguments, isUTC: Bool) -> DataValue {
    guard let value = arguments[0], !value.isNull else { return .text("null") }
    let zone = isUTC ? .utc : environment.zone
    let given: [String: DataValue] = if case .record(let members) = arguments[1] { members } else { [:] }
    return .text(TimeFormats(given).text(value.scriptNumber, zone: zone, locale: environment.locale))
  }

  /// A name by number. Numbers beyond the names go on from the first.
  private func name(_ arguments: ExpressionArguments, _ names: [String], first: Int) -> DataValue {
    guard let number = arguments[0]?.number, let index = Int(exactly: number), index.magnitude < 1_000_000 else {
      return .text("")
    }
    let place = (index + first) % names.count
    return .text(names[place < 0 ? place + names.count : place])
  }

  private func substring(_ arguments: ExpressionArguments) -> String {
    let units = Array(arguments.text(0).utf16)
    func place(_ index: Int?, _ standard: Int) -> Int { min(max(index ?? standard, 0), units.count) }
    let start = place(arguments.index(1), 0)
    let end = place(arguments.index(2), arguments[2] == nil ? units.count : 0)
    return ScriptText.text(units[min(start, end)..<max(start, end)])
  }

  private mutating func padded(_ arguments: ExpressionArguments) throws(ExpressionError) -> String {
    let text = arguments.text(0)
    let count = (arguments.index(1) ?? 0) - text.utf16.count
    guard count > 0 else { return text }
    let given = arguments.optionalText(2) ?? ""
    let fill = given.isEmpty ? " " : given
    try take(count.multipliedReportingOverflow(by: 1 + fill.utf8.count / 16).partialValue)
    func filling(_ count: Int) -> String { String(repeating: fill, count: count) }
    switch arguments.text(3) {
    case "left": return filling(count) + text
    case "center": return filling(count / 2) + text + filling((count + 1) / 2)
    default: return text + filling(count)
    }
  }

  private func truncated(_ arguments: ExpressionArguments) -> String {
    let ellipsis = arguments.optionalText(3) ?? "\u{2026}"
    let units = Array(arguments.text(0).utf16)
    let length = arguments.index(1) ?? 0
    guard units.count > length else { return arguments.text(0) }
    let kept = max(0, length - ellipsis.utf16.count)
    switch arguments.text(2) {
    case "left": return ellipsis + ScriptText.text(units.suffix(kept))
    case "center":
      return ScriptText.text(units.prefix((kept + 1) / 2)) + ellipsis + ScriptText.text(units.suffix(kept / 2))
    default: return ScriptText.text(units.prefix(kept)) + ellipsis
    }
  }
}
