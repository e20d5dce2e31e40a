internal import CanvasTables

/// One member of a kind of request, declared once: its name, its values and its help. The members of JSON, their schema
/// and the options of the tool come from it.
public struct RequestMember<Request: Sendable>: Sendable {
  /// A change of a request to a value of a member.
  package typealias Change = @Sendable (inout Request) throws(RequestError) -> Void

  /// The name, in JSON and as the tool's option.
  public let name: String

  /// A sentence for help, with the names of other members.
  public let help: RequestText

  /// What a value is called in help; empty for a flag.
  package let placeholder: String

  package let kind: MemberKind

  /// The names of an enumeration's values, or none.
  package let choices: [String]

  /// The numbers that are values; nil if there are no bounds.
  package let bounds: MemberBounds?

  /// The value without the member, for help; nil if there is none, or if help tells it.
  package let defaultValue: MemberValue?

  /// An example, and the other members that it needs.
  package let example: MemberValue
  package private(set) var context: [String: MemberValue]

  /// The members of the JSON Schema for the value.
  let schema: [String: MemberValue]

  /// Reads a word of a command line.
  package let change: @Sendable (_ word: String) throws(ValueProblem) -> Change
  let jsonChange: @Sendable (JSONValue) throws(ValueProblem) -> Change
  /// The value in a request, or nil if it is what it is without the member.
  let written: @Sendable (Request) -> MemberValue?
}

extension RequestMember {
  /// A member with a single value.
  init<Value: Sendable & Hashable>(
    _ name: String, _ path: any WritableKeyPath<Request, Value> & Sendable, _ form: ValueForm<Value>,
    value placeholder: String, default defaultValue: Value, isShown: Bool = true, help: RequestText,
    example: MemberValue,
    with context: [String: MemberValue] = [:]
  ) {
    self.init(
      name: name, help: help, placeholder: placeholder, kind: form.kind, choices: form.choices, bounds: form.bounds,
      defaultValue: isShown ? form.write(defaultValue) : nil, example: example, context: context, schema: form.schema,
      change: { (word) throws(ValueProblem) in
        let value = try form.read(word)
        return { (request) throws(RequestError) in request[keyPath: path] = value }
      },
      jsonChange: { (json) throws(ValueProblem) in
        let value = try form.value(of: json)
        return { (request) throws(RequestError) in request[keyPath: path] = value }
      },
      written: { $0[keyPath: path] == defaultValue ? nil : form.write($0[keyPath: path]) })
  }

  /// A member with a single value that a request can be without.
  init<Value: Sendable & Hashable>(
    _ name: String, _ path: any WritableKeyPath<Request, Value?> & Sendable, _ form: ValueForm<Value>,
    value placeholder: String, help: RequestText, example: MemberValue, with context: [String: MemberValue] = [:]
  ) {
    self.init(
      name: name, help: help, placeholder: placeholder, kind: form.kind, choices: form.choices, bounds: form.bounds,
      defaultValue: nil,
      example: example, context: context, schema: form.schema,
      change: { (word) throws(ValueProblem) in
        let value = try form.read(word)
        return { (request) throws(RequestError) in request[keyPath: path] = value }
      },
      jsonChange: { (json) throws(ValueProblem) in
        let value = try form.value(of: json)
        return { (request) throws(RequestError) in request[keyPath: path] = value }
      },
      written: { $0[keyPath: path].map(form.write) })
  }

  /// A member with a list of values. JSON can also have a single value; the tool's option is repeated.
  init<Value: Sendable & Hashable>(
    list name: String, _ path: any WritableKeyPath<Request, [Value]> & Sendable, _ form: ValueForm<Value>,
    value placeholder: String, help: RequestText, example: MemberValue, with context: [String: MemberValue] = [:]
  ) {
    let item = MemberValue.object(form.schema)
    self.init(
      name: name, help: help, placeholder: placeholder, kind: form.kind == .number ? .numbers : .repeated,
      choices: form.choices, bounds: form.bounds, defaultValue: nil, example: example, context: context,
      schema: ["anyOf": [item, .object(["type": "array", "items": item])]],
      change: { (word) throws(ValueProblem) in
        let value = try form.read(word)
        return { (request) throws(RequestError) in request[keyPath: path].append(value) }
      },
      jsonChange: { (json) throws(ValueProblem) in
        let values = try form.values(of: json)
        return { (request) throws(RequestError) in request[keyPath: path] = values }
      },
      written: { $0[keyPath: path].isEmpty ? nil : .list($0[keyPath: path].map(form.write)) })
  }

  /// A member with a list whose values can be several in one word.
  init<Value: Sendable & Hashable>(
    list name: String, _ path: any WritableKeyPath<Request, [Value]> & Sendable, words form: ValueForm<[Value]>,
    value placeholder: String, help: RequestText, example: MemberValue, with context: [String: MemberValue] = [:]
  ) {
    let item = MemberValue.object(form.schema)
    self.init(
      name: name, help: help, placeholder: placeholder, kind: .numbers, choices: [], bounds: nil, defaultValue: nil,
      example: example,
      context: context, schema: ["anyOf": [item, .object(["type": "array", "items": item])]],
      change: { (word) throws(ValueProblem) in
        let values = try form.read(word)
        return { (request) throws(RequestError) in request[keyPath: path] += values }
      },
      jsonChange: { (json) throws(ValueProblem) in
        let values = try form.values(of: json).flatMap(\.self)
        return { (request) throws(RequestError) in request[keyPath: path] = values }
      },
      written: { $0[keyPath: path].isEmpty ? nil : form.write($0[keyPath: path]) })
  }

  /// A member that is true or false, and false without it.
  init(
    flag name: String, _ path: any WritableKeyPath<Request, Bool> & Sendable, help: RequestText,
    with context: [String: MemberValue] = [:]
  ) {
    self.init(
      flag: name, kind: .flag, help: help, with: context, set: { $0[keyPath: path] = $1 },
      written: { $0[keyPath: path] ? true : nil })
  }

  /// A member that is true or false. Without it, the request decides.
  init(
    flag name: String, _ path: any WritableKeyPath<Request, Bool?> & Sendable, help: RequestText,
    with context: [String: MemberValue] = [:]
  ) {
    self.init(
      flag: name, kind: .invertibleFlag, help: help, with: context, set: { $0[keyPath: path] = $1 },
      written: { $0[keyPath: path].map(MemberValue.bool) })
  }

  /// A member that is true for one value of several that have a member each.
  ///
  /// - Parameter all: The names of the members, of which a request can have one.
  init<Value: Sendable & Hashable>(
    flag name: String, of all: [String], _ path: any WritableKeyPath<Request, Value?> & Sendable, is value: Value,
    help: RequestText, with context: [String: MemberValue] = [:]
  ) {
    self.init(
      flag: name, kind: .flag, help: help, with: context,
      set: { (request, isOn) throws(RequestError) in
        guard isOn else { return }
        guard request[keyPath: path] == nil || request[keyPath: path] == value else {
          throw RequestError(.request, Self.either(all))
        }
        request[keyPath: path] = value
      },
      written: { $0[keyPath: path] == value ? true : nil })
  }

  private init(
    flag name: String, kind: MemberKind, help: RequestText, with context: [String: MemberValue],
    set: @escaping @Sendable (inout Request, Bool) throws(RequestError) -> Void,
    written: @escaping @Sendable (Request) -> MemberValue?
  ) {
    self.init(
      name: name, help: help, placeholder: "", kind: kind, choices: [], bounds: nil, defaultValue: nil, example: true,
      context: context,
      schema: ["type": "boolean"],
      change: { (word) throws(ValueProblem) in
        guard word == "true" || word == "false" else { throw ValueProblem("must be true or false") }
        return { (request) throws(RequestError) in try set(&request, word == "true") }
      },
      jsonChange: { (json) throws(ValueProblem) in
        guard case .bool(let isOn) = json.content else { throw ValueProblem("must be true or false") }
        return { (request) throws(RequestError) in try set(&request, isOn) }
      },
      written: written)
  }

  /// The sentence for members of which a request can have one.
  static func either(_ names: [String]) -> RequestText {
    if names.count == 2 { return "use either \(member: names[0]) or \(member: names[1]), not both" }
    let first = names.dropFirst().dropLast().reduce("\(member: names[0])" as RequestText) {
      "\($0), \(member: $1)"
    }
    return "use only one of \(first) and \(member: names[names.count - 1])"
  }
}

extension RequestMember {
  /// What help says after the sentence: the values, the bounds, and the value without the member.
  package var facts: [String] {
    [
      choices.isEmpty ? nil : "values: " + choices.joined(separator: ", "), bounds?.range,
      defaultValue.map { "default: \($0.word)" },
    ].compactMap(\.self)
  }
}

extension ValueForm {
  fileprivate var kind: MemberKind {
    isNumeric || schema["type"] == "number" || schema["type"] == "integer" ? .number : .single
  }
}

extension RequestMember {
  /// The same member, whose example needs other members.
  func with(_ context: [String: MemberValue]) -> RequestMember {
    var result = self
    result.context = context
    return result
  }

  /// The same member, whose example needs these other members besides its own.
  func adding(_ context: [String: MemberValue]) -> RequestMember {
    with(self.context.merging(context) { own, _ in own })
  }

  /// The member of a request that has the members of `Request` in a part of it.
  func within<Whole>(_ path: any WritableKeyPath<Whole, Request> & Sendable) -> RequestMember<Whole> {
    let lifted: @Sendable (@escaping Change) -> RequestMember<Whole>.Change = { change in
      { (whole) throws(RequestError) in try change(&whole[keyPath: path]) }
    }
    return RequestMember<Whole>(
      name: name, help: help, placeholder: placeholder, kind: kind, choices: choices, bounds: bounds,
      defaultValue: defaultValue, example: example, context: context, schema: schema,
      change: { [change] (word) throws(ValueProblem) in lifted(try change(word)) },
      jsonChange: { [jsonChange] (json) throws(ValueProblem) in lifted(try jsonChange(json)) },
      written: { [written] in written($0[keyPath: path]) })
  }
}

extension Array {
  /// The members of a part of a request.
  func within<Request, Whole>(
    _ path: any WritableKeyPath<Whole, Request> & Sendable
  ) -> [RequestMember<Whole>] where Element == RequestMember<Request> {
    map { $0.within(path) }
  }
}

/// How a member takes values.
package enum MemberKind: Sendable, Hashable {
  case single, repeated, flag
  /// A flag that is neither true nor false without the member; the tool has an option for each.
  case invertibleFlag
  /// A single value that can begin with a hyphen.
  case number
  /// The same, repeated.
  case numbers
}
