internal import CanvasCLibrary

/// The surroundings of a command, apart from its files: the three standard streams, a clock, the number of cores.
///
/// It is a value, so tests can run a command in their own process and read its output.
package struct ToolEnvironment: Sendable {
  /// Reads all of standard input. Throws if it has more than `limit` bytes.
  package var readInput: @Sendable (_ limit: Int) throws(FileError) -> [UInt8] = { _ throws(FileError) in [] }
  /// Reads the next bytes of standard input, or none at the end. A command uses either this or `readInput`.
  package var readInputPiece: @Sendable () throws(FileError) -> [UInt8] = { () throws(FileError) in [] }
  /// The number of bytes of standard input, if it is a file.
  package var inputByteCount: Int?
  package var writeOutput: @Sendable ([UInt8]) throws(FileError) -> Void = { _ throws(FileError) in }
  /// Writes to standard error. Errors are ignored, because they can't be reported.
  package var writeError: @Sendable (String) -> Void = { _ in }
  package var outputIsTerminal = false
  package var errorIsTerminal = false
  /// Returns the milliseconds since a fixed moment.
  package var milliseconds: @Sendable () -> Double = { 0 }
  /// The maximum number of threads, at least 1.
  package var coreCount = 1
  /// The width of help texts in characters, or nil for the width of the terminal.
  package var columns: Int?
  /// Returns the value of an environment variable.
  package var variable: @Sendable (_ name: String) -> String? = { _ in nil }
  /// The size of the terminal at standard output, or nil if there is none.
  package var terminalSize: TerminalSize?
  /// Returns the whole seconds since the beginning of 1970, in UTC.
  package var secondsSince1970: @Sendable () -> Int = { 0 }
  /// The files that this run reads and must not overwrite.
  package let files = FilesInUse()

  /// No input, and output that nobody reads.
  package init() {}

  /// The environment of the process.
  package static func ofProcess() -> ToolEnvironment {
    let input = FilePieces(descriptor: STDIN_FILENO, path: InputFile.streamName)
    var environment = ToolEnvironment()
    environment.readInput = { (limit) throws(FileError) in
      try FileReader.bytes(ofDescriptor: STDIN_FILENO, path: InputFile.streamName, limit: limit)
    }
    environment.readInputPiece = { () throws(FileError) in try input.next() }
    environment.inputByteCount = input.byteCount
    environment.writeOutput = { (bytes) throws(FileError) in
      try AtomicFile.write(bytes, toDescriptor: STDOUT_FILENO, path: "standard output")
    }
    environment.writeError = { text in
      try? AtomicFile.write(Array(text.utf8), toDescriptor: STDERR_FILENO, path: "standard error")
    }
    environment.outputIsTerminal = isatty(STDOUT_FILENO) == 1
    environment.errorIsTerminal = isatty(STDERR_FILENO) == 1
    environment.milliseconds = {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
    environment.coreCount = processorCount
    environment.variable = { name in getenv(name).map { String(cString: $0) } }
    environment.terminalSize = TerminalSize(descriptor: STDOUT_FILENO)
    environment.secondsSince1970 = { time(nil) }
    return environment
  }

  /// Prints text to standard output, where results go.
  package func printResult(_ text: String) throws(ToolError) { try print(Array((text + "\n").utf8)) }

  /// Writes bytes to standard output.
  package func print(_ bytes: [UInt8]) throws(ToolError) { try asTool(file: writeOutput(bytes)) }

  /// Prints a line to standard error.
  package func printMessage(_ text: String) { writeError(text.escapingControlCharacters + "\n") }

  /// Prints warnings to standard error, one per line.
  package func printWarnings(_ warnings: [String]) {
    for warning in warnings { printMessage("warning: " + warning) }
  }
}

/// A command that runs in a given environment.
package protocol WorkingCommand: ParsableCommand {
  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus
}
