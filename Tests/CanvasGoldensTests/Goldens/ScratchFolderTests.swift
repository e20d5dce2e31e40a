import Canvas
import CanvasCLibrary
import CanvasGoldens
import Testing

@Suite struct ScratchFolderTests {
  @Test func itIsTheFolderAboveTheProgramWithTheStateOfSwiftPM() throws {
    let package = try TemporaryPackage()
    try package.write([], to: "elsewhere/workspace-state.json")
    try package.write([], to: "elsewhere/x86_64/debug/tests.xctest")
    let program = "\(package.path)/elsewhere/x86_64/debug/tests.xctest"
    #expect(ScratchFolder.folder(ofExecutable: program) == FilePath(resolving: "\(package.path)/elsewhere"))
    // Links to the program's folder are followed: SwiftPM makes one for each configuration.
    #expect(unsafe symlink("x86_64/debug", "\(package.path)/elsewhere/debug") == 0)
    let linked = "\(package.path)/elsewhere/debug/tests.xctest"
    #expect(ScratchFolder.folder(ofExecutable: linked) == FilePath(resolving: "\(package.path)/elsewhere"))
    #expect(ScratchFolder.folder(ofExecutable: "\(package.path)/Package.swift") == nil)
    #expect(ScratchFolder.folder(ofExecutable: "\(package.path)/no/such\0") == nil)
  }

  @Test func thisProcessHasOne() throws {
    let scratch = try #require(ScratchFolder.folder(ofExecutable: "/proc/self/exe"))
    // These tests' package, and no other, has its failures there.
    let own = try GoldenStore(sourceFile: #filePath, recording: .never).package
    #expect(FilePath(resolving: ScratchFolder.path(ofPackage: own)) == scratch)
    let other = try TemporaryPackage()
    #expect(ScratchFolder.path(ofPackage: other.path) == other.scratch)
  }
}
