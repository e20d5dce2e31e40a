package import Canvas
internal import CanvasCLibrary

/// What a command uses besides the files it is told to: the three standard streams, a clock, the processor's cores.
///
/// A value, so that tests can run a command in their own process and read what it said.
package struct ToolEnvironment: Sendable {
  /// Why a standard stream can't be read or written.
  package typealias StreamError = FileError

  /// All of standard input, or an error beyond `limit` bytes.
  package var readInput: @Sendable (_ limit: Int) throws(StreamError) -> [UInt8]
  /// The next bytes of standard input, none at the end: a command uses this or `readInput`.
  package var readInputPiece: @Sendable () throws(StreamError) -> [UInt8]
  /// How many bytes standard input has, where it is a file.
  package var inputByteCount: Int?
  package var writeOutput: @Sendable ([UInt8]) throws(StreamError) -> Void
  /// Errors of standard error itself are dropped: there is nowhere to tell them.
  package var writeError: @Sendable (String) -> Void
  package var outputIsTerminal: Bool
  package var errorIsTerminal: Bool
  /// Milliseconds since some fixed moment.
  package var milliseconds: @Sendable () -> Double
  /// How many threads may work at once, at least 1.
  package var coreCount: Int
  /// How wide help texts are, in characters; nil for as wide as the terminal.
  package var columns: Int?
  /// The value of an environment variable.
  package var variable: @Sendable (_ name: String) -> String?
  /// How large the terminal at standard output is; nil where there is none.
  package var terminalSize: TerminalSize?
  /// Whole seconds since the beginning of 1970, in UTC.
  package var secondsSince1970: @Sendable () -> Int
  /// What this run reads, so that it is not written over.
  package let files = FilesInUse()
  /// The fonts that were loaded.
  package var fonts = FontShelf()

  package init(
    readInput: @escaping @Sendable (_ limit: Int) throws(StreamError) -> [UInt8],
    writeOutput: @escaping @Sendable ([UInt8]) throws(StreamError) -> Void,
    writeError: @escaping @Sendable (String) -> Void, outputIsTerminal: Bool, errorIsTerminal: Bool,
    milliseconds: @escaping @Sendable () -> Double, coreCount: Int, columns: Int? = nil,
    variable: @escaping @Sendable (_ name: String) -> String? = { _ in nil }, terminalSize: TerminalSize? = nil,
    secondsSince1970: @escaping @Sendable () -> Int = { 0 },
    readInputPiece: @escaping @Sendable () throws(StreamError) -> [UInt8] = { () throws(StreamError) in [] }
  ) {
    self.readInput = readInput
    self.readInputPiece = readInputPiece
    self.writeOutput = writeOutput
    self.writeError = writeError
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    self.milliseconds = milliseconds
    self.coreCount = coreCount
    self.columns = columns
    self.variable = variable
    self.terminalSize = terminalSize
    self.secondsSince1970 = secondsSince1970
  }
}

extension ToolEnvironment {
  /// The process's own.
  package static func ofProcess() -> ToolEnvironment {
    let input = FilePieces(descriptor: STDIN_FILENO, path: InputFile.streamName)
    var environment = ToolEnvironment(
      readInput: { (limit) throws(StreamError) in
        try FileReader.bytes(ofDescriptor: STDIN_FILENO, path: InputFile.streamName, limit: limit)
      },
      writeOutput: { (bytes) throws(StreamError) in
        try AtomicFile.write(bytes, toDescriptor: STDOUT_FILENO, path: "standard output")
      },
      writeError: { text in
        try? AtomicFile.write(Array(text.utf8), toDescriptor: STDERR_FILENO, path: "standard error")
      },
      outputIsTerminal: isatty(STDOUT_FILENO) == 1, errorIsTerminal: isatty(STDERR_FILENO) == 1,
      milliseconds: {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
      },
      coreCount: processorCount,
      variable: { name in getenv(name).map { String(cString: $0) } },
      terminalSize: TerminalSize(descriptor: STDOUT_FILENO), secondsSince1970: { time(nil) },
      readInputPiece: { () throws(StreamError) in try input.next() })
    environment.inputByteCount = input.byteCount
    return environment
  }
}

extension ToolEnvironment {
  /// Text to standard output, where results go.
  package func printResult(_ text: String) throws(ToolError) { try print(Array((text + "\n").utf8)) }

  /// Bytes to standard output.
  package func print(_ bytes: [UInt8]) throws(ToolError) {
    do { try writeOutput(bytes) } catch { throw ToolError(error) }
  }

  /// One line to standard error.
  package func printMessage(_ text: String) { writeError(text.escapingControlCharacters + "\n") }

  /// What went well enough, but not as one may think: a line each.
  package func printWarnings(_ warnings: [String]) {
    for warning in warnings { printMessage("warning: " + warning) }
  }
}
