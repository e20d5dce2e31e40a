#if Full || Boards
  /// `easel board concentration`: the game of pairs.
  struct ConcentrationCommand: SceneCommand {
    static let configuration = CommandConfiguration(
      commandName: "concentration",
      abstract: "Draw the game of pairs.",
      usage: "easel board concentration [-o <file>] [<options>]",
      discussion: """
        Cards are numbered from 0, row by row. The move in --moves is choose 4. # begins a comment. The default size is \
        375x667.

        EXAMPLES:
          easel board concentration --pairs 8 --seed 3 --choose 0,5,2 -o pairs.png
          easel board concentration --theme fruit --colors coral --choose 0
          easel board concentration --state game.json --moves game.txt --frames steps
        """)

    @Option(
      .file("JSON file of the game, written by --save. (default: dealt with --seed)", ["json"]))
    var state: String?

    @OptionGroup var own: OwnOptions<ConcentrationRequest>

    @OptionGroup var scene: SceneOptions
    @OptionGroup var text: PartOptions<TextSettings>
    @OptionGroup var drawing: DrawingOptions<MemberOptions<SeedMember>>

    /// The request of the command line.
    func request() throws(RequestError) -> ConcentrationRequest {
      try ConcentrationRequest(data: state.map(RequestData.file)).with(own, scene, text, drawing.picture, drawing.seed)
    }

    func facts(_ game: Concentration, of request: ConcentrationRequest, moveCount: Int) -> JSONText {
      .object([
        "isWon": .bool(game.isDone), "moves": .whole(request.chosen.count + moveCount), "flips": .whole(game.flips),
        "matches": .whole(game.matches), "pairs": .whole(game.cards.count / 2), "legalMoves": .moves(game.legalMoves),
      ])
    }
  }
#endif
