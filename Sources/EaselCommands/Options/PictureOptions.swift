/// The size, font and encoding of a picture. Every command that draws has these options.
enum PictureMembers: MemberList {
  static let members = PictureSettings.members.map(\.member)
  static let sync = ToolFlag("sync", help: "Flush files to disk before exiting.")
  static let flags = [sync]
}

typealias PictureOptions = MemberOptions<PictureMembers>

extension PictureOptions {
  var sync: Bool { has(PictureMembers.sync) }
}

/// The seed of a request's random choices. Commands that can draw something random have this option.
enum SeedMember: MemberList {
  static let members = [DeckSettings.seed.member]
}

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

/// The options that all commands end with that draw: those of the picture, the seed or its refusal, and the report.
struct DrawingOptions<Seed: ParsableArguments>: ParsableArguments {
  @OptionGroup var picture: PictureOptions
  @OptionGroup var seed: Seed
  @OptionGroup var report: ReportOptions

  /// The output of a command for one picture, with the value of `-o` and the name of the file without it.
  func output(
    _ output: String?, name: String, readers: PictureOutput.Readers = .atTerminal, isDescription: Bool = false
  ) -> PictureOutput {
    PictureOutput(
      output: output, name: name, sync: picture.sync, report: report, readers: readers, isDescription: isDescription)
  }

  /// The output of a chart of a table, which is named like the table if no other name is given.
  func output(_ files: TableFiles, isDescription: Bool) -> PictureOutput {
    output(
      files.output, name: PictureDestination.stem(ofData: files.data), readers: .all, isDescription: isDescription)
  }
}
