import Canvas
import CanvasCLibrary

// What libFuzzer calls. The environment says which target: FUZZ_TARGET is its name. With FUZZ_SEEDS, a folder, the
// seeds of all targets are written there, each into a folder of its target's name, and nothing is run.

nonisolated(unsafe) private var target = Target.drawing

// Of all threads. The clock's time would depend on what else the machine does.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

private func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

@_cdecl("LLVMFuzzerInitialize")
func initialize(_ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutableRawPointer) -> CInt {
  if let folder = environment("FUZZ_SEEDS") {
    writeSeeds(to: folder)
    // Without a search for leaks, which at this place finds what is still in use.
    _exit(0)
  }
  let name = environment("FUZZ_TARGET") ?? ""
  guard let found = (Target.all + [.named]).first(where: { $0.name == name }) else {
    print("error: FUZZ_TARGET '\(name)'; allowed: \(Target.all.map(\.name).joined(separator: ", "))")
    exit(64)
  }
  target = found
  return 0
}

@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let start = processorTime()
  // What is not promised to work throws, and that is an answer.
  try? target.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  let taken = processorTime() - start
  require(taken <= target.mostSeconds, "an input takes \(taken) s of the processor; allowed are \(target.mostSeconds)")
  return 0
}

private func writeSeeds(to folder: String) {
  do {
    for target in Target.all {
      for (number, seed) in try target.seeds().enumerated() {
        try AtomicFile.write(seed, to: "\(folder)/\(target.name)/\(number)")
      }
    }
  } catch {
    print("error: \(error)")
    exit(73)
  }
}
