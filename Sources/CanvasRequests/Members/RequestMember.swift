/// One member of a kind of request, declared once: its name, its values and its help. The members of JSON, their schema
/// and the options of the tool come from it.
///
/// Only the property has the request's type. All else is in `Member`, which is compiled once for all requests.
public struct RequestMember<Request: Sendable>: Sendable {
  package private(set) var member: Member
  /// The property, a `WritableKeyPath` to the type that the member's storage has. Key paths never change.
  private nonisolated(unsafe) let property: PartialKeyPath<Request>

  /// The name, in JSON and as the tool's option.
  public var name: String { member.name }

  /// A sentence for help, with the names of other members.
  public var help: RequestText { member.help }

  private init(_ member: Member, _ property: PartialKeyPath<Request>) {
    (self.member, self.property) = (member, property)
  }

  /// The value in a request, or nil if it is what it is without the member.
  package func written(_ request: Request) -> JSONTree? { member.storage.written(request, property) }

  /// Sets the member to a value that was read for it.
  func set(_ setting: MemberSetting, in request: inout Request) throws(RequestError) {
    try setting.change.make(in: &request, property)
  }

  /// A member with a single value.
  init<Value: Sendable & Hashable>(
    _ name: String, _ path: WritableKeyPath<Request, Value>, _ form: ValueForm<Value>, value placeholder: String,
    default defaultValue: Value, isShown: Bool = true, help: RequestText, example: JSONTree,
    with context: [String: JSONTree] = [:]
  ) {
    self.init(
      Member(
        name, help, placeholder, form.facts, form.facts.isNumber ? .number : .single,
        default: isShown ? form.write(defaultValue) : nil, example, context, .single(form, default: defaultValue)), path
    )
  }

  /// A member with a single value that a request can be without.
  init<Value: Sendable & Hashable>(
    _ name: String, _ path: WritableKeyPath<Request, Value?>, _ form: ValueForm<Value>, value placeholder: String,
    help: RequestText, example: JSONTree, with context: [String: JSONTree] = [:]
  ) {
    self.init(
      Member(
        name, help, placeholder, form.facts, form.facts.isNumber ? .number : .single, example, context, .optional(form)),
      path)
  }

  /// A member with a list of values. JSON can also have a single value; the tool's option is repeated.
  init<Value: Sendable & Hashable>(
    list name: String, _ path: WritableKeyPath<Request, [Value]>, _ form: ValueForm<Value>, value placeholder: String,
    help: RequestText, example: JSONTree, with context: [String: JSONTree] = [:]
  ) {
    self.init(
      Member(
        name, help, placeholder, form.facts.ofList, form.facts.isNumber ? .numbers : .repeated, example, context,
        .list(form)), path)
  }

  /// A member with a list whose values can be several in one word.
  init<Value: Sendable & Hashable>(
    list name: String, _ path: WritableKeyPath<Request, [Value]>, words form: ValueForm<[Value]>,
    value placeholder: String, help: RequestText, example: JSONTree, with context: [String: JSONTree] = [:]
  ) {
    self.init(
      Member(name, help, placeholder, form.facts.ofList, .numbers, example, context, .words(form)), path)
  }

  /// A member that is true or false, and false without it.
  init(
    flag name: String, _ path: WritableKeyPath<Request, Bool>, help: RequestText,
    with context: [String: JSONTree] = [:]
  ) {
    self.init(Member(name, help, "", .flag, .flag, true, context, .single(.flag, default: false)), path)
  }

  /// A member that is true or false. Without it, the request decides.
  init(
    flag name: String, _ path: WritableKeyPath<Request, Bool?>, help: RequestText,
    with context: [String: JSONTree] = [:]
  ) {
    self.init(Member(name, help, "", .flag, .invertibleFlag, true, context, .optional(.flag)), path)
  }

  /// A member that is true for one value of several that have a member each.
  ///
  /// - Parameter all: The names of the members, of which a request can have one.
  init<Value: Sendable & Hashable>(
    flag name: String, of all: [String], _ path: WritableKeyPath<Request, Value?>, is value: Value, help: RequestText,
    with context: [String: JSONTree] = [:]
  ) {
    self.init(Member(name, help, "", .flag, .flag, true, context, .one(value, of: all)), path)
  }

  /// The same member, whose example needs other members.
  func with(_ context: [String: JSONTree]) -> RequestMember { changing(self) { $0.member.context = context } }

  /// The same member, whose example needs these other members besides its own.
  func adding(_ context: [String: JSONTree]) -> RequestMember {
    with(member.context.merging(context) { own, _ in own })
  }

  /// The member of a request that has the members of `Request` in a part of it.
  ///
  /// Only lists of members in the code call this, before any input is read, so a part of another type is a programming
  /// error that each run would show.
  func within<Whole>(_ part: PartialKeyPath<Whole>) -> RequestMember<Whole> {
    guard let path = part.appending(path: property) else { preconditionFailure("\(part) has other members") }
    return RequestMember<Whole>(member, path)
  }
}

extension Array {
  /// The members of a part of a request.
  func within<Request, Whole>(_ part: WritableKeyPath<Whole, Request>) -> [RequestMember<Whole>]
  where Element == RequestMember<Request> {
    map { $0.within(part) }
  }
}

/// A request, or a part of one: a value whose properties are members.
public protocol RequestPart: Sendable, Hashable {
  /// The members, in the order of help.
  static var members: [RequestMember<Self>] { get }
}

extension RequestPart {
  /// Sets members to values that were read for them.
  package mutating func set(_ settings: [MemberSetting]) throws(RequestError) {
    guard !settings.isEmpty else { return }
    let members = Self.members
    for setting in settings {
      guard let member = members.first(where: { $0.name == setting.name }) else {
        throw RequestError(.failure, "\(setting.name): not a member")
      }
      try member.set(setting, in: &self)
    }
  }

  /// Throws if one of some members isn't what it is without it.
  ///
  /// - Parameter reason: What follows the first such member.
  func refuse(_ members: [RequestMember<Self>], _ reason: RequestText) throws(RequestError) {
    guard let member = members.first(where: { $0.written(self) != nil }) else { return }
    throw RequestError(.request, "\(member) \(reason)")
  }

  /// Refuses two members that are both set.
  func refuseBoth(_ member: RequestMember<Self>, _ other: RequestMember<Self>) throws(RequestError) {
    guard member.written(self) != nil, other.written(self) != nil else { return }
    throw RequestError(.request, .either([member.name, other.name]))
  }
}

/// A request with members that are not those of its parts.
package protocol OwnMembers: RequestPart {
  /// These members, in the order of help, without seeds and moves.
  static var own: [RequestMember<Self>] { get }
}
