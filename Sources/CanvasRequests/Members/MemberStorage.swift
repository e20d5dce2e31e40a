/// What a member does with a property of one type, of whatever request. It is compiled once for each type of values, and
/// not for each request: its functions look the property up by a key path.
struct MemberStorage<Stored: Sendable>: AnyMemberStorage {
  /// A change of the property.
  struct Change: AnyMemberChange {
    let make: @Sendable (inout Stored) throws(RequestError) -> Void

    func make<Request>(in request: inout Request, _ property: PartialKeyPath<Request>) throws(RequestError) {
      guard let path = property as? WritableKeyPath<Request, Stored> else {
        throw RequestError(.failure, "\(String(describing: property)): not a property of the member's type")
      }
      try make(&request[keyPath: path])
    }
  }

  private let read: @Sendable (MemberInput) throws(ValueProblem) -> Change
  private let write: @Sendable (Stored) -> JSONTree?

  func change(_ input: MemberInput) throws(ValueProblem) -> any AnyMemberChange { try read(input) }

  func written<Request>(_ request: Request, _ property: PartialKeyPath<Request>) -> JSONTree? {
    (request[keyPath: property] as? Stored).flatMap(write)
  }
}

/// What is read for a member.
enum MemberInput: Sendable {
  /// A word of a command line.
  case word(String)
  case json(JSONValue)
}

protocol AnyMemberStorage: Sendable {
  /// Reads a value.
  func change(_ input: MemberInput) throws(ValueProblem) -> any AnyMemberChange
  /// The value of a property, or nil if it is what it is without the member.
  func written<Request>(_ request: Request, _ property: PartialKeyPath<Request>) -> JSONTree?
}

protocol AnyMemberChange: Sendable {
  func make<Request>(in request: inout Request, _ property: PartialKeyPath<Request>) throws(RequestError)
}

extension MemberStorage {
  /// A value.
  static func single(_ form: ValueForm<Stored>, default defaultValue: Stored) -> MemberStorage where Stored: Equatable {
    MemberStorage(
      read: { (input) throws(ValueProblem) in
        let value = try form.value(of: input)
        return Change { (stored) throws(RequestError) in stored = value }
      }, write: { $0 == defaultValue ? nil : form.write($0) })
  }

  /// A value or none.
  static func optional<Value: Sendable>(_ form: ValueForm<Value>) -> MemberStorage where Stored == Value? {
    MemberStorage(
      read: { (input) throws(ValueProblem) in
        let value = try form.value(of: input)
        return Change { (stored) throws(RequestError) in stored = value }
      }, write: { $0.map(form.write) })
  }

  /// A list, to which a word of a command line is added.
  static func list<Value: Sendable>(_ form: ValueForm<Value>) -> MemberStorage where Stored == [Value] {
    words(
      ValueForm<[Value]>(
        schema: [:], write: { .list($0.map(form.write)) },
        readJSON: { (json) throws(ValueProblem) in [try form.value(of: json)] },
        read: { (word) throws(ValueProblem) in [try form.read(word)] }))
  }

  /// A list, to which the values of a word of a command line are added.
  static func words<Value: Sendable>(_ form: ValueForm<[Value]>) -> MemberStorage where Stored == [Value] {
    MemberStorage(
      read: { (input) throws(ValueProblem) in
        switch input {
        case .word(let word):
          let values = try form.read(word)
          return Change { (stored) throws(RequestError) in stored += values }
        case .json(let json):
          let values = try form.values(of: json).flatMap(\.self)
          return Change { (stored) throws(RequestError) in stored = values }
        }
      }, write: { $0.isEmpty ? nil : form.write($0) })
  }

  /// One of several values, each with a flag.
  static func one<Value: Sendable & Equatable>(
    _ value: Value, of names: [String]
  ) -> MemberStorage where Stored == Value? {
    MemberStorage(
      read: { (input) throws(ValueProblem) in
        let isOn = try ValueForm<Bool>.flag.value(of: input)
        return Change { (stored) throws(RequestError) in
          guard isOn else { return }
          guard stored == nil || stored == value else { throw RequestError(.request, .either(names)) }
          stored = value
        }
      }, write: { $0 == value ? true : nil })
  }
}

extension RequestText {
  /// The sentence for members of which a request can have one.
  static func either(_ names: [String]) -> RequestText {
    if names.count == 2 { return "use either \(member: names[0]) or \(member: names[1]), not both" }
    let first = names.dropFirst().dropLast().reduce("\(member: names[0])" as RequestText) { "\($0), \(member: $1)" }
    return "use only one of \(first) and \(member: names[names.count - 1])"
  }
}
