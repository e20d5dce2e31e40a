import Canvas
import EaselCommands
package import EaselShared
import Foundation
import Synchronization

/// One run of the tool inside the test's process: its status and all that it printed.
package struct RecordedRun {
  package let status: ExitStatus
  package let outputBytes: [UInt8]
  package let error: String

  package var output: String { String(decoding: outputBytes, as: UTF8.self) }
  package var errorLines: [Substring] { error.split(separator: "\n") }

  /// Time stands still at the tool's clock, so that everything printed is the same on each run.
  package init(
    _ arguments: [String], input: String = "", inputBytes: [UInt8]? = nil, outputIsTerminal: Bool = false,
    errorIsTerminal: Bool = false, coreCount: Int = 2, variables: [String: String] = [:],
    terminalSize: TerminalSize? = nil, pieceSize: Int = 100, milliseconds: @escaping @Sendable () -> Double = { 5 }
  ) {
    let printed = Printed()
    let rest = Mutex(inputBytes ?? Array(input.utf8))
    var environment = ToolEnvironment()
    environment.readInput = { (_) throws(FileError) in inputBytes ?? Array(input.utf8) }
    environment.readInputPiece = { () throws(FileError) in
      // Small pieces, so that lines lie across them.
      rest.withLock { rest in
        defer { rest.removeFirst(min(rest.count, pieceSize)) }
        return Array(rest.prefix(pieceSize))
      }
    }
    environment.writeOutput = { (bytes) throws(FileError) in printed.output.withLock { $0 += bytes } }
    environment.writeError = { text in printed.error.withLock { $0 += text } }
    (environment.outputIsTerminal, environment.errorIsTerminal) = (outputIsTerminal, errorIsTerminal)
    environment.milliseconds = milliseconds
    (environment.coreCount, environment.columns) = (coreCount, 80)
    environment.variable = { variables[$0] }
    environment.terminalSize = terminalSize
    environment.secondsSince1970 = { 1_000_000_000 }
    status = Tool.run(arguments, in: environment)
    outputBytes = printed.output.withLock { $0 }
    error = printed.error.withLock { $0 }
  }

  package init(_ arguments: String...) { self.init(arguments) }

  private final class Printed: Sendable {
    let output = Mutex<[UInt8]>([])
    let error = Mutex("")
  }
}
