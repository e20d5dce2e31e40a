import Canvas
import CanvasCLibrary
import TestSupport
import Testing

struct FilePlaceTests {
  @Test func everyPathToAFileIsTheSamePlace() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write([1], to: folder["a"])
    try AtomicFile.write([1], to: folder["b"])
    link(folder["a"], folder["hard"])
    symlink("a", folder["soft"])
    let place = try #require(FilePlace(folder["a"]))
    for name in ["hard", "soft", "./a", "../" + (folder.path.split(separator: "/").last ?? "") + "/a"] {
      #expect(FilePlace(folder[name]) == place, "\(name)")
    }
    #expect(FilePlace(folder["b"]) != place)
    let descriptor = open(folder["a"], O_RDONLY)
    defer { close(descriptor) }
    #expect(FilePlace(descriptor: descriptor) == place)
  }

  @Test func aFileThatIsNotThereYetHasAPlaceToo() throws {
    let folder = try TemporaryFolder()
    symlink("new", folder["soft"])
    let place = try #require(FilePlace(folder["new"]))
    for name in ["soft", "./new", "x/../new", "x/y/../../new", "x/.././new"] {
      #expect(FilePlace(folder[name]) == place, "\(name)")
    }
    for name in ["new2", "x/new", "new/new"] {
      let other = try #require(FilePlace(folder[name]))
      #expect(other != place, "\(name)")
    }
    #expect(FilePlace(folder["x//y"]) == FilePlace(folder["x/y"]))
    // Names that Unicode calls equal are two; a mark may follow a slash.
    #expect(FilePlace(folder["e\u{301}"]) != FilePlace(folder["\u{E9}"]))
    #expect(FilePlace(folder["\u{338}a"]) != FilePlace(folder["a"]))
    #expect(FilePlace(folder["x/.//\u{338}a"]) == FilePlace(folder["x/\u{338}a"]))
  }

  @Test(arguments: ["/dev/null", "/tmp", "/dev/stdin/x", "", "/proc/self/fd"]) func whatIsNoFileHasNone(path: String) {
    #expect(FilePlace(path) == nil)
  }
}
