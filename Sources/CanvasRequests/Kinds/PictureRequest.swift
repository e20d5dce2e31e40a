/// What is asked for, as a value: a picture of any kind, made in Swift or read from JSON.
///
///     let request = try PictureRequest(json: body)
///     let png = try request.drawable(in: resources).png()
///
/// In JSON, a request is an object with a `command`, what it draws (`card`, `cards`, `data` or `file`), and `options`, which have
/// the names and values of the tool's options: `{"command": "pie", "data": [["Cola", 3]], "options": {"hole": 0.6}}`.
/// ``jsonSchema`` describes all of them.
public struct PictureRequest: Sendable {
  /// The request of its kind, such as a ``PieRequest``.
  public let content: any DrawableRequest

  /// A request of any kind.
  public init(_ content: some DrawableRequest) { self.content = content }

  /// Reads a request from JSON, in UTF-8 or in UTF-16 with a byte order mark.
  ///
  /// - Throws: For the first member that is unknown or has a value that it can't have, with its path; for members that
  ///   contradict each other; and for more bytes than the limits allow. No file is read.
  public init(json bytes: [UInt8], limits: Resources.Limits = Resources.Limits()) throws(RequestError) {
    guard bytes.count <= limits.byteCount else {
      throw RequestError(.limit, "\(bytes.count) bytes; must be at most \(limits.byteCount)")
    }
    let text: [UInt8]
    let value: JSONValue
    do throws(DataError) {
      text = try DecodedText.utf8(bytes)
      value = try JSONValue(json: text, emptying: "data")
    } catch {
      throw RequestError(.content, "\(error.description)")
    }
    guard case .object(let members) = value.content else {
      throw RequestError(.content, "\(value.shown); must be an object with a request")
    }
    try self.init(members, of: text, limits: limits)
  }

  /// Returns the picture: reads what the request names, and lays the picture out.
  public func drawable(in resources: Resources) throws(RequestError) -> PlacedPicture {
    try content.drawable(in: resources)
  }
}

extension PictureRequest: Hashable {
  public static func == (a: PictureRequest, b: PictureRequest) -> Bool { a.content.equals(b.content) }

  public func hash(into hasher: inout Hasher) { content.hash(into: &hasher) }
}

extension DrawableRequest {
  fileprivate func equals(_ other: any DrawableRequest) -> Bool { (other as? Self) == self }
}

extension PictureRequest {
  /// Creates a request from the members of an object.
  ///
  /// - Parameters:
  ///   - others: The names of members that are the caller's.
  ///   - text: The text that the members were scanned from.
  package init(
    _ members: [JSONValue.Member], besides others: [String] = [], of text: [UInt8], limits: Resources.Limits
  ) throws(RequestError) {
    var parts = RequestParts()
    var given: Set<String> = []
    var unknown: String?
    for member in members where !others.contains(member.key) {
      if case .null = member.value.content { continue }
      given.insert(member.key)
      switch member.key {
      case "command": parts.command = try Self.text(member, "the name of a command")
      case "card": parts.card = try Self.text(member, "the name of a card")
      case "cards": parts.cards = try Self.names(member)
      case "file":
        let name = try Self.text(member, "the name of a file")
        if name == "-" { throw Self.failure(member, "the name of a file; use 'data' for data in the request itself") }
        parts.data = .file(name)
      case "data": parts.data = .bytes(try Self.data(member, in: text))
      case "options": parts.options = try Self.options(member, limits)
      default: unknown = unknown ?? member.key
      }
    }
    if let unknown {
      let names = (try? RequestKind.named(parts.command))?.options.map(\.name) ?? []
      throw RequestKind.unknownMember(
        unknown, of: "a request", ["command"] + Self.inputs + ["options"] + others, options: names)
    }
    guard !parts.command.isEmpty else { throw RequestError(.content, "missing 'command': the name of a command") }
    let kind = try RequestKind.named(parts.command)
    if given.isSuperset(of: ["data", "file"]) { throw RequestError(.request, "use either 'data' or 'file', not both") }
    if let wrong = Self.inputs.first(where: { given.contains($0) && !kind.input.members.contains($0) }) {
      let used = kind.input.members.map { "'\($0)'" }.joined(separator: " or ")
      throw RequestError(.request, "\(kind.name) uses \(used), not '\(wrong)'")
    }
    content = try kind.read(parts)
  }

  /// The members for what a request draws.
  private static let inputs = ["card", "cards", "data", "file"]

  private static func failure(_ member: JSONValue.Member, _ allowed: String) -> RequestError {
    RequestError(.content, "\(DataError.shown(member.key)): \(member.value.shown); must be \(allowed)")
  }

  private static func text(_ member: JSONValue.Member, _ allowed: String) throws(RequestError) -> String {
    guard case .string(let text) = member.value.content, !text.isEmpty else { throw failure(member, allowed) }
    return text
  }

  private static func names(_ member: JSONValue.Member) throws(RequestError) -> [String] {
    guard case .list(let values) = member.value.content else { throw failure(member, "a list of names of cards") }
    return try values.enumerated().map { (index, value) throws(RequestError) in
      if let name = value.string { return name }
      throw RequestError(.content, "cards[\(index)]: \(value.shown); must be the name of a card")
    }
  }

  private static func data(_ member: JSONValue.Member, in text: [UInt8]) throws(RequestError) -> [UInt8] {
    switch member.value.content {
    case .list, .object: return Array(text[member.value.offset..<member.end])
    case .string(let text): return Array(text.utf8)
    default: throw failure(member, "a list, an object, or the text of a file")
    }
  }

  static func options(
    _ member: JSONValue.Member, _ limits: Resources.Limits
  ) throws(RequestError) -> [JSONValue.Member] {
    guard case .object(let options) = member.value.content else { throw failure(member, "an object of options") }
    let count = member.end - member.value.offset
    guard count <= limits.optionByteCount else {
      throw RequestError(.limit, "options: \(count) bytes; must be at most \(limits.optionByteCount)")
    }
    return options
  }
}
