import Canvas
import CanvasSystem
import Glibc
import Testing

struct TemporaryFilesTests {
  // In processes of their own, because removing takes the files of every write under way.
  @Test func aSignalRemovesWhatIsNotedAndNothingElse() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      for name in ["noted", "forgotten", "never"] { try AtomicFile.write([1], to: folder.path(name)) }
      #expect(ck_temporary_note(folder.path("noted")) >= 0)
      ck_temporary_forget(ck_temporary_note(folder.path("forgotten")))
      AtomicFile.removeTemporaries()
      #expect(try folder.names == ["forgotten", "never"])
    }
  }

  @Test func withoutAFreeSlotWritingGoesOn() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      while ck_temporary_note(folder.path("x")) >= 0 {}
      try AtomicFile.write([1], to: folder.path("a"))
      #expect(try folder.names == ["a"])
      #expect(ck_temporary_note(String(repeating: "a", count: 5000)) == -1)
    }
  }
}
