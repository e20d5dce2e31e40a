internal import ArgumentParser
internal import Canvas
internal import CanvasCLibrary
internal import CanvasData
internal import EaselCards
internal import EaselComparison
package import EaselShared

/// The tool `easel`: what its main file calls.
public enum Tool {
  /// Does what the process's arguments say, and ends the process.
  public static func main() -> Never {
    StandardStreams.holdClosed()
    Signals.install()
    exit(run(arguments(), in: .ofProcess()).rawValue)
  }

  /// What is wrong, the usage, and where more is said: the help of the option between them can be long.
  private static func inFourLines(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 4, let last = lines.last else { return text }
    return (lines.prefix(1) + lines.filter { $0.hasPrefix("Usage:") }.prefix(2) + [last]).joined(separator: "\n")
  }

  /// The process's own, without the tool's name. `CommandLine.arguments` would replace bytes that are no UTF-8.
  private static func arguments() -> [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { argument in
        FilePath(bytes: UnsafeRawBufferPointer(start: argument, count: strlen(argument))).text
      }
    }
  }

  /// Does what the arguments (without the tool's own name) say; every error has been printed when this returns.
  package static func run(_ arguments: [String], in environment: ToolEnvironment) -> ExitStatus {
    do throws(ToolError) {
      return try work(arguments, in: environment)
    } catch {
      if !error.isSilent { environment.printMessage(error.description) }
      return error.status
    }
  }

  /// What is said of a word in a command's place that is none; nil where all are.
  private static func unknownCommand(in arguments: [String]) -> String? {
    var commands = Easel.configuration.subcommands
    var path = "easel"
    for argument in arguments {
      guard !commands.isEmpty, !argument.hasPrefix("-"), argument != "help" else { return nil }
      guard let command = commands.first(where: { $0.configuration.commandName == argument }) else {
        let names = commands.compactMap { $0.configuration.commandName }
        // A word that shares little with any command is no slip of the finger.
        guard let nearest = names.nearest(to: argument, within: argument.count <= 3 ? 1 : 2) else {
          return "\(argument): no such command; \(path) --help lists them"
        }
        return "\(argument): no such command; did you mean \(nearest)?"
      }
      commands = command.configuration.subcommands
      path += " " + argument
    }
    return nil
  }

  /// The command that is named first, parsed alone: the root has nothing that it needs, and takes time too. Nil where that
  /// goes wrong or something else is asked for, which the root answers.
  private static func command(_ arguments: [String]) -> (any WorkingCommand)? {
    let named = Easel.configuration.subcommands.first { $0.configuration.commandName == arguments.first }
    return (try? named?.parseAsRoot(Array(arguments.dropFirst()))) as? any WorkingCommand
  }

  private static func work(_ arguments: [String], in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    if let job = CardJob(plainArguments: arguments) { return try job.work(in: environment) }
    if let job = ComparisonJob(plainArguments: arguments) { return try job.work(in: environment) }
    if Set(arguments) == ["--version", "--verbose"] {
      try environment.printResult("\(Easel.configuration.version)\n\(LibraryVersions.list)")
      return .done
    }
    if let table = PrintSizeTable.text(askedBy: arguments) {
      try environment.printResult(table)
      return .done
    }
    if let message = Self.unknownCommand(in: arguments) { throw ToolError(.usage, message) }
    do {
      if let command = Self.command(arguments) { return try command.work(in: environment) }
      var command = try Easel.parseAsRoot(arguments)
      if let command = command as? any WorkingCommand { return try command.work(in: environment) }
      // What is left is the root and `help`; to run them is to ask for a help text.
      try command.run()
      return .done
    } catch let error as ToolError {
      throw error
    } catch {
      var text = Easel.fullMessage(for: error, columns: environment.columns)
      while text.last == "\n" { text.removeLast() }
      guard Easel.exitCode(for: error).isSuccess else {
        environment.writeError(inFourLines(text) + "\n")
        return .usage
      }
      try environment.printResult(text)
      return .done
    }
  }
}
