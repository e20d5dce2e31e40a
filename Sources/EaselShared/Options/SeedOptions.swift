package import ArgumentParser

/// The seed for random choices. Commands that can draw something random have this option.
package struct SeedOptions: ParsableArguments {
  package init() {}

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Seed for random choices. (default: 1)", valueName: "number"),
    transform: NumberArgument.seed)
  package var seed: UInt64?

  package var usedSeed: UInt64 { seed ?? 1 }

  /// Throws if there is a seed, but the other options leave nothing random.
  ///
  /// - Parameter condition: The options with which the command takes a seed.
  package func checkNoSeed(_ condition: String) throws(ValidationError) {
    if seed != nil { throw ValidationError("--seed requires \(condition)") }
  }

  /// Sets an option of a job.
  package mutating func set(_ option: PlainOption) {
    if case .seed(let number) = option { seed = number }
  }
}

/// The option `--seed` of commands that draw nothing random. It is not in the help, and it is refused with a reason.
package struct RefusedSeed: ParsableArguments {
  package init() {}

  @Option(
    parsing: .unconditional, help: ArgumentHelp(valueName: "number", visibility: .hidden),
    transform: NumberArgument.seed)
  var seed: UInt64?

  package func validate() throws {
    if seed != nil { throw ValidationError("--seed can't be used here, because nothing is random") }
  }
}
