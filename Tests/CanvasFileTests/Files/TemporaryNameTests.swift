import Canvas
import CanvasCLibrary
import TestSupport
import Testing

struct TemporaryNameTests {
  /// A number that a process had and none has.
  private func numberOfADeadProcess() -> Int32 {
    var child = pid_t()
    let arguments: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
    defer { free(arguments[0]) }
    guard posix_spawn(&child, "/bin/true", nil, nil, arguments, nil) == 0 else { return -1 }
    waitpid(child, nil, 0)
    return child
  }

  @Test func whatAKilledProcessLeftIsRemovedByTheNextWrite() throws {
    let folder = try TemporaryFolder()
    let dead = TemporaryName.name(ofProcess: numberOfADeadProcess())
    let kept = [
      TemporaryName.name(ofProcess: getpid()), TemporaryName.name(ofProcess: 1),
      // Of another system, of nobody, and of an older version.
      ".canvas-abc-\(numberOfADeadProcess())-1.tmp", dead + "x", ".canvas-1.tmp",
    ]
    for name in kept + [dead] { try create(folder[name]) }
    try AtomicFile.write([1], to: folder["a"])
    #expect(folder.names == (kept + ["a"]).sorted())
  }

  private func create(_ path: String) throws {
    let descriptor = open(path, O_CREAT | O_WRONLY, 0o600)
    #expect(descriptor >= 0)
    close(descriptor)
  }
}
