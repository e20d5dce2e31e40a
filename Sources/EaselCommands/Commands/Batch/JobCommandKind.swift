internal import ArgumentParser
internal import Canvas
internal import CanvasData
internal import EaselCards
internal import EaselCharts
internal import EaselShared

/// A command that jobs can use, with its options.
final class JobCommandKind: Sendable {
  /// The name as on the command line, such as `card` or `chart bars`.
  let name: String
  let type: any JobCommand.Type

  /// The properties of an option.
  struct Option: Sendable {
    var isFlag: Bool
    var mayRepeat: Bool
    /// The option for false, such as `no-palette`.
    var opposite: String?
  }

  private let known = Locked<[String: Option]?>(nil)

  private init(_ name: String, _ type: any JobCommand.Type) {
    self.name = name
    self.type = type
  }

  static let all: [JobCommandKind] = [
    JobCommandKind("card", CardCommand.self), JobCommandKind("pie", PieCommand.self),
    JobCommandKind("chart pie", PieCommand.self), JobCommandKind("chart bars", BarsCommand.self),
    JobCommandKind("chart columns", ColumnsCommand.self), JobCommandKind("chart lines", LinesCommand.self),
    JobCommandKind("chart areas", AreasCommand.self), JobCommandKind("chart tiles", TilesCommand.self),
    JobCommandKind("board solitaire", SolitaireCommand.self),
    JobCommandKind("board concentration", ConcentrationCommand.self),
    JobCommandKind("board toggle", ToggleCommand.self),
    JobCommandKind("board emoji-art", EmojiArtCommand.self), JobCommandKind("board vending", VendingCommand.self),
  ]

  /// Returns the kind with a name. Its words can be separated by any number of spaces.
  static func named(_ name: String) throws(ToolError) -> JobCommandKind {
    let words = name.split(separator: " ").joined(separator: " ")
    if let kind = all.first(where: { $0.name == words }) { return kind }
    let names = all.map(\.name)
    let found = "command: \(DataError.quoted(name)): not a command that draws one picture"
    guard let nearest = names.nearest(to: words) else { throw ToolError(.usage, found) }
    throw ToolError(.usage, "\(found); did you mean '\(nearest)'? Use one of \(names.joined(separator: ", "))")
  }

  /// The options that a job can't use: those with a member of their own, those that write other files, and those that
  /// print.
  private static let refused: Set<String> = [
    "output", "frames", "save", "json", "quiet", "describe", "list-moves", "hint", "list-sizes", "sync", "help",
    "version",
  ]

  /// The options by name. They are read from the parser once, which takes some milliseconds.
  var options: [String: Option] {
    known.withLock { known in
      if let known { return known }
      let options = Self.options(of: type)
      known = options
      return options
    }
  }

  private static func options(of type: any JobCommand.Type) -> [String: Option] {
    guard let info = try? JSONValue(json: Array(type._dumpHelp().utf8)),
      case .list(let arguments) = info["command"]?["arguments"]?.content
    else { return [:] }
    var options: [String: Option] = [:]
    for argument in arguments {
      guard let kind = argument["kind"]?.text, kind != "positional", case .list(let names) = argument["names"]?.content
      else { continue }
      for word in names.filter({ $0["kind"]?.text == "long" }).compactMap({ $0["name"]?.text })
      where !refused.contains(word) {
        options[word] = Option(isFlag: kind == "flag", mayRepeat: argument["isRepeating"]?.isTrue ?? false)
      }
    }
    for word in options.keys where options["no-" + word] != nil { options[word]?.opposite = "no-" + word }
    return options
  }

  /// Returns the options of a job as arguments of the command.
  func arguments(of members: [JSONValue.Member]) throws(ToolError) -> [String] {
    let options = options
    var arguments: [String] = []
    for member in members {
      guard let option = options[member.key] else { throw Self.unknown(member.key, of: self, options) }
      func failure(_ allowed: String) -> ToolError {
        ToolError(.usage, "options.\(member.key): \(member.value.shown); must be \(allowed)")
      }
      switch member.value.content {
      case .null: break
      case .bool(let isSet):
        guard option.isFlag else { throw failure("a string or a number") }
        if isSet {
          arguments.append("--" + member.key)
        } else if let no = option.opposite {
          arguments.append("--" + no)
        }
      case .list(let values):
        guard option.mayRepeat else { throw failure("one string or number") }
        for value in values {
          guard let text = value.scalarText else { throw failure("a list of strings and numbers") }
          arguments.append("--\(member.key)=\(text)")
        }
      case .string, .number, .object:
        guard !option.isFlag else { throw failure("true or false") }
        guard let text = member.value.scalarText else { throw failure("a string or a number") }
        arguments.append("--\(member.key)=\(text)")
      }
    }
    return arguments
  }

  private static func unknown(_ name: String, of kind: JobCommandKind, _ options: [String: Option]) -> ToolError {
    if refused.contains(name) {
      return ToolError(.usage, "options.\(name): not an option of jobs; a job writes only its 'output'")
    }
    let nearest = options.keys.sorted().meant(by: name).map { "; did you mean '\($0)'?" } ?? ""
    return ToolError(.usage, "options.\(DataError.shown(name)): \(kind.name) has no such option\(nearest)")
  }
}

extension JSONValue {
  /// Returns a member of an object.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  var text: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// A string, or a number as written.
  var scalarText: String? {
    switch content {
    case .string(let text), .number(let text): text
    default: nil
    }
  }

  fileprivate var isTrue: Bool {
    if case .bool(true) = content { true } else { false }
  }
}
