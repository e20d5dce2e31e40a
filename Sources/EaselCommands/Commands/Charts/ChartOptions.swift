/// The titles and the theme of a chart. Every chart has these options.
enum LookMembers: MemberList {
  static let members = ChartLookSettings.members.map(\.member)
  static let describe = ToolFlag(
    "describe",
    help: "Describe the chart in one sentence, for alt text, and draw nothing; the roles of the columns are notes.")
  static let flags = [describe]
}

typealias LookOptions = MemberOptions<LookMembers>

extension LookOptions {
  var describe: Bool { has(LookMembers.describe) }
}

/// How a plot's table is read, and how its numbers are written.
enum ReadingMembers: MemberList {
  static let members = TableSettings.readingMembers.map(\.member)
}

/// The look of a pie.
struct PieOptions: ParsableArguments, GivenMembers {
  /// The members before `--frames`.
  enum FirstMembers: MemberList {
    static let members = PieSettings.firstMembers.map(\.member)
  }

  /// The members after it.
  enum TouchMembers: MemberList {
    static let members = PieSettings.touchMembers.map(\.member)
  }

  @OptionGroup var first: MemberOptions<FirstMembers>

  @Option(.folder("\(FramesArgument.help) Only with --moves.")) var frames: String?

  @OptionGroup var touches: MemberOptions<TouchMembers>

  var settings: [MemberSetting] { first.settings + touches.settings }
}
