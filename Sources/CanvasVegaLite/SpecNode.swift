/// A value of a specification with its path, for errors.
struct SpecNode {
  var value: DataValue
  var path: String

  init(_ value: DataValue, path: String = "") { (self.value, self.path) = (value, path) }

  /// The member with a name, or nil if it is missing.
  subscript(name: String) -> SpecNode? {
    guard case .record(let members) = value, let member = members[name] else { return nil }
    let shown = DataError.shown(name)
    return SpecNode(member, path: path.isEmpty ? shown : "\(path).\(shown)")
  }

  /// The elements of a list.
  var elements: [SpecNode]? {
    value.list?.enumerated().map { SpecNode($0.element, path: "\(path)[\($0.offset)]") }
  }

  /// The names of the members in alphabetical order.
  var names: [String] { if case .record(let members) = value { members.keys.sorted() } else { [] } }

  /// The members in this order.
  var members: [(name: String, node: SpecNode)] { names.compactMap { name in self[name].map { (name, $0) } } }

  var isRecord: Bool { if case .record = value { true } else { false } }

  /// An error at the value.
  func error(allowed: String) -> PlotError {
    PlotError("\(path.isEmpty ? "the specification" : path): \(value.shown); \(allowed)")
  }

  /// The value of a body, whose errors are ones at the node.
  func located<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(PlotError) -> Value {
    do throws(Failure) { return try body() } catch { throw PlotError("\(path): \(error)") }
  }

  func expression(_ source: String) throws(PlotError) -> PlotExpression {
    try located { () throws(PlotError) in try PlotExpression(source) }
  }

  func text(allowed: String = "a text") throws(PlotError) -> String {
    guard case .text(let text) = value else { throw error(allowed: allowed) }
    return text
  }

  func number() throws(PlotError) -> Double {
    guard let number = value.number, number.isFinite else { throw error(allowed: "a number") }
    return number
  }

  func record() throws(PlotError) -> [String: DataValue] {
    guard case .record(let members) = value else { throw error(allowed: "an object") }
    return members
  }

  func list() throws(PlotError) -> [SpecNode] {
    guard let elements else { throw error(allowed: "a list") }
    return elements
  }

  /// A list of texts, or one text.
  func texts() throws(PlotError) -> [String] {
    if case .text(let text) = value { return [text] }
    return try list().map { (element) throws(PlotError) in try element.text() }
  }

  /// What nothing can stand in for: without it there would be another chart.
  private static let essential: Set<String> = ["mark", "data", "datasets", "field", "filter", "calculate"]

  /// The value without the part that an error is about, and a note about it. Nil if the part is essential.
  func without(_ error: String) -> (rest: DataValue, note: Note)? {
    switch value {
    case .record(var members):
      for (name, member) in self.members where error.hasPrefix(member.path) {
        let what = error.dropFirst(member.path.count)
        if !what.hasPrefix(": ") {
          guard let (inner, note) = member.without(error) else { continue }
          members[name] = inner
          return (.record(members), note)
        }
        let isUnknown = what.hasPrefix(": unknown; ")
        guard isUnknown || !Self.essential.contains(name) && !member.path.hasSuffix("mark.type") else { return nil }
        members[name] = nil
        return (.record(members), Note(isUnknown ? .ignored : .invalid, at: member.path, String(what.dropFirst(2))))
      }
    case .list(var list):
      for (index, element) in (elements ?? []).enumerated() {
        guard error.hasPrefix(element.path + "."), let (inner, note) = element.without(error) else { continue }
        list[index] = inner
        return (.list(list), note)
      }
    default: break
    }
    return nil
  }
}

extension DataValue {
  /// The value in the form for error messages.
  var shown: String {
    switch self {
    case .null: "null"
    case .undefined: "undefined"
    case .bool(let flag): String(flag)
    case .number, .time: name
    case .text(let text): DataError.quoted(text)
    case .list: "a list"
    case .record: "an object"
    }
  }
}
