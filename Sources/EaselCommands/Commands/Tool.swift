internal import CanvasCLibrary
internal import CanvasWorkbooks

/// The tool `easel`, which its main file calls.
public enum Tool {
  /// Runs the command of the process's arguments, and ends the process.
  public static func main() -> Never {
    StandardStreams.holdClosed()
    Signals.install()
    exit(run(arguments(), in: .ofProcess()).rawValue)
  }

  /// Shortens an error to the message, the usage, and the hint about help. The help of an option between them can be
  /// long.
  private static func inFourLines(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 4, let last = lines.last else { return text }
    return (lines.prefix(1) + lines.filter { $0.hasPrefix("Usage:") }.prefix(2) + [last]).joined(separator: "\n")
  }

  /// Returns the process's arguments without the tool's name. `CommandLine.arguments` would replace bytes that are not
  /// UTF-8.
  private static func arguments() -> [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { argument in
        FilePath(bytes: UnsafeRawBufferPointer(start: argument, count: strlen(argument))).text
      }
    }
  }

  /// Runs the command of the arguments, which don't include the tool's name. Prints every error.
  package static func run(_ arguments: [String], in environment: ToolEnvironment) -> ExitStatus {
    do throws(ToolError) {
      return try work(withKind(arguments), in: environment)
    } catch {
      if !error.isSilent { environment.printMessage(error.description) }
      return error.status
    }
  }

  /// Adds the command `table` where `chart` is followed by the name of a table, perhaps after options.
  private static func withKind(_ arguments: [String]) -> [String] {
    guard arguments.count > 1, arguments[0] == "chart",
      TableFiles.isTable(arguments[1]) || arguments[1].hasPrefix("-") && arguments.contains(where: TableFiles.isTable)
    else { return arguments }
    return ["chart", "table"] + arguments.dropFirst()
  }

  /// Parses the first argument's command without the root, which saves time. Returns nil if that fails, so that the
  /// root handles the arguments.
  private static func command(_ arguments: [String]) -> (any WorkingCommand)? {
    let named = Easel.configuration.subcommands.first { $0.configuration.commandName == arguments.first }
    return (try? named?.parseAsRoot(Array(arguments.dropFirst()))) as? any WorkingCommand
  }

  /// The request of a command line that draws one picture; for tests.
  package static func request(_ arguments: [String]) -> PictureRequest? {
    let command = command(withKind(arguments))
    if let deck = command as? DeckCommand {
      return (try? deck.handRequest()).flatMap(\.self).map { PictureRequest($0) }
    }
    return (command as? any RequestCommand)?.anyRequest
  }

  /// The text that is printed instead of running a command, or nil. It is printed even if the rest of the command line is
  /// incomplete.
  private static func answer(to arguments: [String], _ named: NamedCommand, columns: Int?) -> String? {
    if Set(arguments) == ["--version", "--verbose"] {
      return [Easel.configuration.version, LibraryVersions.list, Workbook.libraryVersion, Template.libraryVersion]
        .compactMap(\.self)
        .joined(separator: "\n")
    }
    // A command of commands alone.
    if arguments.count == 1, named.rest.isEmpty, named.type.configuration.defaultSubcommand != nil {
      return trimmed(Easel.helpMessage(for: named.type, columns: columns))
    }
    return PrintSizeTable.text(askedBy: arguments)
  }

  private static func trimmed(_ text: String) -> String {
    String(text.reversed().drop { $0 == "\n" }.reversed())
  }

  private static func work(_ arguments: [String], in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let named = NamedCommand(arguments)
    if let problem = ArgumentCount.problem(of: arguments) ?? named.problem { throw problem }
    if let text = answer(to: arguments, named, columns: environment.columns) {
      try environment.printResult(text)
      return .done
    }
    do {
      var command: any ParsableCommand = try Self.command(arguments) ?? Easel.parseAsRoot(arguments)
      guard let command = command as? any WorkingCommand else {
        // The root or `help`, which print a help text.
        try command.run()
        return .done
      }
      if let problem = RepeatedOption.problem(in: arguments, of: type(of: command)) { throw problem }
      return try command.work(in: environment)
    } catch let error as ToolError {
      throw error
    } catch {
      let text = trimmed(Easel.fullMessage(for: error, columns: environment.columns))
      guard Easel.exitCode(for: error).isSuccess else {
        let corrected = UnknownOption.corrected(text) { named.help }
        environment.writeError(inFourLines(corrected).escapingControlCharactersInLines + "\n")
        return .usage
      }
      try environment.printResult(text)
      return .done
    }
  }
}

/// The command that arguments begin with.
private struct NamedCommand {
  private(set) var type: any ParsableCommand.Type = Easel.self
  /// The words of the command.
  private var path = "easel"
  /// The arguments after them.
  private(set) var rest: ArraySlice<String>

  init(_ arguments: [String]) {
    rest = arguments[...]
    while let next = type.configuration.subcommands.first(where: { $0.configuration.commandName == rest.first }) {
      (type, path) = (next, path + " " + rest.removeFirst())
    }
  }

  /// The help text.
  var help: String { Easel.helpMessage(for: type.configuration.defaultSubcommand ?? type) }

  private static func names(of type: any ParsableCommand.Type) -> [String] {
    type.configuration.subcommands.compactMap { $0.configuration.commandName }
  }

  /// The error for an unknown command, or nil.
  var problem: ToolError? {
    let names = Self.names(of: type)
    guard let word = rest.first, !names.isEmpty, !word.hasPrefix("-"), word != "help",
      type.configuration.defaultSubcommand == nil || !SpecCommand.isSpecification(word)
    else { return nil }
    // With the trait, it is a command.
    if path == "easel", word == "board" { return ToolError(.usage, "board: \(Boards.missing)") }
    if path == "easel", Self.names(of: ChartCommand.self).contains(word) {
      return ToolError(.usage, "\(word): no such command; did you mean chart \(word)?")
    }
    // Don't suggest a command that is too different.
    guard let nearest = names.nearest(to: word, within: word.count <= 3 ? 1 : 2) else {
      return ToolError(.usage, "\(word): no such command; see \(path) --help")
    }
    return ToolError(.usage, "\(word): no such command; did you mean \(nearest)?")
  }
}

/// The suggestion in the parser's message about an unknown option. The parser suggests the nearest option however far it
/// is, such as `--x` for `--log`.
enum UnknownOption {
  /// The message with an option that is probably meant, or without a suggestion.
  ///
  /// - Parameter help: The help text of the command, which lists its options.
  static func corrected(_ message: String, help: () -> String) -> String {
    guard let match = message.firstMatch(of: /^(Unknown option '--([^'\n]+)')(?:\. Did you mean '[^'\n]*'\?)?/) else {
      return message
    }
    let names = help().split(separator: "\n").flatMap { line -> [String] in
      guard line.hasPrefix("  -") else { return [] }
      return line.matches(of: /--([a-z][a-z-]*)/).prefix(2).map { String($0.1) }
    }
    let suggestion = names.meant(by: String(match.2)).map { ". Did you mean '--\($0)'?" } ?? ""
    return match.1 + suggestion + message[match.range.upperBound...]
  }
}
