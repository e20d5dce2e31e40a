import Canvas
import EaselComparison
import EaselShared
import Foundation
import Testing

@Suite struct PictureTreeTests {
  @Test func foldersInsideAreSearchedAndNamesSortedByBytes() throws {
    let folder = try TemporaryFolder()
    for name in ["b.png", "B.PNG", "a/z.png", "a/b/c.png", "notes.txt", "png"] { try folder.write("", as: name) }
    #expect(try PictureTree(folder.path).files == ["B.PNG", "a/b/c.png", "a/z.png", "b.png"].map(FilePath.init(_:)))
  }

  @Test func aLinkToItsOwnFolderEndsTheSearch() throws {
    let folder = try TemporaryFolder()
    try folder.write("", as: "a.png")
    try FileManager.default.createSymbolicLink(atPath: folder["again"], withDestinationPath: folder.path)
    #expect(try PictureTree(folder.path).files == [FilePath("a.png")])
  }

  @Test func whatIsNoRegularFileIsLeftOut() throws {
    let folder = try TemporaryFolder()
    try folder.write("", as: "a.png")
    #expect(mkfifo(folder["pipe.png"], 0o600) == 0)
    for (link, target) in [("zero.png", "/dev/zero"), ("to-a.png", "a.png"), ("nothing.png", "no.png")] {
      try FileManager.default.createSymbolicLink(atPath: folder[link], withDestinationPath: target)
    }
    let found = try PictureTree(folder.path)
    #expect(found.files == ["a.png", "nothing.png", "to-a.png"].map(FilePath.init(_:)))
    #expect(found.leftOut == ["pipe.png", "zero.png"].map(FilePath.init(_:)))
  }

  @Test func aMissingFolderIsUnreadable() {
    let error = #expect(throws: ToolError.self) { try PictureTree("/nowhere") }
    #expect(error?.status == .unreadable)
    #expect(error?.description == "/nowhere: can't be read: No such file or directory")
  }
}
