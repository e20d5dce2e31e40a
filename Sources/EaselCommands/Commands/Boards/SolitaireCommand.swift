#if Full || Boards
  /// `easel board solitaire`: a board of Klondike.
  struct SolitaireCommand: SceneCommand {
    static let configuration = CommandConfiguration(
      commandName: "solitaire",
      abstract: "Draw a board of Klondike solitaire.",
      usage: "easel board solitaire [-o <file>] [<options>]",
      discussion: """
        Moves in --moves: draw (turn over the top spare card, or restart the spare pile if it is empty), w a1 (move the \
        revealed card to the first arranged place), c3 c5 2 (move two cards from column 3 to column 5), shuffle or \
        shuffle 12 (shuffle and deal again). # begins a comment. --auto then plays safe moves: aces, twos, and cards \
        whose two next lower cards of the other colour are arranged. The default size is 375x667.

        EXAMPLES:
          easel board solitaire --seed 7                        solitaire.png
          easel board solitaire --seed 7 --moves game.txt --frames steps
          easel board solitaire --state game.json --scale 3 -o board.png
          easel board solitaire --state game.json --hint
          easel board solitaire --state game.json --auto --save game.json
          easel board solitaire --stage backs -o row.png        a row of seven backs
        """)

    @Option(
      .file("JSON file of the game, written by --save. (default: dealt with --seed)", ["json"]))
    var state: String?

    @OptionGroup var own: OwnOptions<SolitaireRequest>

    @Flag(help: "Print the legal moves after --moves, one per line, and draw nothing.")
    var listMoves = false

    @Flag(help: "Print a useful move after --moves, if there is one, and draw nothing.")
    var hint = false

    @OptionGroup var scene: SceneOptions
    @OptionGroup var artwork: PartOptions<CardArtworkSettings>
    @OptionGroup var text: PartOptions<TextSettings>
    @OptionGroup var drawing: DrawingOptions<MemberOptions<SeedMember>>

    func validate() throws {
      let request = try checkedRequest()
      try StandardInput.check(state, as: Self.stateOption, moves: request.moves)
      try checkWhatIsPrinted(request)
    }

    /// The request of the command line.
    func request() throws(RequestError) -> SolitaireRequest {
      try SolitaireRequest(data: state.map(RequestData.file)).with(
        own, scene, artwork, text, drawing.picture, drawing.seed)
    }

    /// Throws if the command line prints moves and also writes files.
    private func checkWhatIsPrinted(_ request: SolitaireRequest) throws(ValidationError) {
      if listMoves, hint { throw ValidationError("use either --list-moves or --hint, not both") }
      guard listMoves || hint else { return }
      let written = [
        ("-o", scene.output != nil), ("--frames", scene.frames != nil), ("--save", scene.save != nil),
        ("--stage", request.stage != .game),
      ]
      if let (name, _) = written.first(where: \.1) {
        throw ValidationError("\(listMoves ? "--list-moves" : "--hint") draws nothing, so \(name) can't be used")
      }
    }

    func facts(_ game: Solitaire, of request: SolitaireRequest, moveCount: Int) -> JSONText {
      .object([
        "isWon": .bool(game.isWon), "moves": .whole(moveCount), "arranged": .whole(game.arranged.joined().count),
        "legalMoves": .moves(game.legalMoves),
      ])
    }

    func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
      guard listMoves || hint else { return try paint(in: environment) }
      return try printMoves(of: asTool(request()), Resources(of: environment), in: environment)
    }

    /// Prints the output of `--list-moves` or `--hint`.
    private func printMoves(
      of request: SolitaireRequest, _ resources: Resources, in environment: ToolEnvironment
    ) throws(ToolError) -> ExitStatus {
      let (game, warnings) = try asTool(request.played(in: resources))
      environment.print(warnings: warnings)
      guard !drawing.report.json else {
        try environment.printResult(movesJSON(of: game).line)
        return .done
      }
      guard hint else {
        for move in game.legalMoves { try environment.printResult("\(move)") }
        return .done
      }
      if let move = game.hint {
        try environment.printResult("\(move)")
      } else if !drawing.report.quiet {
        environment.printMessage(game.isWon ? "the game is won" : "no useful move is left; use shuffle to deal again")
      }
      return .done
    }

    /// The JSON of `--list-moves` or `--hint`. The hint is null if there is none.
    private func movesJSON(of game: Solitaire) -> JSONText {
      let version = JSONText.whole(Report.version)
      guard hint else { return .object(["version": version, "moves": .moves(game.legalMoves)]) }
      return .object(["version": version, "hint": game.hint.map { .text("\($0)") } ?? .null])
    }
  }
#endif
