import Canvas
import CanvasCLibrary
import TestSupport
import Testing

struct AtomicFileSeveralTests {
  private func files(_ folder: TemporaryFolder, _ names: [String]) -> [AtomicFile.NewFile] {
    names.enumerated().map { AtomicFile.NewFile(path: folder[$1], bytes: [UInt8($0), 7]) }
  }

  @Test(arguments: [1, 4]) func allAreWritten(workers: Int) throws {
    let folder = try TemporaryFolder()
    let names = (0..<30).map { "f\($0 / 10)\($0 % 10)" }
    try AtomicFile.write([9], to: folder["f00"])
    try AtomicFile.write(files(folder, names), workers: workers)
    #expect(folder.names == names)
    for (i, name) in names.enumerated() {
      #expect(try FileReader.bytes(of: folder[name], limit: 10) == [UInt8(i), 7])
    }
    try AtomicFile.write([])
  }

  @Test(arguments: [1, 4]) func whereOneCannotBeWrittenAllStayAsTheyWere(workers: Int) throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write([9], to: folder["a"])
    var all = files(folder, ["a", "b", "c", "d"])
    all[2].path = folder["none/of/it"] + "\0"
    let error = #expect(throws: FileError.self) { try AtomicFile.write(all, workers: workers) }
    #expect(error?.path == all[2].path)
    #expect(folder.names == ["a"])
    #expect(try FileReader.bytes(of: folder["a"], limit: 10) == [9])
  }

  @Test func aNameThatIsTakenByAFolderStopsWhatComesAfterIt() throws {
    let folder = try TemporaryFolder()
    try #require(mkdir(folder["b"], 0o755) == 0)
    let error = #expect(throws: FileError.self) { try AtomicFile.write(files(folder, ["a", "b", "c"])) }
    #expect(error == .writing(path: folder["b"], errno: EISDIR))
    #expect(folder.names == ["b"])
  }

  @Test func syncedFilesAreTheSame() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write(files(folder, ["a", "b"]), sync: true, workers: 2)
    #expect(try FileReader.bytes(of: folder["b"], limit: 10) == [1, 7])
  }
}
