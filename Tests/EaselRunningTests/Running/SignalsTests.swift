import CanvasCLibrary
import CanvasSystem
import EaselCommands
import EaselTestSupport
import Foundation
import TestSupport
import Testing

@Suite struct SignalsTests {
  @Test func aSignalRemovesTheFileThatIsBeingWritten() async throws {
    let folder = try TemporaryFolder()
    await #expect(processExitsWith: .exitCode(128 + 15)) { [path = folder[".a.png.tmp"] as String] in
      Signals.install()
      var number: Int32 = 0
      #expect(ck_temporary_open(path, &number) >= 0)
      raise(SIGTERM)
    }
    #expect(folder.names.isEmpty)
  }

  // Among these are a lack of memory, which Swift's allocator answers with a crash, and a trap.
  @Test func aCrashRemovesTheFileThatIsBeingWritten() async throws {
    let folder = try TemporaryFolder()
    func path(_ number: Int32) -> String { folder[".\(number).png.tmp"] }
    await #expect(processExitsWith: .signal(SIGABRT)) { [path = path(SIGABRT) as String] in
      Signals.install()
      var number: Int32 = 0
      #expect(ck_temporary_open(path, &number) >= 0)
      abort()
    }
    await #expect(processExitsWith: .signal(SIGSEGV)) { [path = path(SIGSEGV) as String] in
      Signals.install()
      var number: Int32 = 0
      #expect(ck_temporary_open(path, &number) >= 0)
      UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    }
    await #expect(processExitsWith: .failure) { [path = path(SIGILL) as String] in
      Signals.install()
      var number: Int32 = 0
      #expect(ck_temporary_open(path, &number) >= 0)
      fatalError()
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

  // The long checks send a thousand of each.
  @Test func aSignalWhileADeckIsWrittenLeavesNoHalfFile() throws {
    let folder = try TemporaryFolder()
    for run in 0..<8 {
      let tool = Process()
      tool.executableURL = URL(fileURLWithPath: try SpawnedTool.path)
      tool.arguments = ["deck", "--width", "20", "-o", folder["\(run)"]]
      tool.standardError = FileHandle.nullDevice
      try tool.run()
      let files = { (try? FileManager.default.contentsOfDirectory(atPath: folder["\(run)"])) ?? [] }
      while files().isEmpty, tool.isRunning { usleep(200) }
      usleep(UInt32(run) * 300)
      kill(tool.processIdentifier, SIGTERM)
      tool.waitUntilExit()
      #expect(files().filter { $0.hasPrefix(".") } == [])
    }
  }

  @Test func aLimitOfSizeEndsWith73AndLeavesNothing() throws {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "ulimit -f 1; exec '\(try SpawnedTool.path)' card QH --scale 4 -o '\(folder["a.png"])' 2>/dev/null",
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 73)
    #expect(folder.names == [])
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
