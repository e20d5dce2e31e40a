internal import ArgumentParser
internal import EaselShared

/// The option `--seed` of commands that draw nothing random. It is not in the help, and it is refused with a reason.
struct RefusedSeed: ParsableArguments {
  init() {}

  @Option(
    parsing: .unconditional, help: ArgumentHelp(valueName: "number", visibility: .hidden),
    transform: NumberArgument.seed)
  var seed: UInt64?

  func validate() throws {
    if seed != nil { throw ValidationError("--seed can't be used here, because nothing is random") }
  }
}
