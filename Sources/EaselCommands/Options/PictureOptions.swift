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
