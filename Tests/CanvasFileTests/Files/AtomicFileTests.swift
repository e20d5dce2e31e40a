import Canvas
import CanvasCLibrary
import TestSupport
import Testing

struct AtomicFileTests {
  @Test func aNewFileHasItsBytesAndTheModeOfAnyNewFile() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write([1, 2, 3], to: folder["a.bin"])
    #expect(try read(folder["a.bin"]) == [1, 2, 3])
    #expect(folder.names == ["a.bin"])
    let other = open(folder["b"], O_WRONLY | O_CREAT, 0o666)
    close(other)
    #expect(mode(folder["a.bin"]) == mode(folder["b"]))
  }

  @Test func anEmptyFileCanBeWritten() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write([], to: folder["a"])
    #expect(try read(folder["a"]) == [])
  }

  @Test func anOldFileIsReplacedAndKeepsItsMode() throws {
    let folder = try TemporaryFolder()
    let path = folder["a"]
    try AtomicFile.write([UInt8](repeating: 7, count: 100), to: path)
    chmod(path, 0o640)
    // Who has the old file open goes on reading the old bytes: it is another file now.
    let old = open(path, O_RDONLY)
    defer { close(old) }
    try AtomicFile.write([1], to: path, sync: true)
    #expect(try read(path) == [1])
    #expect(mode(path) == 0o640)
    #expect(try FileReader.bytes(ofDescriptor: old, path: path, limit: 1000).count == 100)
    #expect(folder.names == ["a"])
  }

  @Test func aReaderFindsAWholeFileWhileSeveralWritersReplaceIt() throws {
    let folder = try TemporaryFolder()
    let (path, size) = (folder["a"], 100_000)
    try AtomicFile.write([UInt8](repeating: 0, count: size), to: path)
    symlink("a", folder["link"])
    let wholeCounts = parallelMap(count: 4, workers: 4) { worker in
      (0..<300).count { _ in
        guard worker > 0 else {
          guard let bytes = try? read(path) else { return false }
          return bytes.count == size && bytes.allSatisfy { $0 == bytes[0] }
        }
        let bytes = [UInt8](repeating: UInt8(worker), count: size)
        return (try? AtomicFile.write(bytes, to: worker == 1 ? folder["link"] : path)) != nil
      }
    }
    #expect(wholeCounts == [300, 300, 300, 300])
    #expect(folder.names == ["a", "link"] && isLink(folder["link"]))
  }

  @Test func missingFoldersAreCreated() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write([1], to: folder["x/y//z/a"])
    try AtomicFile.write([2], to: folder["x/y/b"])
    #expect(try read(folder["x/y/z/a"]) == [1])
    #expect(try read(folder["x/y/b"]) == [2])
  }

  @Test func aLinkStaysAndItsTargetIsReplaced() throws {
    let folder = try TemporaryFolder()
    mkdir(folder["sub"], 0o777)
    try AtomicFile.write([1], to: folder["sub/target"])
    // A link to a link, each relative to its own folder.
    symlink("sub/second", folder["first"])
    symlink("target", folder["sub/second"])
    try AtomicFile.write([2], to: folder["first"])
    #expect(isLink(folder["first"]) && isLink(folder["sub/second"]))
    #expect(!isLink(folder["sub/target"]))
    #expect(try read(folder["sub/target"]) == [2])
    #expect(folder.names == ["first", "sub"])
  }

  @Test func aLinkToNothingCreatesItsTarget() throws {
    let folder = try TemporaryFolder()
    symlink("new/target", folder["link"])
    try AtomicFile.write([5], to: folder["link"])
    #expect(isLink(folder["link"]))
    #expect(try read(folder["new/target"]) == [5])
  }

  @Test func linksInACircleAreAnError() throws {
    let folder = try TemporaryFolder()
    symlink("b", folder["a"])
    symlink("a", folder["b"])
    #expect(throws: FileError.writing(path: folder["a"], errno: ELOOP)) {
      try AtomicFile.write([1], to: folder["a"])
    }
  }

  @Test func aFolderIsAnError() throws {
    let folder = try TemporaryFolder()
    for path in [folder.path, folder["new/"], "/", "."] {
      #expect(throws: FileError.writing(path: path, errno: EISDIR)) { try AtomicFile.write([1], to: path) }
    }
    #expect(folder.names == [])
  }

  @Test func aFileOnTheWayIsAnError() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write([1], to: folder["file"])
    for name in ["file/a", "file/a/b", "file/"] {
      #expect(throws: FileError.writing(path: folder[name], errno: ENOTDIR)) {
        try AtomicFile.write([1], to: folder[name])
      }
    }
    #expect(try read(folder["file"]) == [1])
  }

  @Test func aPlaceWhereNobodyMayWriteIsAnError() {
    // Not even root can create files here.
    for path in ["/proc/a.png", "/proc/new/a.png"] {
      #expect(throws: FileError.self) { try AtomicFile.write([1], to: path) }
    }
    #expect(throws: FileError.writing(path: "", errno: ENOENT)) { try AtomicFile.write([1], to: "") }
    #expect(throws: FileError.writing(path: "a\0b", errno: EINVAL)) { try AtomicFile.write([1], to: "a\0b") }
  }

  @Test func aFullDeviceIsAnErrorAndStaysADevice() {
    do throws(FileError) {
      try AtomicFile.write([1, 2, 3], to: "/dev/full")
      Issue.record("a full device took bytes")
    } catch {
      #expect(error == .writing(path: "/dev/full", errno: ENOSPC))
      #expect(!error.isReading)
      #expect(error.description == "/dev/full: can't be written: No space left on device")
    }
    var status = stat()
    #expect(stat("/dev/full", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    #expect(throws: Never.self) { try AtomicFile.write([1], to: "/dev/null", sync: true) }
  }

  @Test func aPipeIsWrittenInPlace() throws {
    let folder = try TemporaryFolder()
    let path = folder["pipe"]
    mkfifo(path, 0o600)
    let end = open(path, O_RDWR | O_NONBLOCK)
    defer { close(end) }
    try AtomicFile.write([4, 5, 6], to: path)
    var bytes = [UInt8](repeating: 0, count: 10)
    #expect(Glibc.read(end, &bytes, 10) == 3)
    #expect(bytes.prefix(3) == [4, 5, 6])
    #expect(folder.names == ["pipe"])
  }

  @Test func aFailureHalfWayLeavesTheOldFileAndNothingElse() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      try AtomicFile.write([1, 2], to: folder["old"])
      // The system takes 1000 bytes and no more: the first write is a partial one, the second fails.
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 1000, rlim_max: 1000)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      for name in ["old", "new"] {
        #expect(throws: FileError.writing(path: folder[name], errno: EFBIG)) {
          try AtomicFile.write([UInt8](repeating: 0, count: 5000), to: folder[name])
        }
      }
      #expect(folder.names == ["old"])
      #expect(try FileReader.bytes(of: folder["old"], limit: 10) == [1, 2])
    }
  }

  private func read(_ path: String) throws -> [UInt8] { try FileReader.bytes(of: path, limit: 1 << 20) }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  private func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
