internal import ArgumentParser
internal import EaselShared

/// The seed of a request's random choices. Commands that can draw something random have this option.
struct SeedOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: ArgumentHelp("Seed for random choices. (default: 1)", valueName: "number"),
    transform: NumberArgument.seed)
  var seed: UInt64?
}
