import Canvas
import EaselCommands
import EaselTestSupport
import Foundation
import TestSupport
import Testing

/// Where a picture can't be written, the run ends with 73 and one line, and nothing is left behind.
@Suite struct UnwritablePlaceTests {
  // Places that root can't write either.
  @Test(arguments: ["/proc/easel.png", "/dev/full/easel.png", "/dev/full"]) func anUnwritablePlaceEndsWith73(
    path: String
  ) {
    let run = RecordedRun("card", "QH", "-o", path)
    #expect(run.status == .unwritable)
    #expect(run.error.hasPrefix(path.hasPrefix("/proc") ? "/proc" : "/dev/full"), "\(run.error)")
    #expect(run.errorLines.count == 1)
    #expect(run.output.isEmpty)
  }

  @Test func aFolderAsOutputStays() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", as: "out/notes.txt")
    let run = RecordedRun("card", "QH", "-o", folder["out"])
    #expect(run.status == .unwritable)
    #expect(run.error.hasPrefix("\(folder["out"]): "))
    #expect(run.errorLines.count == 1)
    #expect(folder.names == ["out"])
    #expect(try folder.bytes("out/notes.txt") == Array("mine".utf8))
  }

  @Test func aLinkIsFollowedAndStays() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", as: "real.png")
    try FileManager.default.createSymbolicLink(atPath: folder["link.png"], withDestinationPath: "real.png")
    #expect(RecordedRun("card", "QH", "-o", folder["link.png"]).status == .done)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder["link.png"]) == "real.png")
    #expect(try Image(png: folder.bytes("real.png")).pixelWidth == 250)
    #expect(folder.names == ["link.png", "real.png"])
  }

  @Test func parentFoldersAreMade() throws {
    let folder = try TemporaryFolder()
    #expect(RecordedRun("card", "QH", "-o", folder["a/b/c.png"]).status == .done)
    #expect(try Image(png: folder.bytes("a/b/c.png")).pixelWidth == 250)
  }

  @Test func syncWritesTheSameFile() throws {
    let folder = try TemporaryFolder()
    #expect(RecordedRun("card", "QH", "--sync", "-o", folder["a.png"]).status == .done)
    #expect(RecordedRun("card", "QH", "-o", folder["b.png"]).status == .done)
    #expect(try folder.bytes("a.png") == folder.bytes("b.png"))
  }
}
