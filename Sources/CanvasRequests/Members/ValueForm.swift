/// A value that a member can't have. The text follows the value: `must be a number greater than 0`.
package struct ValueProblem: Error, Sendable, Hashable {
  package var allowed: String
  /// The value in a list, by its index and in the form for messages; nil for the whole value.
  package var item: Item?

  package struct Item: Sendable, Hashable {
    let index: Int
    let found: String
  }

  package init(_ allowed: String) { self.allowed = allowed }
}

/// What is known of a member's values, whatever their type.
package struct ValueFacts: Sendable {
  /// What a shell completes a value with.
  package enum Completion: Sendable {
    case none
    case words([String])
    /// Files with one of some endings, or all files.
    case files([String])
    case folders
  }

  /// The members of the JSON Schema.
  package var schema: [String: JSONTree]
  /// The numbers that are values; nil if there are no bounds.
  package var bounds: MemberBounds?
  /// The names of an enumeration's values, or none.
  package var choices: [String] = []
  package var completion = Completion.none
  /// Whether a word that is wrong can begin with a hyphen, as `-5` does.
  var isNumeric = false

  /// True or false.
  static let flag = ValueFacts(schema: ["type": "boolean"])

  /// Whether a word can begin with a hyphen.
  var isNumber: Bool { isNumeric || schema["type"] == "number" || schema["type"] == "integer" }

  /// The facts of a list of such values, or a single one.
  var ofList: ValueFacts {
    changing(self) { $0.schema = ["anyOf": [.object(schema), .object(["type": "array", "items": .object(schema)])]] }
  }
}

/// The form of a member's values: how they are read from a word of a command line and from JSON, and how they are
/// written.
struct ValueForm<Value: Sendable>: Sendable {
  var facts: ValueFacts
  /// Reads a word. Strings and numbers of JSON are read as words too.
  let read: @Sendable (String) throws(ValueProblem) -> Value
  let write: @Sendable (Value) -> JSONTree
  /// Reads a value of JSON that isn't a word. Nil if the form has none.
  let readJSON: (@Sendable (JSONValue) throws(ValueProblem) -> Value?)?

  init(
    schema: [String: JSONTree], isNumeric: Bool = false, write: @escaping @Sendable (Value) -> JSONTree,
    readJSON: (@Sendable (JSONValue) throws(ValueProblem) -> Value?)? = nil,
    read: @escaping @Sendable (String) throws(ValueProblem) -> Value
  ) {
    (facts, self.read, self.write, self.readJSON) = (ValueFacts(schema: schema), read, write, readJSON)
    facts.isNumeric = isNumeric
  }

  /// Numbers within bounds.
  init(
    _ bounds: MemberBounds, write: @escaping @Sendable (Value) -> JSONTree,
    read: @escaping @Sendable (String) throws(ValueProblem) -> Value
  ) {
    self.init(schema: bounds.schema, write: write, read: read)
    facts.bounds = bounds
  }

  /// Reads a word or a value of JSON.
  func value(of input: MemberInput) throws(ValueProblem) -> Value {
    switch input {
    case .word(let word): try read(word)
    case .json(let json): try value(of: json)
    }
  }

  /// Reads a value of JSON.
  func value(of json: JSONValue) throws(ValueProblem) -> Value {
    if let value = try readJSON?(json) { return value }
    if let word = json.word { return try read(word) }
    // A word that no value has gives the description of valid ones.
    do { _ = try read("") } catch { throw error }
    throw ValueProblem("must be a string")
  }

  /// Reads the values of a list, or a single one.
  func values(of json: JSONValue) throws(ValueProblem) -> [Value] {
    guard case .list(let items) = json.content else { return [try value(of: json)] }
    return try items.enumerated().map { (index, item) throws(ValueProblem) in
      do throws(ValueProblem) { return try value(of: item) } catch {
        throw changing(error) { $0.item = ValueProblem.Item(index: index, found: item.shown) }
      }
    }
  }
}

extension JSONValue {
  /// A string, or a number as written.
  var word: String? {
    switch content {
    case .string(let text), .number(let text): text
    default: nil
    }
  }
}

extension ValueForm where Value: RawRepresentable & CaseIterable, Value.RawValue == String, Value.AllCases: Sendable {
  /// The cases of an enumeration, by their names.
  static var choice: ValueForm {
    let names = Value.allCases.map(\.rawValue)
    var form = word(
      { Value(rawValue: $0) }, { $0.rawValue }, schema: ["enum": .list(names.map(JSONTree.text))],
      allowed: "use one of " + names.joined(separator: ", ")
    ).completed(by: .words(names))
    form.facts.choices = names
    return form
  }
}

extension ValueForm<Bool> {
  /// True or false, in JSON not as a text.
  static let flag = ValueForm(
    schema: ValueFacts.flag.schema, write: { .bool($0) },
    readJSON: { (json) throws(ValueProblem) in
      guard case .bool(let isOn) = json.content else { throw ValueProblem("must be true or false") }
      return isOn
    }
  ) { (word) throws(ValueProblem) in
    guard let isOn = Bool(word) else { throw ValueProblem("must be true or false") }
    return isOn
  }
}

extension ValueForm<String> {
  /// Any text.
  static let text = ValueForm(schema: ["type": "string"], write: { .text($0) }) { $0 }

  /// The name of a file or folder. An empty one is usually a variable that isn't set.
  static let path = word(
    { $0.isEmpty ? nil : $0 }, \.self, schema: ["type": "string", "minLength": 1],
    allowed: "must be the name of a file or folder")

  /// The name of a file, which usually has one of some endings.
  static func file(_ endings: String...) -> ValueForm { path.completed(by: .files(endings)) }

  /// The name of a PNG, JPEG or WebP file.
  static let picture = file("png", "jpg", "jpeg", "webp")

  /// The name of a folder.
  static let folder = path.completed(by: .folders)
}

extension ValueForm {
  /// Values that are words.
  ///
  /// - Parameters:
  ///   - read: Returns the value of a word, or nil.
  ///   - write: Returns the word of a value.
  ///   - allowed: What values are, for the error about another word.
  static func word(
    _ read: @escaping @Sendable (String) -> Value?, _ write: @escaping @Sendable (Value) -> String,
    schema: [String: JSONTree] = ["type": "string"], allowed: @escaping @Sendable @autoclosure () -> String
  ) -> ValueForm {
    ValueForm(schema: schema, write: { .text(write($0)) }) { (word) throws(ValueProblem) in
      guard let value = read(word) else { throw ValueProblem(allowed()) }
      return value
    }
  }

  /// The same form with what a shell completes a value with.
  func completed(by completion: ValueFacts.Completion) -> ValueForm {
    changing(self) { $0.facts.completion = completion }
  }
}

extension ValueForm<Double> {
  /// A number greater than 0.
  static let positive = number(MemberBounds(from: 0, isExcluded: true))

  /// A number of at least 0.
  static let notNegative = number(MemberBounds(from: 0))

  /// A factor for artwork or text. Above the limit, nothing would be visible.
  static let factor = number(MemberBounds(0...100, excludesMinimum: true))

  /// A number in a range.
  static func number(in range: ClosedRange<Double>) -> ValueForm { number(MemberBounds(range)) }

  /// A number within bounds.
  ///
  /// - Parameter example: What is added to the sentence for a wrong value.
  static func number(_ bounds: MemberBounds, _ example: String = "") -> ValueForm {
    ValueForm(bounds, write: { .number($0) }) { (word) throws(ValueProblem) in
      guard let number = DecimalNumber.finite(word), bounds.contains(number) else {
        throw ValueProblem(bounds.allowed + example)
      }
      return number
    }
  }
}

extension ValueForm<Int> {
  /// A whole number in a range.
  static func whole(in range: ClosedRange<Int>) -> ValueForm {
    let bounds = MemberBounds(whole: range)
    return ValueForm(bounds, write: { .number(Double($0)) }) { (word) throws(ValueProblem) in
      guard let number = Int(word), range.contains(number) else { throw ValueProblem(bounds.allowed) }
      return number
    }
  }
}

extension ValueForm<UInt64> {
  /// A seed for random choices.
  static let seed = ValueForm(schema: ["type": "integer", "minimum": 0], write: { .whole($0) }) {
    (word) throws(ValueProblem) in
    guard let number = UInt64(word) else { throw ValueProblem("must be a whole number from 0 to \(UInt64.max)") }
    return number
  }
}
