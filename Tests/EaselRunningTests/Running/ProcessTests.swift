import Canvas
import EaselTestSupport
import Foundation
import TestSupport
import Testing

/// What only a process of its own shows: exit statuses, real streams, signals.
@Suite struct ProcessTests {
  @Test func aloneItPrintsHelp() throws {
    let run = try SpawnedTool()
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("OVERVIEW: Draw playing cards, boards and charts as PNG files, offline.\n"))
    #expect(run.error.isEmpty)
  }

  @Test(arguments: [["--version"], ["card", "--version"]]) func theVersionIsPrinted(arguments: [String]) throws {
    let run = try SpawnedTool(arguments)
    #expect(run.status == 0)
    #expect(run.output == "easel 0.2.0\n")
  }

  @Test func theVersionIsTheSameEverywhere() throws {
    let root = URL(filePath: PackageFolder.path)
    let version = try SpawnedTool("--version").output.dropFirst("easel ".count).dropLast()
    for (file, line) in [
      ("README.md", #"from: "\#(version)")"#), ("README.md", "tar -xJf easel-\(version)-linux-x86_64.tar.xz"),
      ("README.md", "Download `easel-\(version)-linux-x86_64.tar.xz`"),
      ("Examples/Package.swift", #"from: "\#(version)")"#),
      ("CHANGELOG.md", "## \(version)\n"),
    ] {
      #expect(try String(contentsOf: root.appending(path: file), encoding: .utf8).contains(line), "\(file)")
    }
  }

  @Test func aWrongCommandLineEndsWith64() throws {
    let run = try SpawnedTool("card", "ZZ")
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.error.contains(#""ZZ" is not a card"#))
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func completionScriptsAreMade(shell: String) throws {
    let run = try SpawnedTool("--generate-completion-script", shell)
    #expect(run.status == 0)
    for word in ["card", "deck", "pie", "compare", "face-scale"] { #expect(run.output.contains(word)) }
  }

  @Test func aFullDiskAtStandardOutputEndsWith73() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let run = try SpawnedTool("--help", output: full)
    #expect(run.status == 73)
    #expect(run.error == "standard output: can't be written: No space left on device\n")
  }

  // Whoever reads the first lines and closes the pipe, as `head` does, has what it wants.
  @Test(arguments: [["--help"], ["card", "--list-sizes"], ["compare", "a.png", "b.png"], ["card", "QH", "-o", "-"]])
  func aClosedPipeAtStandardOutputEndsQuietlyWith73(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(redPNG(), as: "a.png")
    try folder.write(Image(size: Size(width: 3, height: 3)) { _ in }.png(), as: "b.png")
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let run = try SpawnedTool(arguments, in: folder.path, output: pipe.fileHandleForWriting)
    #expect(run.status == 73)
    #expect(run.error.isEmpty)
  }

  @Test func theVersionsOfTheLibrariesArePrinted() throws {
    let lines = try SpawnedTool("--version", "--verbose").output.split(separator: "\n")
    #expect(lines.first == "easel 0.2.0")
    #expect(lines.dropFirst().map { $0.prefix { $0 != " " } }.starts(with: ["libpng", "zlib"]))
    #expect(lines.contains { $0.hasPrefix("FreeType 2.") })
    #expect(["expat", "libyaml"].allSatisfy { name in lines.contains { $0.hasPrefix(name + " ") } })
    #expect(lines.dropFirst().allSatisfy { $0.split(separator: " ").count == 2 })
  }

  @Test func noFileGetsTheNumberOfAClosedStream() throws {
    let folder = try TemporaryFolder()
    let tool = try SpawnedTool.path
    func run(_ command: String) throws -> Int32 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      process.arguments = ["-c", "'\(tool)' " + command]
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus
    }
    #expect(try run("card QH -o a.png") == 0)
    #expect(try run("card KH -o b.png <&- >&- 2>&-") == 0)
    #expect(try Image(png: folder.bytes("b.png")).pixelWidth == 250)
    // The line that says what differs is lost, which is no comparison.
    #expect(try run("compare a.png b.png --report r.html >&- 2>/dev/null") == 73)
    #expect(!folder.names.contains("r.html"))
    #expect(try run("compare a.png b.png --quiet --panel p.png >&- 2>&-") == 73)
    #expect(try run("compare a.png a.png --quiet --report r.html >&- 2>&-") == 0)
    #expect(!String(decoding: try folder.bytes("r.html"), as: UTF8.self).hasPrefix("a.png"))
    #expect(try run("card QH --json -o c.png >&- 2>/dev/null") == 73)
    #expect(try run("pie - -o d.png <&- 2>/dev/null") == 66)
    #expect(folder.names == ["a.png", "b.png", "c.png", "p.png", "r.html"])
  }

  // A path from the root is asked for the system's name of a folder that has none.
  @Test(arguments: ["card QH", "deck -o d", "board solitaire -o d/a.png", "batch -", "batch - --root b"])
  func aRemovedCurrentFolderEndsWithAnError(command: String) throws {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let tool = try SpawnedTool.path
    let job = #"{"command":"card","card":"QH","output":"a.png"}"#
    process.arguments = [
      "-c", "mkdir d; cd d; rmdir ../d; echo '\(job)' | timeout 60 '\(tool)' \(command) >/dev/null 2>/dev/null",
    ]
    try process.run()
    process.waitUntilExit()
    #expect([1, 66, 73].contains(process.terminationStatus))
  }

  @Test func withoutANameACardIsWrittenHere() throws {
    let folder = try TemporaryFolder()
    #expect(try SpawnedTool("card", "TS", in: folder.path).status == 0)
    #expect(try SpawnedTool("card", "🂠", in: folder.path).status == 0)
    #expect(folder.names == ["10S.png", "back.png"])
  }

  @Test func aPictureReachesStandardOutputWhole() throws {
    let folder = try TemporaryFolder()
    let file = try #require(FileManager.default.createFile(atPath: folder["a"], contents: nil) ? folder["a"] : nil)
    let output = try #require(FileHandle(forWritingAtPath: file))
    #expect(try SpawnedTool("card", "QH", "-o", "-", output: output).status == 0)
    #expect(try SpawnedTool("card", "QH", "-o", "b", in: folder.path).status == 0)
    #expect(try folder.bytes("a") == folder.bytes("b"))
  }

  @Test func aPictureForAFullDiskOrAClosedPipeEndsWith73() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    #expect(try SpawnedTool("card", "QH", "-o", "-", output: full).status == 73)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    #expect(try SpawnedTool("card", "QH", "-o", "-", output: pipe.fileHandleForWriting).status == 73)
  }

  @Test(arguments: ["-", "/dev/tty"]) func noPictureIsWrittenToATerminal(output: String) throws {
    // `script` gives a command a terminal; its own standard output gets what appears there.
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
    process.arguments = ["-qec", "'\(try SpawnedTool.path)' card QH -o \(output)", "/dev/null"]
    process.standardInput = FileHandle.nullDevice
    let screen = try FileHandle.unnamedFile()
    process.standardOutput = screen
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 64)
    let name = output == "-" ? "standard output" : output
    #expect(
      try screen.wholeText().split(whereSeparator: \.isNewline)
        == ["\(name) is a terminal; write the picture to a file (-o FILE) or a pipe"])
  }
}
