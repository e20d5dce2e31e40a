import Canvas
import CanvasGoldens
import Testing

@Suite struct UsedGoldensTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
    try package.write(Array("goldens\told.png\n".utf8), to: ".build/goldens-used/4-100-5.txt")
    try package.write(Array("Tests/Pictures\ta/b.png\ngoldens\ta.png\n".utf8), to: ".build/goldens-used/4-200-6.txt")
    try package.write(Array("no tab\n".utf8), to: ".build/goldens-used/1790000000-7.txt")
    try package.write(Array("goldens\tnotes.png\n".utf8), to: ".build/goldens-used/notes.md")
  }

  private func goldens() throws -> Set<FilePath> { try UsedGoldens(scratch: package.scratch).goldens }

  @Test func linesAreFoldersAndGoldens() throws {
    #expect(try goldens() == Set(["goldens/old.png", "goldens/a.png", "Tests/Pictures/a/b.png"].map { FilePath($0) }))
    #expect(try UsedGoldens(scratch: package.scratch).folders == [FilePath("goldens"), FilePath("Tests/Pictures")])
  }

  @Test func aRunOfAllTestsForgetsEarlierRuns() throws {
    UsedGoldens.begin(TestRun(id: "4-200", hasAllTests: true), scratch: package.scratch)
    #expect(package.names(in: ".build/goldens-used") == ["4-200-6.txt", "notes.md"])
    #expect(try goldens() == [FilePath("goldens/a.png"), FilePath("Tests/Pictures/a/b.png")])
  }

  @Test func aRunOfSomeTestsForgetsNothing() throws {
    UsedGoldens.begin(TestRun(id: "4-300", hasAllTests: false), scratch: package.scratch)
    #expect(package.names(in: ".build/goldens-used").count == 4)
  }

  @Test func withoutAFolderNothingIsKnown() throws {
    let other = try TemporaryPackage()
    UsedGoldens.begin(TestRun(id: "4-300", hasAllTests: true), scratch: other.scratch)
    #expect(throws: FileError.self) { try UsedGoldens(scratch: other.scratch) }
  }
}
