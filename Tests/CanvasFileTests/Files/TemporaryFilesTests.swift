import Canvas
import CanvasCLibrary
import CanvasSystem
import TestSupport
import Testing

struct TemporaryFilesTests {
  // In processes of their own, because removing takes the files of every write under way.
  @Test func aSignalRemovesWhatIsNotedAndNothingElse() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      var number: Int32 = 0
      for name in ["noted", "renamed", "removed"] {
        #expect(ck_temporary_open(folder[name], &number) >= 0)
        if name == "renamed" { #expect(ck_temporary_rename(number, folder["kept"]) == 0) }
        if name == "removed" { ck_temporary_remove(number) }
      }
      #expect(ck_temporary_open(folder["noted"], &number) < 0)
      #expect(errno == EEXIST)
      // More than there is room for at first.
      for place in 0..<300 { #expect(ck_temporary_open(folder["\(place)"], &number) >= 0) }
      ck_unlink_temporaries()
      #expect(folder.names == ["kept"])
    }
  }

  @Test func afterASignalNoFileIsCreated() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let folder = try TemporaryFolder()
      // The handler runs on this thread; the others go on until the process ends.
      for _ in 0..<4 {
        var thread = pthread_t()
        let path = Unmanaged.passRetained(folder).toOpaque()
        pthread_create(
          &thread, nil,
          { path in
            guard let path else { return nil }
            let folder = Unmanaged<TemporaryFolder>.fromOpaque(path).takeUnretainedValue()
            var number: Int32 = 0
            while true {
              let name = UInt64.random(in: 0 ... .max)
              let descriptor = ck_temporary_open(folder["\(name)"], &number)
              close(descriptor)
            }
          }, path)
      }
      usleep(20_000)
      ck_unlink_temporaries()
      usleep(20_000)
      let left = folder.names
      #expect(left == [])
      _exit(left.isEmpty ? 7 : 1)
    }
  }
}
