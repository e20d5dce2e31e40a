/// Members that are options of a command, in the order of its help.
package protocol MemberList {
  static var members: [Member] { get }
  /// Flags of the tool after the members.
  static var flags: [ToolFlag] { get }
}

extension MemberList {
  package static var flags: [ToolFlag] { [] }
}

/// A flag that says what the tool does, and is no member of a request.
package struct ToolFlag: Sendable {
  fileprivate let name: String
  fileprivate let help: ArgumentHelp

  package init(_ name: String, help: ArgumentHelp) { (self.name, self.help) = (name, help) }
}

/// All members of a part of a request.
package enum PartMembers<Part: RequestPart>: MemberList {
  package static var members: [Member] { Part.members.map(\.member) }
}

/// The members of a request that are not those of its parts.
package enum RequestMembers<Request: OwnMembers>: MemberList {
  package static var members: [Member] { Request.own.map(\.member) }
}

package typealias PartOptions<Part: RequestPart> = MemberOptions<PartMembers<Part>>
package typealias OwnOptions<Request: OwnMembers> = MemberOptions<RequestMembers<Request>>

/// Options with values for members of a request.
package protocol GivenMembers {
  /// The values that are on the command line.
  var settings: [MemberSetting] { get }
}

extension RequestPart {
  /// Sets the members that are on the command line.
  package mutating func set(_ options: any GivenMembers...) throws(RequestError) {
    try set(options.flatMap(\.settings))
  }

  /// Returns the request with the members that are on the command line.
  package func with(_ options: any GivenMembers...) throws(RequestError) -> Self {
    var request = self
    try request.set(options.flatMap(\.settings))
    return request
  }
}

/// The options of a list of members.
package struct MemberOptions<List: MemberList>: ParsableArguments, GivenMembers, CustomReflectable {
  package private(set) var settings: [MemberSetting] = []
  private var flags: Set<String> = []

  package init() {}

  /// Whether a flag is on the command line.
  package func has(_ flag: ToolFlag) -> Bool { flags.contains(flag.name) }

  /// Whether a member is on the command line.
  package func has<Request>(_ member: RequestMember<Request>) -> Bool { settings.contains { $0.name == member.name } }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: MemberKey.self)
    settings = try List.members.flatMap { try $0.settings(in: container) }
    for flag in List.flags {
      let key = MemberKey(stringValue: flag.name)
      if try container.decode(Flag<Bool>.self, forKey: key).wrappedValue { flags.insert(flag.name) }
    }
  }

  /// The parser finds a type's options by its mirror. These are one for each member, instead of one for each property.
  package var customMirror: Mirror {
    let flags = List.flags.map {
      (label: $0.name, value: Flag(wrappedValue: false, name: .customLong($0.name), help: $0.help) as Any)
    }
    return Mirror(self, children: List.members.map { (label: $0.name, value: $0.argument) } + flags)
  }
}

private struct MemberKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Member {
  private typealias Single = Option<MemberSetting?>
  private typealias Repeated = Option<[MemberSetting]>

  /// The option or the flag of the member. Its help has the values, the bounds and the value without the option.
  fileprivate var argument: Any {
    let name = NameSpecification.customLong(name)
    let facts = facts.isEmpty ? "" : " (\(facts.joined(separator: "; ")))"
    let help = ArgumentHelp("\(help.line)\(facts)", valueName: placeholder.isEmpty ? nil : placeholder)
    switch kind {
    case .flag: return Flag(wrappedValue: false, name: name, help: help)
    case .invertibleFlag: return Flag<Bool?>(name: name, inversion: .prefixedNo, help: help)
    case .single, .number:
      return Single(
        name: name, parsing: kind == .number ? .unconditional : .next, help: help, completion: completion,
        transform: parsed)
    case .repeated, .numbers:
      return Repeated(
        wrappedValue: [], name: name, parsing: kind == .numbers ? .unconditionalSingleValue : .singleValue, help: help,
        completion: completion, transform: parsed)
    }
  }

  /// The values of the option or the flag.
  fileprivate func settings(in container: KeyedDecodingContainer<MemberKey>) throws -> [MemberSetting] {
    let key = MemberKey(stringValue: name)
    switch kind {
    case .flag: return try container.decode(Flag<Bool>.self, forKey: key).wrappedValue ? [setting("true")] : []
    case .invertibleFlag:
      return try container.decode(Flag<Bool?>.self, forKey: key).wrappedValue.map { [try setting("\($0)")] } ?? []
    case .single, .number: return try [container.decode(Single.self, forKey: key).wrappedValue].compactMap(\.self)
    case .repeated, .numbers: return try container.decode(Repeated.self, forKey: key).wrappedValue
    }
  }

  private var completion: CompletionKind? {
    switch values.completion {
    case .none: nil
    case .words(let words): .list(words)
    case .files(let endings): .file(extensions: endings)
    case .folders: .directory
    }
  }

  @Sendable private func parsed(_ word: String) throws -> MemberSetting {
    do throws(ValueProblem) { return try setting(word) } catch { throw ValidationError(error.allowed) }
  }
}

/// Runs a closure, and throws its error as that of the command line, with the names of options.
package func asOptions<Value>(_ body: () throws(RequestError) -> Value) throws(ValidationError) -> Value {
  do { return try body() } catch { throw ValidationError(error.text.line) }
}
