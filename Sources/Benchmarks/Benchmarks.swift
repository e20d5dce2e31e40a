import ArgumentParser

/// The package's own measurements.
@main
struct Benchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Time the renderer. This is not a product; build it with -c release.",
    subcommands: [
      Jobs.self, Deck.self, Stages.self, Bands.self, Growth.self, TextLines.self, Workloads.self, Comparison.self,
      Drawings.self, Charts.self, RandomPictures.self, Soak.self, VegaLite.self,
    ])
}
