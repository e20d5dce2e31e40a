#if Full || Boards
  /// `easel board toggle`: cards that are turned over by touch.
  struct ToggleCommand: SceneCommand {
    static let configuration = CommandConfiguration(
      commandName: "toggle",
      abstract: "Draw cards that are turned over by touch.",
      usage: "easel board toggle [-o <file>] [<options>]",
      discussion: """
        The cards are two dogs and two foxes, or emoji of your choice. The label below counts the cards that were \
        turned up. Cards are numbered from 0, row by row. The move in --moves is touch 2. # begins a comment. The \
        default size is 375x667.

        EXAMPLES:
          easel board toggle --touch 0,1 -o toggle.png
          easel board toggle --emoji 🍎🍌🍓🍉 --colors coral --touch 3
          easel board toggle --moves touches.txt --frames steps
        """)

    @Option(.file("JSON file of the cards, written by --save. (default: cards face down)", ["json"])) var state: String?

    @OptionGroup var own: OwnOptions<ToggleRequest>

    @OptionGroup var scene: SceneOptions
    @OptionGroup var text: PartOptions<TextSettings>
    @OptionGroup var drawing: DrawingOptions<RefusedSeed>

    /// The request of the command line.
    func request() throws(RequestError) -> ToggleRequest {
      try ToggleRequest(data: state.map(RequestData.file)).with(own, scene, text, drawing.picture)
    }

    /// Any card can be touched, so there is no list of moves.
    func facts(_ cards: ToggleCards, of request: ToggleRequest, moveCount: Int) -> JSONText {
      .object([
        "moves": .whole(request.touched.count + moveCount), "flips": .whole(cards.flips),
        "faceUp": .whole(cards.cards.count(where: \.isFaceUp)),
      ])
    }
  }
#endif
