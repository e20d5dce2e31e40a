import CanvasCLibrary
package import Foundation

/// One run of the built tool as a process of its own: for what only a process has, such as its exit status.
package struct SpawnedTool {
  package let status: Int32
  package let output: String
  package let error: String

  /// The program that was built beside the tests.
  package static var path: String {
    get throws {
      let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      return (tests as NSString).deletingLastPathComponent + "/easel"
    }
  }

  /// Runs it in a folder; `output` replaces standard output, of which nothing is then read.
  package init(_ arguments: [String], in folder: String = "/tmp", output: FileHandle? = nil) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try Self.path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    // Files take any amount without a reader, where two pipes could wait for each other.
    let texts = try (0..<2).map { _ in try FileHandle.unnamedFile() }
    process.standardOutput = output ?? texts[0]
    process.standardError = texts[1]
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    self.output = try texts[0].wholeText()
    error = try texts[1].wholeText()
  }

  package init(_ arguments: String..., in folder: String = "/tmp", output: FileHandle? = nil) throws {
    try self.init(arguments, in: folder, output: output)
  }
}

extension FileHandle {
  package static func unnamedFile() throws -> FileHandle {
    let file = tmpfile()
    guard let file else { throw POSIXError(.EIO) }
    defer { fclose(file) }
    return FileHandle(fileDescriptor: dup(fileno(file)), closeOnDealloc: true)
  }

  package func wholeText() throws -> String {
    try seek(toOffset: 0)
    return String(decoding: try readToEnd() ?? Data(), as: UTF8.self)
  }
}
