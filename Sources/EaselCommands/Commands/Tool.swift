internal import ArgumentParser
internal import Canvas
internal import CanvasCLibrary
package import CanvasRequests
internal import CanvasTables
internal import CanvasWorkbooks
internal import EaselComparison
package import EaselShared

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
      return try work(arguments, in: environment)
    } catch {
      if !error.isSilent { environment.printMessage(error.description) }
      return error.status
    }
  }

  /// Returns the message for an unknown command, or nil if all commands are known.
  private static func unknownCommand(in arguments: [String]) -> String? {
    var parent = Easel.configuration
    var path = "easel"
    for argument in arguments {
      let commands = parent.subcommands
      guard !commands.isEmpty, !argument.hasPrefix("-"), argument != "help" else { return nil }
      guard let command = commands.first(where: { $0.configuration.commandName == argument }) else {
        if parent.defaultSubcommand != nil, SpecArguments.isSpecification(argument) { return nil }
        let names = commands.compactMap { $0.configuration.commandName }
        // Don't suggest a command that is too different.
        guard let nearest = names.nearest(to: argument, within: argument.count <= 3 ? 1 : 2) else {
          return "\(argument): no such command; see \(path) --help"
        }
        return "\(argument): no such command; did you mean \(nearest)?"
      }
      parent = command.configuration
      path += " " + argument
    }
    return nil
  }

  /// The arguments; for a command of commands alone, those that ask for its help.
  private static func askingForHelp(_ arguments: [String]) -> [String] {
    guard arguments.count == 1, let name = arguments.first,
      let command = Easel.configuration.subcommands.first(where: { $0.configuration.commandName == name }),
      command.configuration.defaultSubcommand != nil
    else { return arguments }
    return [name, "--help"]
  }

  /// Returns the help text of the command that arguments begin with.
  private static func help(of arguments: [String]) -> String {
    var command: any ParsableCommand.Type = Easel.self
    for argument in arguments {
      guard let next = command.configuration.subcommands.first(where: { $0.configuration.commandName == argument })
      else { break }
      command = next
    }
    return Easel.helpMessage(for: command.configuration.defaultSubcommand ?? command)
  }

  /// Parses the first argument's command without the root, which saves time. Returns nil if that fails, so that the
  /// root handles the arguments.
  private static func command(_ arguments: [String]) -> (any WorkingCommand)? {
    let named = Easel.configuration.subcommands.first { $0.configuration.commandName == arguments.first }
    return (try? named?.parseAsRoot(Array(arguments.dropFirst()))) as? any WorkingCommand
  }

  /// The request of a command line that draws one picture; for tests.
  package static func request(_ arguments: [String]) -> PictureRequest? {
    let command = command(arguments)
    if let deck = command as? DeckCommand {
      return (try? deck.handRequest()).flatMap(\.self).map { PictureRequest($0) }
    }
    return (command as? any RequestCommand)?.anyRequest
  }

  /// Runs a command, unless an option is given twice.
  private static func work(
    _ command: any WorkingCommand, _ arguments: [String], in environment: ToolEnvironment
  ) throws(ToolError) -> ExitStatus {
    if let problem = RepeatedOption.problem(in: arguments, of: type(of: command)) { throw problem }
    return try command.work(in: environment)
  }

  private static func work(_ arguments: [String], in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    if let problem = ArgumentCount.problem(of: arguments) { throw problem }
    if Set(arguments) == ["--version", "--verbose"] {
      try environment.printResult(
        "\(Easel.configuration.version)\n\(LibraryVersions.list)\(Workbook.libraryVersion.map { "\n\($0)" } ?? "")")
      return .done
    }
    if let table = PrintSizeTable.text(askedBy: arguments) {
      try environment.printResult(table)
      return .done
    }
    if let message = Self.unknownCommand(in: arguments) { throw ToolError(.usage, message) }
    let arguments = askingForHelp(arguments)
    do {
      if let command = Self.command(arguments) { return try work(command, arguments, in: environment) }
      var command = try Easel.parseAsRoot(arguments)
      if let command = command as? any WorkingCommand { return try work(command, arguments, in: environment) }
      // Otherwise it is the root or `help`, which print a help text.
      try command.run()
      return .done
    } catch let error as ToolError {
      throw error
    } catch {
      var text = Easel.fullMessage(for: error, columns: environment.columns)
      while text.last == "\n" { text.removeLast() }
      guard Easel.exitCode(for: error).isSuccess else {
        text = UnknownOption.corrected(text) { help(of: arguments) }
        environment.writeError(inFourLines(text).escapingControlCharactersInLines + "\n")
        return .usage
      }
      try environment.printResult(text)
      return .done
    }
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
