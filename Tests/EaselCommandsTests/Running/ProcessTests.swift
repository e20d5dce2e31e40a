import Foundation
import Glibc
import Testing

/// What only a process of its own shows: exit statuses, real streams, signals.
@Suite struct ProcessTests {
  @Test func aloneItPrintsHelp() throws {
    let run = try SpawnedTool()
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("OVERVIEW: Draw playing cards and pie charts as PNG files, offline.\n"))
    #expect(run.error.isEmpty)
  }

  @Test(arguments: [["--version"], ["card", "--version"]]) func theVersionIsPrinted(arguments: [String]) throws {
    let run = try SpawnedTool(arguments)
    #expect(run.status == 0)
    #expect(run.output == "easel 0.1.0\n")
  }

  @Test func aWrongCommandLineEndsWith64() throws {
    let run = try SpawnedTool("card", "ZZ")
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.error.contains(#""ZZ" is no card"#))
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
    #expect(run.error == "standard output: No space left on device; the output is not whole\n")
  }

  @Test func aClosedPipeAtStandardOutputEndsWith73() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let run = try SpawnedTool("--help", output: pipe.fileHandleForWriting)
    #expect(run.status == 73)
    #expect(run.error == "standard output: Broken pipe; the output is not whole\n")
  }
}
