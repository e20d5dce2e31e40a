import EaselCommands
import Foundation
import Testing

@Suite struct PNGFolderTests {
  @Test func foldersInsideAreSearchedAndNamesSortedByBytes() throws {
    let folder = try TemporaryFolder()
    for name in ["b.png", "B.PNG", "a/z.png", "a/b/c.png", "notes.txt", "png"] { try folder.write("", as: name) }
    #expect(try PNGFolder.names(in: folder.path) == ["B.PNG", "a/b/c.png", "a/z.png", "b.png"])
  }

  @Test func aLinkToItsOwnFolderEndsTheSearch() throws {
    let folder = try TemporaryFolder()
    try folder.write("", as: "a.png")
    try FileManager.default.createSymbolicLink(atPath: folder["again"], withDestinationPath: folder.path)
    #expect(try PNGFolder.names(in: folder.path) == ["a.png"])
  }

  @Test func aMissingFolderIsUnreadable() {
    let error = #expect(throws: ToolError.self) { try PNGFolder.names(in: "/nowhere") }
    #expect(error?.status == .unreadable)
    #expect(error?.description == "/nowhere: No such file or directory; a readable PNG file or folder is needed")
  }
}
