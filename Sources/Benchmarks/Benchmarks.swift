import ArgumentParser
import CanvasCLibrary

/// The package's own measurements.
@main
struct Benchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Time the renderer. This is not a product; build it with -c release.",
    subcommands: [
      Jobs.self, Deck.self, Stages.self, Bands.self, Growth.self, TextLines.self, Workloads.self, Comparison.self,
      Drawings.self, Charts.self, RandomPictures.self, Soak.self,
    ])
}

/// The processor time of this thread, which excludes other processes.
enum ProcessorTime {
  /// The time, in seconds.
  static var now: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
