internal import ArgumentParser
internal import Canvas
internal import Glibc

/// The tool `easel`: what its main file calls.
public enum Tool {
  /// Does what the process's arguments say, and ends the process.
  public static func main() -> Never {
    StandardStreams.holdClosed()
    Signals.install()
    exit(run(Array(CommandLine.arguments.dropFirst()), in: .ofProcess()).rawValue)
  }

  /// Does what the arguments (without the tool's own name) say; every error has been printed when this returns.
  package static func run(_ arguments: [String], in environment: ToolEnvironment) -> ExitStatus {
    do throws(ToolError) {
      return try work(arguments, in: environment)
    } catch {
      environment.printMessage(error.description)
      return error.status
    }
  }

  private static func work(_ arguments: [String], in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    if let job = ComparisonJob(plainArguments: arguments) { return try job.work(in: environment) }
    if Set(arguments) == ["--version", "--verbose"] {
      try environment.printResult("\(Easel.configuration.version)\n\(LibraryVersions.list)")
      return .done
    }
    if let table = PrintSizeTable.text(askedBy: arguments) {
      try environment.printResult(table)
      return .done
    }
    do {
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
        environment.writeError(text + "\n")
        return .usage
      }
      try environment.printResult(text)
      return .done
    }
  }
}
