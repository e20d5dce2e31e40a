/// A kind of request by its name in JSON, with the members that it has there.
package struct RequestKind: Sendable {
  /// The name, such as `card` or `chart bars`.
  package let name: String

  /// What a request draws.
  package enum Input: Sendable {
    /// A card's name.
    case card
    /// Names of cards, which are optional.
    case cards
    /// A table, which is required.
    case table
    /// A state or a document, which is optional.
    case state
    /// A specification of a chart, a template or an SVG document, which is required.
    case specification

    /// The members that a request can have for it.
    var members: [String] {
      switch self {
      case .card: ["card"]
      case .cards: ["cards"]
      case .table, .state, .specification: ["data", "file"]
      }
    }
  }

  package let input: Input

  /// The options, in the order of help.
  package let options: [Member]

  /// Reads a request from its parts.
  let read: @Sendable (RequestParts) throws(RequestError) -> any DrawableRequest

  /// The parts of a request in JSON; nil if it is of another kind.
  let written: @Sendable (any DrawableRequest) -> [String: JSONTree]?

  private init<Request: DrawableRequest>(
    _ name: String, _ input: Input, _ start: Request,
    set: @escaping @Sendable (inout Request, RequestParts) throws(RequestError) -> Void,
    input get: @escaping @Sendable (Request) -> [String: JSONTree]?
  ) {
    let members = Dictionary(uniqueKeysWithValues: Request.members.map { ($0.name, $0.member) })
    self.name = name
    self.input = input
    options = Request.members.map(\.member)
    read = { (parts) throws(RequestError) in
      var request = start
      try set(&request, parts)
      for option in parts.options {
        if let setting = try Self.setting(option, of: name, members) { try request.set([setting]) }
      }
      try request.check()
      return request
    }
    written = { request in
      guard let request = request as? Request, request.command == start.command, let input = get(request) else {
        return nil
      }
      var values: [String: JSONTree] = [:]
      for member in Request.members { if let value = member.written(request) { values[member.name] = value } }
      return input.merging(["command": .text(name), "options": .object(values)]) { $1 }
    }
  }

  /// All kinds that can be written in JSON.
  package static let all = drawings + boards

  private static let drawings: [RequestKind] = [
    RequestKind(
      "card", .card, CardRequest(.card(PlayingCard(.ace, of: .spades))),
      set: { (request, parts) throws(RequestError) in
        guard let card = parts.card else { throw RequestError(.request, "missing 'card': the name of a card") }
        do throws(CardNameError) { request.name = try CardName(card) } catch {
          throw RequestError(.request, "card: \(error.description)")
        }
      }, input: { ["card": .text($0.name.description)] }),
    cards("sheet", SheetRequest(), \.cards), cards("hand", HandRequest(), \.cards),
    data("pie", .table, PieRequest(data: .bytes([])), \.data, "a table"),
    data("chart pie", .table, PieRequest(data: .bytes([])), \.data, "a table"),
    chart(nil), chart(.bars), chart(.columns), chart(.lines), chart(.areas), chart(.tiles),
    plot(ScatterSettings.self), plot(HistogramSettings.self), plot(HeatmapSettings.self), plot(BoxSettings.self),
    plot(DotsSettings.self),
    data(VegaLiteRequest.command, .specification, VegaLiteRequest(spec: .bytes([])), \.spec, "a specification"),
    data(TemplateRequest.command, .specification, TemplateRequest(template: .bytes([])), \.template, "a template"),
    data(SVGRequest.command, .specification, SVGRequest(data: .bytes([])), \.data, "an SVG document"),
  ]

  private static func chart(_ mark: ChartMark?) -> RequestKind {
    let request = ChartRequest(mark, data: .bytes([]))
    return data(request.command, .table, request, \.data, "a table")
  }

  private static func plot<Plot: PlotRequestKind>(_: Plot.Type) -> RequestKind {
    data("chart \(Plot.kind.rawValue)", .table, PlotRequest<Plot>(data: .bytes([])), \.data, "a table")
  }

  private static func cards<Request: DrawableRequest>(
    _ name: String, _ start: Request, _ path: any WritableKeyPath<Request, [CardName]?> & Sendable
  ) -> RequestKind {
    RequestKind(
      name, .cards, start,
      set: { (request, parts) throws(RequestError) in
        guard let names = parts.cards else { return }
        request[keyPath: path] = try names.enumerated().map { (index, name) throws(RequestError) in
          do throws(CardNameError) { return try CardName(name) } catch {
            throw RequestError(.request, "cards[\(index)]: \(error.description)")
          }
        }
      },
      input: { request in request[keyPath: path].map { ["cards": .list($0.map { .text($0.description) })] } ?? [:] })
  }

  /// - Parameter noun: What the data is, in an error.
  private static func data<Request: DrawableRequest>(
    _ name: String, _ input: Input, _ start: Request, _ path: any WritableKeyPath<Request, RequestData> & Sendable,
    _ noun: String
  ) -> RequestKind {
    RequestKind(
      name, input, start,
      set: { (request, parts) throws(RequestError) in
        guard let data = parts.data else {
          throw RequestError(.request, "missing 'data': \(noun); or use 'file' with the name of one")
        }
        request[keyPath: path] = data
      }, input: { written($0[keyPath: path]) })
  }

  static func state<Request: DrawableRequest>(
    _ name: String, _ start: Request, _ path: any WritableKeyPath<Request, RequestData?> & Sendable
  ) -> RequestKind {
    RequestKind(
      name, .state, start, set: { (request, parts) throws(RequestError) in request[keyPath: path] = parts.data },
      input: { request in request[keyPath: path].map(written) ?? [:] })
  }

  /// The data as a member; nil if it isn't text.
  private static func written(_ data: RequestData) -> [String: JSONTree]? {
    switch data {
    case .file(let name): ["file": .text(name)]
    case .bytes(let bytes): String(validating: bytes, as: UTF8.self).map { ["data": .text($0)] }
    }
  }

  /// Returns the kind with a name. Its words can be separated by any number of spaces.
  static func named(_ name: String) throws(RequestError) -> RequestKind {
    let words = name.split(separator: " ").joined(separator: " ")
    if let kind = all.first(where: { $0.name == words }) { return kind }
    if !Boards.areAvailable, words.split(separator: " ").first == "board" {
      throw RequestError(.request, "command: \(DataError.quoted(name)): \(Boards.missing)")
    }
    let names = all.map(\.name)
    let found = "command: \(DataError.quoted(name)): not a command that draws one picture"
    guard let nearest = names.nearest(to: words) else { throw RequestError(.request, RequestText(found)) }
    throw RequestError(
      .request, "\(found); did you mean '\(nearest)'? Use one of \(names.joined(separator: ", "))")
  }

  /// The tool's options that a request doesn't have: those that write other files, and those that print.
  private static let toolOptions: Set<String> = [
    "output", "frames", "save", "json", "quiet", "describe", "list-moves", "hint", "list-sizes", "sync", "help",
    "version", "print", "url",
  ]

  /// The error for a member of a request that there isn't. Options are members of `options`.
  static func unknownMember(
    _ name: String, of request: String, _ members: [String], options: [String]
  ) -> RequestError {
    let plain = name.hasPrefix("no-") ? String(name.dropFirst(3)) : name
    if options.contains(name) || options.contains(plain) {
      return RequestError(.content, "\(DataError.shown(name)): belongs in 'options'")
    }
    let nearest = members.nearest(to: name) ?? members[0]
    return RequestError(
      .content, "\(DataError.shown(name)): not a member of \(request); did you mean '\(nearest)'?")
  }

  /// Reads a member of a request; nil for null.
  static func setting(
    _ option: JSONValue.Member, of kind: String, _ members: [String: Member]
  ) throws(RequestError) -> MemberSetting? {
    if case .null = option.value.content { return nil }
    do throws(ValueProblem) {
      if let member = members[option.key] { return try member.setting(option.value) }
      if option.key.hasPrefix("no-"), let member = members[String(option.key.dropFirst(3))],
        member.kind == .invertibleFlag, case .bool(let isOn) = option.value.content
      {
        return try member.setting("\(!isOn)")
      }
      guard !toolOptions.contains(option.key) else {
        throw ValueProblem("not an option of requests, which only draw a picture")
      }
      let nearest = members.keys.sorted().meant(by: option.key).map { "; did you mean '\($0)'?" } ?? ""
      throw ValueProblem("\(kind) has no such option\(nearest)")
    } catch {
      let found = members[option.key] == nil ? "" : (error.item?.found ?? option.value.shown) + "; "
      let index = error.item.map { "[\($0.index)]" } ?? ""
      throw RequestError(
        .request, "options.\(DataError.shown(option.key))\(index): \(found)\(error.allowed)")
    }
  }
}

/// The parts of a request in JSON.
struct RequestParts: Sendable {
  var command = ""
  var card: String?
  var cards: [String]?
  var data: RequestData?
  var options: [JSONValue.Member] = []
}
