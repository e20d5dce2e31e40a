import ArgumentParser

/// The package's own measurements.
@main
struct Benchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Time what the renderer does. Not a product; build it with -c release.",
    subcommands: [
      Jobs.self, Deck.self, Stages.self, Bands.self, Growth.self, TextLines.self, Workloads.self, Comparison.self,
      Drawings.self, Charts.self, RandomPictures.self, Soak.self,
    ])
}
