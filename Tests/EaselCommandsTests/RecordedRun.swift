import Canvas
import EaselCommands
import EaselShared
import Foundation
import Synchronization

/// One run of the tool inside the test's process: its status and all that it printed.
struct RecordedRun {
  let status: ExitStatus
  let outputBytes: [UInt8]
  let error: String

  var output: String { String(decoding: outputBytes, as: UTF8.self) }
  var errorLines: [Substring] { error.split(separator: "\n") }

  /// Time stands still at the tool's clock, so that everything printed is the same on each run.
  init(
    _ arguments: [String], input: String = "", inputBytes: [UInt8]? = nil, outputIsTerminal: Bool = false,
    errorIsTerminal: Bool = false, coreCount: Int = 2, variables: [String: String] = [:],
    terminalSize: TerminalSize? = nil, pieceSize: Int = 100, milliseconds: @escaping @Sendable () -> Double = { 5 }
  ) {
    let printed = Printed()
    let rest = Mutex(inputBytes ?? Array(input.utf8))
    let environment = ToolEnvironment(
      readInput: { (_) throws(FileError) in inputBytes ?? Array(input.utf8) },
      writeOutput: { (bytes) throws(FileError) in printed.output.withLock { $0 += bytes } },
      writeError: { text in printed.error.withLock { $0 += text } },
      outputIsTerminal: outputIsTerminal, errorIsTerminal: errorIsTerminal, milliseconds: milliseconds,
      coreCount: coreCount, columns: 80,
      variable: { variables[$0] }, terminalSize: terminalSize, secondsSince1970: { 1_000_000_000 },
      readInputPiece: { () throws(FileError) in
        // Small pieces, so that lines lie across them.
        rest.withLock { rest in
          defer { rest.removeFirst(min(rest.count, pieceSize)) }
          return Array(rest.prefix(pieceSize))
        }
      })
    status = Tool.run(arguments, in: environment)
    outputBytes = printed.output.withLock { $0 }
    error = printed.error.withLock { $0 }
  }

  init(_ arguments: String...) { self.init(arguments) }

  private final class Printed: Sendable {
    let output = Mutex<[UInt8]>([])
    let error = Mutex("")
  }
}

/// A new empty folder that is removed when the value goes.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "easel-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  subscript(name: String) -> String { path + "/" + name }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ text: String, as name: String) throws -> String { try write(Array(text.utf8), as: name) }

  @discardableResult
  func write(_ bytes: [UInt8], as name: String) throws -> String {
    try FileManager.default.createDirectory(
      atPath: (self[name] as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: self[name]))
    return self[name]
  }

  func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: self[name]))) }

  /// All names in the folder, sorted; those of temporary files included.
  var names: [String] { names("") }

  /// The same of a folder inside.
  func names(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: self[folder])) ?? []).sorted()
  }
}

/// Red with one black pixel at 7,9.
func dottedPNG() throws -> [UInt8] {
  try Image(size: Size(width: 20, height: 30)) { context in
    context.setFillColor(.red)
    context.fill(Rect(x: 0, y: 0, width: 20, height: 30))
    context.setFillColor(.black)
    context.fill(Rect(x: 7, y: 9, width: 1, height: 1))
  }.png()
}
