import Canvas
import CanvasCLibrary
import TestSupport
import Testing

struct AtomicFileWriterTests {
  @Test func piecesBecomeOneFileWhenItIsFinished() throws {
    let folder = try TemporaryFolder()
    let path = folder["x/a"]
    let writer = try AtomicFileWriter(path)
    try writer.write([1, 2])
    #expect(access(path, F_OK) != 0)
    try writer.write([])
    try writer.write([3])
    try writer.finish()
    #expect(try FileReader.bytes(of: path, limit: 100) == [1, 2, 3])
  }

  @Test func aWriterThatGoesUnfinishedLeavesTheOldFileAndNothingElse() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write([7], to: folder["a"])
    do {
      let writer = try AtomicFileWriter(folder["a"])
      try writer.write([1, 2])
      #expect(folder.names.count == 2)
    }
    #expect(folder.names == ["a"])
    #expect(try FileReader.bytes(of: folder["a"], limit: 100) == [7])
  }

  @Test func anUnwritablePlaceIsKnownBeforeTheFirstByte() {
    for path in ["/proc/nowhere/a", "/dev/full/a", "/tmp", ""] {
      #expect(throws: FileError.self) { try AtomicFileWriter(path) }
    }
  }

  @Test func aFullDeviceFailsAtTheWrite() throws {
    let writer = try AtomicFileWriter("/dev/full")
    #expect(throws: FileError.writing(path: "/dev/full", errno: ENOSPC)) { try writer.write([1]) }
  }
}
