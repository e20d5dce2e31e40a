import CanvasSystem
import EaselCommands
import Foundation
import Glibc
import Testing

@Suite struct SignalsTests {
  @Test func aSignalRemovesTheFileThatIsBeingWritten() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("half", as: ".a.png.tmp")
    await #expect(processExitsWith: .exitCode(128 + 15)) { [path = path as String] in
      Signals.install()
      #expect(ck_temporary_note(path) >= 0)
      raise(SIGTERM)
    }
    #expect(folder.names.isEmpty)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func aSignalEndsTheToolWith128AndItsNumber(number: Int32) throws {
    let tool = try startReadingTool(ignoring: nil)
    kill(tool.processIdentifier, number)
    tool.waitUntilExit()
    #expect(tool.terminationReason == .exit)
    #expect(tool.terminationStatus == 128 + number)
  }

  @Test func anIgnoredSignalStaysIgnored() throws {
    let tool = try startReadingTool(ignoring: "HUP")
    kill(tool.processIdentifier, SIGHUP)
    kill(tool.processIdentifier, SIGINT)
    tool.waitUntilExit()
    #expect(tool.terminationStatus == 128 + SIGINT)
  }

  /// A running `easel pie -` that has begun to read, and so has installed what it does on signals.
  private func startReadingTool(ignoring ignored: String?) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let trap = ignored.map { "trap '' \($0); " } ?? ""
    process.arguments = ["-c", "\(trap)exec '\(try SpawnedTool.path)' pie - -o /nowhere/a.png"]
    let input = Pipe()
    process.standardInput = input
    try process.run()
    // More than a pipe holds: the last bytes go in only after the tool has read.
    input.fileHandleForWriting.write(Data(repeating: UInt8(ascii: "\n"), count: 200_000))
    return process
  }
}
