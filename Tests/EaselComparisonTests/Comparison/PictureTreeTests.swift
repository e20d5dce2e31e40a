import Canvas
import EaselComparison
import EaselShared
import Foundation
import TestSupport
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
    try FileManager.default.createDirectory(atPath: folder["in"], withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: folder["in/up"], withDestinationPath: folder.path)
    let found = try PictureTree(folder.path)
    #expect(found.files == [FilePath("a.png")])
    #expect(found.leftOut.map(\.path.text) == ["again", "in/up"])
    #expect(found.leftOut.allSatisfy { $0.reason == .cycle })
  }

  @Test func aLinkToAnotherFolderIsFollowed() throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    for name in ["in/a.png", "b.png"] { try other.write("", as: name) }
    try folder.write("", as: "c/d.png")
    for (link, target) in [("x", other.path), ("y", other.path), ("z", folder["c"])] {
      try FileManager.default.createSymbolicLink(atPath: folder[link], withDestinationPath: target)
    }
    let found = try PictureTree(folder.path)
    #expect(found.files.map(\.text) == ["c/d.png", "x/b.png", "x/in/a.png", "y/b.png", "y/in/a.png", "z/d.png"])
    #expect(found.leftOut.isEmpty)
  }

  @Test func linksThatMultiplyEndTheSearch() throws {
    let folder = try TemporaryFolder()
    for i in 0..<20 {
      try folder.write("", as: "\(i)/a.txt")
      for link in ["x", "y"] {
        try FileManager.default.createSymbolicLink(atPath: folder["\(i)/\(link)"], withDestinationPath: "../\(i + 1)")
      }
    }
    try folder.write("", as: "20/a.png")
    let error = #expect(throws: ToolError.self) { try PictureTree(folder["0"]) }
    #expect(error?.description.hasSuffix(": links lead to more than 10000 folders; remove some of them") == true)
  }

  @Test func picturesOfOtherFormatsAreNamed() throws {
    let folder = try TemporaryFolder()
    for name in ["a.svg", "b.WebP", "c.txt", "in/d.gif", "e.png", "svg"] { try folder.write("", as: name) }
    let found = try PictureTree(folder.path)
    #expect(found.files == [FilePath("e.png")])
    #expect(found.leftOut.map(\.path.text) == ["a.svg", "b.WebP", "in/d.gif"])
    #expect(found.leftOut.allSatisfy { $0.reason == .otherFormat })
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
    #expect(found.leftOut.map(\.path.text) == ["pipe.png", "zero.png"])
    #expect(found.leftOut.allSatisfy { $0.reason == .notRegular })
  }

  @Test func aMissingFolderIsUnreadable() {
    let error = #expect(throws: ToolError.self) { try PictureTree("/nowhere") }
    #expect(error?.status == .unreadable)
    #expect(error?.description == "/nowhere: can't be read: No such file or directory")
  }
}
