/// JavaScript's conversions and comparisons of values.
///
/// Lists, records and times are compared by their contents, not by identity.
extension DataValue {
  /// Whether the value counts as true.
  package var isTruthy: Bool {
    switch self {
    case .null, .undefined: false
    case .bool(let flag): flag
    case .number(let number): number != 0 && !number.isNaN
    case .text(let text): !text.isEmpty
    case .time, .list, .record: true
    }
  }

  /// The value as a number: 0 for null, NaN for undefined, milliseconds for a time, NaN for what isn't a number.
  package var scriptNumber: Double {
    switch self {
    case .null: 0
    case .undefined: .nan
    case .bool(let flag): flag ? 1 : 0
    case .number(let number), .time(let number): number
    case .text(let text): ScriptNumber.number(text)
    case .list(let values):
      values.isEmpty ? 0 : values.count == 1 ? ScriptNumber.number(scriptText(zone: .utc)) : .nan
    case .record: .nan
    }
  }

  /// The value as a text, as it is appended to another one. Times are written in the zone.
  package func scriptText(zone: ClockZone) -> String { scriptText(zone: zone, depth: 0) }

  private func scriptText(zone: ClockZone, depth: Int) -> String {
    switch self {
    case .null: "null"
    case .undefined: "undefined"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): ScriptNumber.text(number)
    case .text(let text): text
    case .time(let time): Self.text(ofTime: time, zone: zone)
    case .list(let values):
      depth > 200
        ? "" : values.map { $0.isNull ? "" : $0.scriptText(zone: zone, depth: depth + 1) }.joined(separator: ",")
    case .record: "[object Object]"
    }
  }

  private static func text(ofTime time: Double, zone: ClockZone) -> String {
    guard ZonedTime(milliseconds: time, zone: zone).isValid else { return "Invalid Date" }
    let name = zone == .utc ? "Coordinated Universal Time" : zone.identifier
    return timeTextFormat.text(time, zone: zone) + " (\(name))"
  }

  private static let timeTextFormat = TimeFormat("%a %b %d %Y %H:%M:%S GMT%Z")

  /// A plain value: null, a truth value, a number or a text. Times, lists and records become texts.
  private func primitive(zone: ClockZone) -> DataValue {
    switch self {
    case .time, .list, .record: .text(scriptText(zone: zone))
    case .null, .undefined, .bool, .number, .text: self
    }
  }

  /// The result of `+`.
  func adding(_ other: DataValue, zone: ClockZone) -> DataValue {
    if case .number(let a) = self, case .number(let b) = other { return .number(a + b) }
    let (a, b) = (primitive(zone: zone), other.primitive(zone: zone))
    if a.text == nil, b.text == nil { return .number(a.scriptNumber + b.scriptNumber) }
    return .text(a.scriptText(zone: zone) + b.scriptText(zone: zone))
  }

  /// The result of `===`.
  package func isIdentical(to other: DataValue) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)): a == b
    case (.text(let a), .text(let b)): ScriptText.areEqual(a, b)
    default: self == other
    }
  }

  /// The result of `==`.
  package func isLooselyEqual(to other: DataValue, zone: ClockZone) -> Bool {
    if isNull || other.isNull { return isNull && other.isNull }
    switch (self, other) {
    case (.number, .number), (.text, .text), (.bool, .bool), (.time, .time), (.list, .list), (.record, .record):
      return isIdentical(to: other)
    default: break
    }
    let (a, b) = (primitive(zone: zone), other.primitive(zone: zone))
    if let text = a.text, let otherText = b.text { return ScriptText.areEqual(text, otherText) }
    return a.scriptNumber == b.scriptNumber
  }

  /// The result of `<`.
  package func isLess(than other: DataValue) -> Bool {
    switch (ordered, other.ordered) {
    case (.number(let a), .number(let b)): a < b
    case (.text(let a), .text(let b)): ScriptText.isBefore(a, b)
    case (let a, let b): a.scriptNumber < b.scriptNumber
    }
  }

  /// The result of `<=`.
  package func isAtMost(_ other: DataValue) -> Bool {
    switch (ordered, other.ordered) {
    case (.number(let a), .number(let b)): a <= b
    case (.text(let a), .text(let b)): !ScriptText.isBefore(b, a)
    case (let a, let b): a.scriptNumber <= b.scriptNumber
    }
  }

  /// The value as it is put in order: times as numbers, lists and records as texts.
  private var ordered: DataValue {
    if case .time(let time) = self { return .number(time) }
    return primitive(zone: .utc)
  }

  /// The member with a name: of a record, of a list by index, of a text by index, or the length of a list or text.
  /// Undefined if there is none.
  func member(_ name: String) -> DataValue {
    if case .text(let text) = self, let index = Int(name) { return unit(index, of: text) }
    return inner(name)
  }

  /// The member with a value as its name.
  func member(_ key: DataValue, zone: ClockZone) -> DataValue {
    if case .number(let number) = key, let index = Int(exactly: number) {
      if case .list(let values) = self { return values.indices.contains(index) ? values[index] : .undefined }
      if case .text(let text) = self { return unit(index, of: text) }
    }
    return member(key.scriptText(zone: zone))
  }

  private func unit(_ index: Int, of text: String) -> DataValue {
    let units = text.utf16
    guard index >= 0, let place = units.index(units.startIndex, offsetBy: index, limitedBy: units.endIndex),
      place < units.endIndex
    else { return .undefined }
    return .text(ScriptText.text(units[place...place]))
  }
}
