#if Full || Boards
  /// The moves of a board, and its output files. Every `board` command has these options.
  struct SceneOptions: ParsableArguments, GivenMembers {
    enum MovesMember: MemberList {
      static let members = [RequestMember<ToggleRequest>.moves(\.moves).member]
    }

    @OptionGroup var moves: MemberOptions<MovesMember>

    @Option(
      help: ArgumentHelp(FramesArgument.help, valueName: "folder"),
      completion: .directory, transform: PathArgument.path)
    var frames: String?

    @Option(
      help: ArgumentHelp("JSON file for the state after the moves, or - for standard output.", valueName: "file"),
      completion: .file(extensions: ["json"]), transform: PathArgument.path)
    var save: String?

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
