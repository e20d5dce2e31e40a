import Canvas
import CanvasCLibrary
import Testing

struct FilePlaceTests {
  @Test func everyPathToAFileIsTheSamePlace() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write([1], to: folder.path("a"))
    try AtomicFile.write([1], to: folder.path("b"))
    link(folder.path("a"), folder.path("hard"))
    symlink("a", folder.path("soft"))
    let place = try #require(FilePlace(folder.path("a")))
    for name in ["hard", "soft", "./a", "../" + (folder.path.split(separator: "/").last ?? "") + "/a"] {
      #expect(FilePlace(folder.path(name)) == place, "\(name)")
    }
    #expect(FilePlace(folder.path("b")) != place)
    let descriptor = open(folder.path("a"), O_RDONLY)
    defer { close(descriptor) }
    #expect(FilePlace(descriptor: descriptor) == place)
  }

  @Test func aFileThatIsNotThereYetHasAPlaceToo() throws {
    let folder = try TemporaryFolder()
    symlink("new", folder.path("soft"))
    let place = try #require(FilePlace(folder.path("new")))
    for name in ["soft", "./new", "x/../new", "x/y/../../new", "x/.././new"] {
      #expect(FilePlace(folder.path(name)) == place, "\(name)")
    }
    for name in ["new2", "x/new", "new/new"] {
      let other = try #require(FilePlace(folder.path(name)))
      #expect(other != place, "\(name)")
    }
    #expect(FilePlace(folder.path("x//y")) == FilePlace(folder.path("x/y")))
    // Names that Unicode calls equal are two; a mark may follow a slash.
    #expect(FilePlace(folder.path("e\u{301}")) != FilePlace(folder.path("\u{E9}")))
    #expect(FilePlace(folder.path("\u{338}a")) != FilePlace(folder.path("a")))
    #expect(FilePlace(folder.path("x/.//\u{338}a")) == FilePlace(folder.path("x/\u{338}a")))
  }

  @Test(arguments: ["/dev/null", "/tmp", "/dev/stdin/x", "", "/proc/self/fd"]) func whatIsNoFileHasNone(path: String) {
    #expect(FilePlace(path) == nil)
  }
}
