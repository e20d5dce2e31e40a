/// A member without the type of its request.
package struct Member: Sendable {
  /// How a member takes values.
  package enum Kind: Sendable, Hashable {
    case single, repeated, flag
    /// A flag that is neither true nor false without the member; the tool has an option for each.
    case invertibleFlag
    /// A single value that can begin with a hyphen.
    case number
    /// The same, repeated.
    case numbers
  }

  package let name: String
  package let help: RequestText
  /// What a value is called in help; empty for a flag.
  package let placeholder: String
  /// The values.
  package let values: ValueFacts
  package let kind: Kind
  /// The value without the member, for help; nil if there is none, or if help tells it.
  package let defaultValue: JSONTree?
  /// An example, and the other members that it needs.
  package let example: JSONTree
  package var context: [String: JSONTree]
  let storage: any AnyMemberStorage

  init<Stored>(
    _ name: String, _ help: RequestText, _ placeholder: String, _ values: ValueFacts, _ kind: Kind,
    default defaultValue: JSONTree? = nil, _ example: JSONTree, _ context: [String: JSONTree],
    _ storage: MemberStorage<Stored>
  ) {
    (self.name, self.help, self.placeholder, self.values, self.kind) = (name, help, placeholder, values, kind)
    (self.defaultValue, self.example, self.context, self.storage) = (defaultValue, example, context, storage)
  }

  /// Reads a word of a command line.
  package func setting(_ word: String) throws(ValueProblem) -> MemberSetting {
    MemberSetting(name: name, change: try storage.change(.word(word)))
  }

  /// Reads a value of JSON.
  package func setting(_ json: JSONValue) throws(ValueProblem) -> MemberSetting {
    MemberSetting(name: name, change: try storage.change(.json(json)))
  }

  /// What help says after the sentence: the values, the bounds, and the value without the member.
  package var facts: [String] {
    [
      values.choices.isEmpty ? nil : "values: " + values.choices.joined(separator: ", "), values.bounds?.range,
      defaultValue.map { "default: \($0.word)" },
    ].compactMap(\.self)
  }

  /// The schema of the member's values.
  package var schema: JSONTree {
    var members = values.schema
    members["description"] = .text(help.description)
    members["default"] = defaultValue ?? (kind == .flag ? false : nil)
    members["examples"] = [example]
    return .object(members)
  }
}

/// A value that was read for a member.
package struct MemberSetting: Sendable {
  package let name: String
  let change: any AnyMemberChange
}
