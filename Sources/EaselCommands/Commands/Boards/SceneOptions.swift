#if Full || Boards
  /// The moves of a board, and its output files. Every `board` command has these options.
  struct SceneOptions: ParsableArguments, GivenMembers {
    enum MovesMember: MemberList {
      static let members = [RequestMember<ToggleRequest>.moves(\.moves).member]
    }

    @OptionGroup var moves: MemberOptions<MovesMember>

    @Option(.folder(FramesArgument.help)) var frames: String?

    @Option(.file("JSON file for the state after the moves, or - for standard output.", ["json"])) var save: String?

    @Option(pictureNamed: "the command's name with .png; none with --frames") var output: String?

    var settings: [MemberSetting] { moves.settings }

    func validate() throws {
      try FramesArgument.check(frames)
      if let save, let problem = FileFormat.json.problem(ofName: save) {
        throw ValidationError("--save \(save): \(problem)")
      }
      if save == "-", output == "-" {
        throw ValidationError("use either --save - or -o -, not both; each is written to standard output")
      }
    }
  }
#endif
