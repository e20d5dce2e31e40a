package import ArgumentParser
package import CanvasRequests

/// Options that are members of a request, or of a part of one.
package protocol MemberOptions<Request>: ParsableArguments {
  associatedtype Request: Sendable
  /// The changes of the options that are on the command line.
  var changes: [RequestMember<Request>.Change?] { get }
}

extension MemberOptions {
  /// Sets the members that are on the command line.
  package func apply(to request: inout Request) throws(RequestError) {
    for change in changes { try change?(&request) }
  }
}

extension Option {
  /// An option for a member of a request.
  package init<Request>(
    _ member: RequestMember<Request>, completion: CompletionKind? = nil
  ) where Value == RequestMember<Request>.Change? {
    self.init(
      name: .customLong(member.name), parsing: member.kind == .number ? .unconditional : .next,
      help: ArgumentHelp(member), completion: completion ?? member.completion, transform: member.parsed)
  }

  /// A repeatable option for a member of a request.
  package init<Request>(list member: RequestMember<Request>) where Value == [RequestMember<Request>.Change] {
    self.init(
      wrappedValue: [], name: .customLong(member.name),
      parsing: member.kind == .numbers ? .unconditionalSingleValue : .singleValue,
      help: ArgumentHelp(member), completion: member.completion, transform: member.parsed)
  }
}

extension Flag where Value == Bool {
  /// A flag for a member of a request.
  package init<Request>(wrappedValue: Bool, _ member: RequestMember<Request>) {
    self.init(wrappedValue: wrappedValue, name: .customLong(member.name), help: ArgumentHelp(member))
  }
}

extension Flag where Value == Bool? {
  /// A flag for a member of a request, with a flag for the opposite.
  package init<Request>(_ member: RequestMember<Request>) {
    self.init(name: .customLong(member.name), inversion: .prefixedNo, help: ArgumentHelp(member))
  }
}

extension RequestMember {
  /// Returns the change of a flag that is on the command line.
  package func on(_ isOn: Bool?) -> Change? {
    guard let isOn else { return nil }
    return try? change("\(isOn)")
  }

  /// Returns the change of a flag if it is on the command line.
  package func ifOn(_ isOn: Bool) -> Change? { isOn ? on(true) : nil }

  fileprivate var completion: CompletionKind? { choices.isEmpty ? nil : .list(choices) }

  fileprivate var parsed: @Sendable (String) throws -> Change {
    { [change] word in
      do throws(ValueProblem) { return try change(word) } catch { throw ValidationError(error.allowed) }
    }
  }
}

extension ArgumentHelp {
  /// The help of a member, with its values, its bounds and the value without the option.
  fileprivate init<Request>(_ member: RequestMember<Request>) {
    let facts = member.facts.isEmpty ? "" : " (\(member.facts.joined(separator: "; ")))"
    self.init("\(member.help.line)\(facts)", valueName: member.placeholder.isEmpty ? nil : member.placeholder)
  }
}

extension RequestError {
  /// The error of the command line, with the names of options.
  package var validation: ValidationError { ValidationError(text.line) }
}
