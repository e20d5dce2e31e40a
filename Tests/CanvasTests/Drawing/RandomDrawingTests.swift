import Canvas
import CanvasCLibrary
import TestSupport
import Testing

/// Drawings of which a seed decides everything: no call may stop the program, whatever its arguments.
///
/// `.ci/checks/random` runs many more of them under the address sanitizer. It says how many in `RANDOM_DRAWINGS`, from
/// which seed in `RANDOM_DRAWINGS_FROM`, and in `RANDOM_DRAWINGS_SEED_FILE` where to note the seed that is drawn at the
/// moment, so that a drawing that ends the program can be found.
@Suite struct RandomDrawingTests {
  private static func number(_ name: String) -> UInt64? { getenv(name).flatMap { UInt64(String(cString: $0)) } }

  @Test
  func randomDrawingsNeverStopTheProgramAndComeOutTheSameTwice() throws {
    let many = Self.number("RANDOM_DRAWINGS")
    let first = Self.number("RANDOM_DRAWINGS_FROM") ?? 1
    let seedFile = getenv("RANDOM_DRAWINGS_SEED_FILE").map { open($0, O_WRONLY | O_CREAT | O_TRUNC, 0o644) } ?? -1
    let font = try Font.default(size: 12)
    var slowest = (time: Duration.zero, seed: first)
    for seed in first..<first + (many ?? 300) {
      if seedFile >= 0 { note(seed, in: seedFile) }
      // Without a handler the signal ends the program: a drawing that hangs is found by its seed too.
      if many != nil { alarm(60) }
      let start = threadTime()
      do {
        let picture = try RandomDrawing.draw(seed: seed, font: font)
        let time = threadTime() - start
        if time > slowest.time { slowest = (time, seed) }
        if seed % 16 == 0 {
          #expect(try RandomDrawing.draw(seed: seed, font: font) == picture, "seed \(seed)")
        }
      } catch {
        Issue.record("seed \(seed): \(error)")
      }
    }
    alarm(0)
    #expect(slowest.time < .seconds(20), "seed \(slowest.seed) takes \(slowest.time)")
    if let many {
      var usage = rusage()
      // RUSAGE_SELF, whose type is not the same in all C libraries.
      getrusage(0, &usage)
      print(
        "\(many) random drawings from seed \(first): the slowest took \(slowest.time) (seed \(slowest.seed)),",
        "the process at most \(usage.ru_maxrss / 1_024) MiB")
    }
  }

  @Test func drawingInBandsChangesNoPixel() throws {
    let font = try Font.default(size: 12)
    for seed in UInt64(1)...100 {
      let picture = try RandomDrawing.draw(seed: seed, font: font)
      let workers = 2 + Int(seed % 6)
      let bands = DrawingBands(workers: workers, minimumColoredArea: 1, minimumPaintedArea: 1)
      #expect(try RandomDrawing.draw(seed: seed, font: font, bands: bands) == picture, "seed \(seed), \(workers) bands")
    }
  }

  @Test func aRecordingIsDrawnAsTheDrawing() throws {
    let font = try Font.default(size: 12)
    for seed in UInt64(1)...150 {
      let picture = try RandomDrawing.draw(seed: seed, font: font)
      #expect(try RandomDrawing.draw(seed: seed, font: font, isRecorded: true) == picture, "seed \(seed)")
    }
  }

  @Test(arguments: Kernels.allLevels) func everyLevelOfTheKernelsDrawsTheSame(kernels: Kernels) throws {
    let font = try Font.default(size: 12)
    for seed in UInt64(201)...300 {
      let picture = try RandomDrawing.draw(seed: seed, font: font)
      #expect(try RandomDrawing.draw(seed: seed, font: font, kernels: kernels) == picture, "seed \(seed)")
    }
  }

  // The processor's time of this thread: other tests run beside it.
  private func threadTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  private func note(_ seed: UInt64, in file: Int32) {
    let text = "\(seed)                    "
    pwrite(file, text, 20, 0)
  }
}
